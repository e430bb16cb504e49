"""Speaks sentences with the library of espeak-ng, which reports when each word begins.

Reads the output of reading-sentences.ts. Writes a .wav for each sentence into the given folder, and prints an index:
by name, the length of the recording in milliseconds and when each word begins.
"""

import array
import ctypes
import json
import sys
import wave

VOICE = b"en-gb"
WORDS_A_MINUTE = 140
# Wireless headphones may swallow the first moment.
LEAD_MS = 80
TAIL_MS = 120
LOUDNESS_RMS = 0.09
LOUDEST = 0.84
SILENT_BELOW = 100  # of 32767

AUDIO_OUTPUT_RETRIEVAL = 1
PARAMETER_RATE = 1
CHARACTERS_UTF8 = 1
EVENT_END, EVENT_WORD = 0, 1


class Event(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int),
        ("unique_identifier", ctypes.c_uint),
        ("text_position", ctypes.c_int),
        ("length", ctypes.c_int),
        ("audio_position", ctypes.c_int),
        ("sample", ctypes.c_int),
        ("user_data", ctypes.c_void_p),
        ("id", ctypes.c_char * 8),
    ]


engine = ctypes.CDLL("libespeak-ng.so.1")
samples = array.array("h")
began = []


@ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.POINTER(Event))
def received(wav, count, events):
    if wav and count:
        samples.extend(wav[:count])
    index = 0
    while events[index].type != EVENT_END:
        if events[index].type == EVENT_WORD:
            began.append((events[index].text_position - 1, events[index].audio_position))
        index += 1
    return 0


rate = engine.espeak_Initialize(AUDIO_OUTPUT_RETRIEVAL, 0, None, 0)
engine.espeak_SetSynthCallback(received)
engine.espeak_SetVoiceByName(VOICE)
engine.espeak_SetParameter(PARAMETER_RATE, WORDS_A_MINUTE, 0)


def speak(text):
    del samples[:], began[:]
    encoded = text.encode()
    engine.espeak_Synth(encoded, len(encoded) + 1, 0, 1, 0, CHARACTERS_UTF8, None, None)
    engine.espeak_Synchronize()


def trimmed():
    """The samples without silence at both ends, and the milliseconds cut off at the start."""
    loud = [index for index, sample in enumerate(samples) if abs(sample) > SILENT_BELOW]
    return samples[loud[0] : loud[-1] + 1], loud[0] * 1000 / rate


def levelled(spoken):
    heard = [sample for sample in spoken if abs(sample) > SILENT_BELOW * 5]
    rms = (sum(sample * sample for sample in heard) / len(heard)) ** 0.5 / 32768
    loudest = max(abs(sample) for sample in spoken) / 32768
    gain = min(LOUDNESS_RMS / rms, LOUDEST / loudest)
    return array.array("h", (round(sample * gain) for sample in spoken))


def onsets(starts, length, end_ms):
    """When each word begins. For small words that the engine joins, its one time is divided by their letters."""
    known = {0: 0.0}
    for place, at_ms in began:
        known.setdefault(max(index for index, start in enumerate(starts) if start <= max(place, starts[0])), at_ms)
    anchors = sorted(known.items()) + [(len(starts), end_ms)]
    places = [*starts, length]
    times = []
    for (word, at_ms), (next_word, next_ms) in zip(anchors, anchors[1:]):
        letters = places[next_word] - places[word]
        times += [at_ms + (next_ms - at_ms) * (places[each] - places[word]) / letters for each in range(word, next_word)]
    return times


def write(path, spoken):
    silence = lambda ms: array.array("h", bytes(2 * (ms * rate // 1000)))
    with wave.open(path, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes((silence(LEAD_MS) + spoken + silence(TAIL_MS)).tobytes())


index = {}
for sentence in json.load(sys.stdin):
    speak(sentence["text"])
    spoken, cut_ms = trimmed()
    spoken_ms = len(spoken) * 1000 / rate
    times = onsets(sentence["starts"], len(sentence["text"]), cut_ms + spoken_ms)
    in_recording = [max(0, round(at_ms - cut_ms + LEAD_MS)) for at_ms in times]
    index[sentence["name"]] = [round(LEAD_MS + spoken_ms + TAIL_MS), *in_recording]
    write(f"{sys.argv[1]}/{sentence['name']}.wav", levelled(spoken))

print("{\n" + ",\n".join(f'"{name}": {json.dumps(index[name], separators=(",", ":"))}' for name in sorted(index)) + "\n}")
