import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VOICE } from '../ui/speech-voice.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { TELLING, voiceTeller } from './voice-teller.ts';

type Utterance = {
  text: string;
  rate: number;
  volume: number;
  onstart(): void;
  onend(): void;
  onerror(): void;
  onboundary(event: { name: string; charIndex: number }): void;
};

const [SENTENCE] = sentencesOf('The old dog waits by the door.') as [Sentence];
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A browser's speech with one English voice, which speaks only when a test says so. */
function browser(voices = [{ name: 'Daniel', lang: 'en-GB', localService: true, default: false, voiceURI: '' }]) {
  const spoken: Utterance[] = [];
  const cancel = vi.fn();
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: unknown) => void spoken.push(utterance as Utterance),
    cancel,
  });
  const newUtterance = (text: string) => ({ text }) as unknown as SpeechSynthesisUtterance;
  const settings = { voice: null, voiceSpeed: 0.9, volume: 60 };
  const teller = voiceTeller({ synthesis, newUtterance, settings: () => settings });
  return { teller, spoken, cancel, settings };
}

async function telling(device: ReturnType<typeof browser>, signal = new AbortController().signal) {
  const marked: number[] = [];
  const told: { sounded: boolean | null } = { sounded: null };
  void device.teller
    .tell(SENTENCE, (word) => marked.push(word), signal)
    .then((sounded) => {
      told.sounded = sounded;
    });
  await pass(0);
  const utterance = device.spoken.at(-1) as Utterance;
  return { marked, told, utterance };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe('a voice', () => {
  it('speaks as the settings are, which may change from sentence to sentence', async () => {
    const device = browser();
    const { utterance } = await telling(device);
    expect(utterance).toMatchObject({ text: SENTENCE.text, rate: 0.9, volume: 0.6 });
    utterance.onerror();
    device.settings.voiceSpeed = 1.3;
    const later = await telling(device);
    expect(later.utterance.rate).toBe(1.3);
    later.utterance.onerror();
  });

  it('is followed word by word where it says its words, and other events are passed over', async () => {
    const { marked, told, utterance } = await telling(browser());
    utterance.onstart();
    utterance.onboundary({ name: 'sentence', charIndex: 29 });
    utterance.onboundary({ name: 'word', charIndex: 0 });
    await pass(400);
    utterance.onboundary({ name: 'word', charIndex: 8 });
    expect(marked).toEqual([0, 2]);
    await pass(400);
    utterance.onend();
    await pass(0);
    expect(told.sounded).toBe(true);
  });

  it('never takes a word back, and goes on where a voice forgets its words', async () => {
    const { marked, utterance } = await telling(browser());
    utterance.onstart();
    utterance.onboundary({ name: 'word', charIndex: 12 });
    utterance.onboundary({ name: 'word', charIndex: 4 });
    expect(marked).toEqual([0, 3]);
    await pass(3000);
    expect(marked.slice(0, 3)).toEqual([0, 3, 4]);
    utterance.onerror();
  });

  it('is followed by an estimate where it does not say its words', async () => {
    const { marked, utterance } = await telling(browser());
    utterance.onstart();
    await pass(5000);
    expect(marked).toEqual([0, 1, 2, 3, 4, 5, 6]);
    utterance.onend();
    await pass(0);
  });

  it('teaches its pace by every sentence that it finishes', async () => {
    const device = browser();
    const first = await telling(device);
    first.utterance.onstart();
    await pass(6000);
    first.utterance.onend();
    const second = await telling(device);
    second.utterance.onstart();
    await pass(3000);
    expect(second.marked.at(-1)).toBeLessThan(6);
    await pass(2600);
    expect(second.marked.at(-1)).toBe(6);
    second.utterance.onend();
    await pass(0);
  });

  it('is not believed when it does not start, and is then silenced', async () => {
    const device = browser();
    const { told } = await telling(device);
    await pass(VOICE.waitForStartMs);
    expect(told.sounded).toBe(false);
    expect(device.cancel).toHaveBeenCalledOnce();
  });

  it('is not believed when it ends sooner than anybody can read', async () => {
    const { told, utterance } = await telling(browser());
    utterance.onstart();
    await pass(TELLING.shortestWordMs * SENTENCE.words.length - 1);
    utterance.onend();
    await pass(0);
    expect(told.sounded).toBe(false);
  });

  it('that never says its end is cut off long after it must have come', async () => {
    const device = browser();
    const { told, utterance } = await telling(device);
    utterance.onstart();
    await pass(20_000);
    expect(told.sounded).toBe(true);
    expect(device.cancel).toHaveBeenCalledOnce();
  });

  it('falls silent in the same moment in which it is stopped', async () => {
    const device = browser();
    const stop = new AbortController();
    const { marked, told, utterance } = await telling(device, stop.signal);
    utterance.onstart();
    stop.abort();
    expect(device.cancel).toHaveBeenCalledOnce();
    await pass(5000);
    expect(told.sounded).toBe(false);
    expect(marked).toEqual([0]);
  });

  it('says a word alone', async () => {
    const device = browser();
    void device.teller.tellWord(SENTENCE, 2, new AbortController().signal);
    await pass(0);
    expect(device.spoken[0]?.text).toBe('dog');
    device.spoken[0]?.onerror();
  });

  it('is not there on a device that has none for English', async () => {
    const device = browser([{ name: 'Anna', lang: 'de-DE', localService: true, default: true, voiceURI: '' }]);
    const { told } = await telling(device);
    expect(told.sounded).toBe(false);
    expect(device.spoken).toHaveLength(0);
  });
});
