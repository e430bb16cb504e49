import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { PASSAGES } from '#content/en/passages.ts';
import { type Random, seededRandom } from '#rules/figures/random.ts';
import { inLongForm } from '#rules/testing/long-form.ts';
import { phraseEnds, SENTENCE_CLIPS } from '../../scripts/recordings/spoken-sentence.ts';
import { createNarrator, type Narrator, NO_SPEECH } from '../read-aloud/narrator.ts';
import { type Clip, recordingSource } from '../read-aloud/recording-source.ts';
import { type RecordingIndex, recordingOf } from '../read-aloud/sentence-recordings.ts';
import type { Sentence } from '../read-aloud/sentences.ts';
import { voiceSource } from '../read-aloud/voice-source.ts';
import { lengthInLetters, WORD_TIMES } from '../read-aloud/word-times.ts';
import { stopTime } from '../testing/fake-time.ts';
import { spokenText } from './spoken-text.ts';

const RECORDINGS: RecordingIndex = JSON.parse(readFileSync('public/clips/reading/index.json', 'utf8'));
/** Each makes another irregular voice. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].slice(0, inLongForm(10, 2));
const LOOK_EVERY_MS = 50;
/** Short words such as `in the` pass within 150 ms, so an estimate that is half a second off is some words off. */
const MOST_WORDS_OFF = 6;
const SETTINGS = { voice: null, voiceSpeed: 1, volume: 60 };

/** When a voice begins each word of a sentence, and when it ends, in milliseconds. */
type Speaking = { onsetsMs: number[]; endMs: number };

/** The word that is really spoken, counted from the beginning; null between sentences. */
type Truth = { word: number | null };

stopTime();

describe.each(PASSAGES)('the marked word in "$title"', (passage) => {
  const { sentences } = spokenText(passage);

  describe.each([0.8, 1, 1.2])('of a voice that takes %f times as long as a usual one', (pace) => {
    it.each([
      { voice: 'says its words', saysWords: true },
      { voice: 'does not say its words', saysWords: false },
    ])('is at most one word off on average and hardly ever more than three, when it $voice', async ({ saysWords }) => {
      for (const seed of SEEDS) {
        const truth: Truth = { word: null };
        const speaking = irregular(seededRandom(seed), (pace * WORD_TIMES.letterMs) / recordedLetterMs());
        const voice = standInVoice(sentences, { speaking, saysWords, truth });
        const off = await wordsOff(createNarrator(voice, NO_SPEECH), sentences, truth);
        expect(mean(off)).toBeLessThanOrEqual(saysWords ? 0.1 : 1);
        expect(Math.max(...off)).toBeLessThanOrEqual(saysWords ? 1 : MOST_WORDS_OFF);
        expect(off.filter((words) => words > 3).length / off.length).toBeLessThanOrEqual(0.04);
      }
    });
  });

  it.each([0.5, 0.9, 1.5])('follows the recordings at a speed of %f', async (voiceSpeed) => {
    const truth: Truth = { word: null };
    const clips = standInClips(sentences, truth);
    const settings = () => ({ ...SETTINGS, voiceSpeed });
    const recordings = recordingSource({ newClip: clips, index: async () => RECORDINGS, settings });
    const off = await wordsOff(createNarrator(NO_SPEECH, recordings), sentences, truth);
    expect(mean(off)).toBeLessThanOrEqual(0.2);
    expect(Math.max(...off)).toBeLessThanOrEqual(1);
  });
});

/** Reads everything and measures every 50 ms how many words the mark is away from the spoken word. */
async function wordsOff(narrator: Narrator, sentences: readonly Sentence[], truth: Truth): Promise<number[]> {
  const before = wordsBefore(sentences);
  let marked = 0;
  const off: number[] = [];
  let isOver = false;
  const reading = narrator.read(sentences, 0, ({ sentence, word }) => {
    marked = (before[sentence] ?? 0) + word;
  });
  void reading.then(() => {
    isOver = true;
  });
  while (!isOver) {
    await vi.advanceTimersByTimeAsync(LOOK_EVERY_MS);
    if (truth.word !== null) off.push(Math.abs(marked - truth.word));
  }
  expect(await reading).toBe('finished');
  expect(off.length).toBeGreaterThan(300);
  return off;
}

/** How long a letter takes in the recordings. */
function recordedLetterMs(): number {
  const sentences = PASSAGES.flatMap((passage) => spokenText(passage).sentences);
  const durations = sentences.map((sentence) => sum(wordLengths(sentence)));
  return mean(durations) / mean(sentences.map(lengthInLetters));
}

/** How long the speech engine takes for each word, without the pauses that the recordings add between phrases. */
function wordLengths(sentence: Sentence): number[] {
  const { durationMs = 0, onsetsMs = [] } = recordingOf(sentence, RECORDINGS) ?? {};
  const bounds = [...onsetsMs, durationMs];
  const pauses = phraseEnds(sentence.text);
  return onsetsMs.map((at, word) => {
    const added = pauses.includes(word + 1) ? SENTENCE_CLIPS.phrasePauseMs : 0;
    return (bounds[word + 1] ?? at) - at - added;
  });
}

/** A speech engine's own times for these words, each up to 20 % longer or shorter by chance. */
function irregular(random: Random, pace: number) {
  return (sentence: Sentence): Speaking => {
    const lengths = wordLengths(sentence).map((length) => length * pace * (0.8 + 0.4 * random()));
    let at = 0;
    const began = lengths.map((length) => {
      at += length;
      return at - length;
    });
    return { onsetsMs: began, endMs: at };
  };
}

type StandIn = { speaking: (sentence: Sentence) => Speaking; saysWords: boolean; truth: Truth };

function standInVoice(sentences: readonly Sentence[], { speaking, saysWords, truth }: StandIn) {
  const before = wordsBefore(sentences);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const later = (afterMs: number, what: () => void) => timers.add(setTimeout(what, afterMs));
  const speak = (utterance: SpeechSynthesisUtterance) => {
    const index = sentences.findIndex(({ text }) => text === utterance.text);
    const sentence = sentences[index];
    if (!sentence) throw new Error(`"${utterance.text}" is not a sentence of the passage.`);
    const { onsetsMs, endMs } = speaking(sentence);
    const beginMs = 60;
    later(beginMs, () => utterance.onstart?.({} as SpeechSynthesisEvent));
    for (const [word, onsetMs] of onsetsMs.entries())
      later(beginMs + onsetMs, () => {
        truth.word = (before[index] ?? 0) + word;
        const charIndex = sentence.words[word]?.start ?? 0;
        if (saysWords) utterance.onboundary?.({ name: 'word', charIndex } as SpeechSynthesisEvent);
      });
    later(beginMs + endMs, () => {
      truth.word = null;
      utterance.onend?.({} as SpeechSynthesisEvent);
    });
  };
  const voices = [{ name: 'Stand-in', lang: 'en-GB', localService: true, default: true, voiceURI: '' }];
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak,
    cancel: () => timers.forEach(clearTimeout),
  });
  const newUtterance = (text: string) => ({ text }) as SpeechSynthesisUtterance;
  return voiceSource({ synthesis, newUtterance, settings: () => SETTINGS });
}

/** Audio elements that play for as long as their recording lasts, on the clock of the test. */
function standInClips(sentences: readonly Sentence[], truth: Truth): () => Clip {
  const before = wordsBefore(sentences);
  const recorded = sentences.map((sentence) => recordingOf(sentence, RECORDINGS));
  return () => {
    let startedAt = 0;
    const clip = {
      src: '',
      playbackRate: 1,
      preservesPitch: false,
      preload: '' as const,
      volume: 1,
      onended: null as Clip['onended'],
      onerror: null,
      get currentTime() {
        return ((performance.now() - startedAt) * clip.playbackRate) / 1000;
      },
      set currentTime(_at: number) {},
      play: async () => {
        startedAt = performance.now();
        const index = recorded.findIndex((each) => each?.address === clip.src);
        const { durationMs = 0, onsetsMs = [] } = recorded[index] ?? {};
        for (const [word, onsetMs] of onsetsMs.entries())
          setTimeout(() => {
            truth.word = (before[index] ?? 0) + word;
          }, onsetMs / clip.playbackRate);
        setTimeout(() => {
          truth.word = null;
          clip.onended?.call({} as Clip & HTMLAudioElement, new Event('ended'));
        }, durationMs / clip.playbackRate);
      },
      pause: () => {},
    };
    return clip;
  };
}

function wordsBefore(sentences: readonly Sentence[]): number[] {
  let words = 0;
  return sentences.map((sentence) => {
    words += sentence.words.length;
    return words - sentence.words.length;
  });
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
