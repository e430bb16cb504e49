import { describe, expect, it, vi } from 'vitest';
import { pass, stopTime } from '../testing/fake-time.ts';
import { VOICE } from '../ui/speech/speech-voice.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { VOICE_LIMITS, voiceSource } from './voice-source.ts';

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

/** Speech synthesis with one English voice, whose events are fired by the test. */
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
  const source = voiceSource({ synthesis, newUtterance, settings: () => settings });
  return { source, spoken, cancel, settings };
}

async function speaking(device: ReturnType<typeof browser>, signal = new AbortController().signal) {
  const marked: number[] = [];
  const heard: { sounded: boolean | null } = { sounded: null };
  void device.source
    .speak(SENTENCE, (word) => marked.push(word), signal)
    .then((sounded) => {
      heard.sounded = sounded;
    });
  await pass(0);
  const utterance = device.spoken.at(-1) as Utterance;
  return { marked, heard, utterance };
}

stopTime();

describe('a voice', () => {
  it('speaks as the settings are, which may change from sentence to sentence', async () => {
    const device = browser();
    const { utterance } = await speaking(device);
    expect(utterance).toMatchObject({ text: SENTENCE.text, rate: 0.9, volume: 0.6 });
    utterance.onerror();
    device.settings.voiceSpeed = 1.3;
    const later = await speaking(device);
    expect(later.utterance.rate).toBe(1.3);
    later.utterance.onerror();
  });

  it('is that of the language of the sentence, and no other', async () => {
    const voiceIn = (lang: string) => ({
      name: lang,
      lang,
      localService: true,
      default: lang === 'en-GB',
      voiceURI: '',
    });
    const signal = new AbortController().signal;
    const french = sentencesOf('Où est-il ?', 'fr')[0] as Sentence;
    const device = browser([voiceIn('en-GB'), voiceIn('fr-FR')]);
    void device.source.speak(french, () => {}, signal);
    await pass(0);
    expect(device.spoken[0]).toMatchObject({ text: 'Où est-il ?', lang: 'fr-FR' });
    device.spoken[0]?.onerror();
    const english = browser([voiceIn('en-GB')]);
    expect(await english.source.speak(french, () => {}, signal)).toBe(false);
    expect(english.spoken).toEqual([]);
  });

  it('is followed by the words that it reports, and other events are ignored', async () => {
    const { marked, heard, utterance } = await speaking(browser());
    utterance.onstart();
    utterance.onboundary({ name: 'sentence', charIndex: 29 });
    utterance.onboundary({ name: 'word', charIndex: 0 });
    await pass(400);
    utterance.onboundary({ name: 'word', charIndex: 8 });
    expect(marked).toEqual([0, 2]);
    await pass(400);
    utterance.onend();
    await pass(0);
    expect(heard.sounded).toBe(true);
  });

  it('never goes back to an earlier word, and is estimated when the voice stops reporting words', async () => {
    const { marked, utterance } = await speaking(browser());
    utterance.onstart();
    utterance.onboundary({ name: 'word', charIndex: 12 });
    utterance.onboundary({ name: 'word', charIndex: 4 });
    expect(marked).toEqual([0, 3]);
    await pass(3000);
    expect(marked.slice(0, 3)).toEqual([0, 3, 4]);
    utterance.onerror();
  });

  it('is followed by an estimate when it does not report words', async () => {
    const { marked, utterance } = await speaking(browser());
    utterance.onstart();
    await pass(5000);
    expect(marked).toEqual([0, 1, 2, 3, 4, 5, 6]);
    utterance.onend();
    await pass(0);
  });

  it('is estimated from the sentences that it finished', async () => {
    const device = browser();
    const first = await speaking(device);
    first.utterance.onstart();
    await pass(6000);
    first.utterance.onend();
    const second = await speaking(device);
    second.utterance.onstart();
    await pass(3000);
    expect(second.marked.at(-1)).toBeLessThan(6);
    await pass(2600);
    expect(second.marked.at(-1)).toBe(6);
    second.utterance.onend();
    await pass(0);
  });

  it('counts as failed when it does not start, and is cancelled', async () => {
    const device = browser();
    const { heard } = await speaking(device);
    await pass(VOICE.waitForStartMs);
    expect(heard.sounded).toBe(false);
    expect(device.cancel).toHaveBeenCalledOnce();
  });

  it('counts as failed when it ends sooner than a person can speak', async () => {
    const { heard, utterance } = await speaking(browser());
    utterance.onstart();
    await pass(VOICE_LIMITS.shortestWordMs * SENTENCE.words.length - 1);
    utterance.onend();
    await pass(0);
    expect(heard.sounded).toBe(false);
  });

  it('is cancelled when it does not report its end', async () => {
    const device = browser();
    const { heard, utterance } = await speaking(device);
    utterance.onstart();
    await pass(20_000);
    expect(heard.sounded).toBe(true);
    expect(device.cancel).toHaveBeenCalledOnce();
  });

  it('stops at once', async () => {
    const device = browser();
    const stop = new AbortController();
    const { marked, heard, utterance } = await speaking(device, stop.signal);
    utterance.onstart();
    stop.abort();
    expect(device.cancel).toHaveBeenCalledOnce();
    await pass(5000);
    expect(heard.sounded).toBe(false);
    expect(marked).toEqual([0]);
  });

  it('speaks a single word', async () => {
    const device = browser();
    void device.source.speakWord(SENTENCE, 2, new AbortController().signal);
    await pass(0);
    expect(device.spoken[0]?.text).toBe('dog');
    device.spoken[0]?.onerror();
  });

  it('is not used on a device without an English one', async () => {
    const device = browser([{ name: 'Anna', lang: 'de-DE', localService: true, default: true, voiceURI: '' }]);
    const { heard } = await speaking(device);
    expect(heard.sounded).toBe(false);
    expect(device.spoken).toHaveLength(0);
  });
});
