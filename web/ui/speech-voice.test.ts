import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pace } from './speech.ts';
import { speakingVoice, VOICE, type VoiceParts } from './speech-voice.ts';

type Utterance = {
  words: string;
  rate: number;
  voice: SpeechSynthesisVoice;
  onstart(): void;
  onend(): void;
  onerror(): void;
};

const voiceOf = (name: string, lang: string, more: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice => ({
  name,
  lang,
  default: false,
  localService: true,
  voiceURI: name,
  ...more,
});

/** A browser's speech with these voices, which speaks only when a test says so. */
function browser(voices: SpeechSynthesisVoice[]) {
  const spoken: Utterance[] = [];
  const events = new EventTarget();
  const synthesis = Object.assign(events, {
    getVoices: () => voices,
    speak: (utterance: unknown) => void spoken.push(utterance as Utterance),
    cancel: vi.fn(),
  });
  const newUtterance = (words: string) => ({ words }) as unknown as SpeechSynthesisUtterance;
  return { synthesis: synthesis as VoiceParts['synthesis'], newUtterance, spoken, cancel: synthesis.cancel, events };
}

const british = voiceOf('Daniel', 'en-GB');
const prompt = { words: 'small, B.', clip: '' };

/** Plays the prompt and gives what it came to so far. */
function playing(device: VoiceParts, pace: Pace = 'usual', signal = new AbortController().signal) {
  const outcome: { spoke: boolean | null } = { spoke: null };
  void speakingVoice(device)
    .play(prompt, pace, signal)
    .then((spoke) => {
      outcome.spoke = spoke;
    });
  return outcome;
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe('speakingVoice', () => {
  it('speaks at the pace asked for and is believed when it started and took its time', async () => {
    const device = browser([british]);
    const outcome = playing(device, 'slower');
    await pass(0);
    expect(device.spoken[0]).toMatchObject({ words: 'small, B.', voice: british, rate: 0.6 });
    await pass(VOICE.waitForStartMs - 1);
    device.spoken[0]?.onstart();
    await pass(VOICE.shortestMs);
    device.spoken[0]?.onend();
    await pass(0);
    expect(outcome.spoke).toBe(true);
    expect(device.cancel).not.toHaveBeenCalled();
  });

  it('is not believed when it has not started in time, and is then silenced', async () => {
    const device = browser([british]);
    const outcome = playing(device);
    await pass(VOICE.waitForStartMs - 1);
    expect(outcome.spoke).toBeNull();
    await pass(1);
    expect(outcome.spoke).toBe(false);
    expect(device.cancel).toHaveBeenCalledOnce();
  });

  it.each(['onend', 'onerror'] as const)('is not believed when it starts and comes to nothing: %s', async (event) => {
    const device = browser([british]);
    const outcome = playing(device);
    await pass(10);
    device.spoken[0]?.onstart();
    await pass(VOICE.shortestMs - 1);
    device.spoken[0]?.[event]();
    await pass(0);
    expect(outcome.spoke).toBe(false);
  });

  it('stops at once when it is cut off', async () => {
    const device = browser([british]);
    const cutOff = new AbortController();
    const outcome = playing(device, 'usual', cutOff.signal);
    await pass(10);
    device.spoken[0]?.onstart();
    cutOff.abort();
    await pass(0);
    expect(device.cancel).toHaveBeenCalledOnce();
    expect(outcome.spoke).toBe(false);
  });

  it.each([
    ['no voice', []],
    ['a voice that needs the network', [voiceOf('Far', 'en-GB', { localService: false })]],
    ['a voice for another language', [voiceOf('Anna', 'de-DE')]],
  ])('does not speak with %s', async (_name, voices) => {
    const device = browser(voices);
    const outcome = playing(device);
    await pass(VOICE.waitForVoicesMs);
    expect(outcome.spoke).toBe(false);
    expect(device.spoken).toHaveLength(0);
  });

  it('waits a short time for voices that load late', async () => {
    const voices: SpeechSynthesisVoice[] = [];
    const device = browser(voices);
    const cutOff = new AbortController();
    playing(device, 'usual', cutOff.signal);
    await pass(VOICE.waitForVoicesMs - 1);
    voices.push(british);
    device.events.dispatchEvent(new Event('voiceschanged'));
    await pass(0);
    expect(device.spoken).toHaveLength(1);
    cutOff.abort();
  });

  it('says nothing that was cut off while it waited for voices', async () => {
    const voices: SpeechSynthesisVoice[] = [];
    const device = browser(voices);
    const cutOff = new AbortController();
    playing(device, 'usual', cutOff.signal);
    cutOff.abort();
    voices.push(british);
    await pass(VOICE.waitForVoicesMs);
    expect(device.spoken).toHaveLength(0);
  });

  it.each([
    [[voiceOf('Albert', 'en-US'), british], 'Daniel'],
    [[british, voiceOf('Own', 'en-AU', { default: true })], 'Own'],
    [[voiceOf('Eigene', 'de-DE', { default: true }), voiceOf('Phone', 'en_GB')], 'Phone'],
  ])('prefers the voice the learner set, then a British one', async (voices, name) => {
    const device = browser(voices);
    const cutOff = new AbortController();
    playing(device, 'usual', cutOff.signal);
    await pass(0);
    expect(device.spoken[0]?.voice.name).toBe(name);
    cutOff.abort();
  });
});
