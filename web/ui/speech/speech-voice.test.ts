import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '#rules/people/settings.ts';
import { pass, stopTime } from '../../testing/fake-time.ts';
import type { Pace } from './speech.ts';
import { bestEnglishVoice, bestVoice, englishVoices, speakingVoice, VOICE, type VoiceParts } from './speech-voice.ts';

type Utterance = {
  words: string;
  rate: number;
  volume: number;
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
function browser(voices: SpeechSynthesisVoice[], chosen: Partial<Settings> = {}) {
  const spoken: Utterance[] = [];
  const events = new EventTarget();
  const synthesis = Object.assign(events, {
    getVoices: () => voices,
    speak: (utterance: unknown) => void spoken.push(utterance as Utterance),
    cancel: vi.fn(),
  });
  const newUtterance = (words: string) => ({ words }) as unknown as SpeechSynthesisUtterance;
  const settings = () => ({ ...DEFAULT_SETTINGS, ...chosen });
  const parts = { synthesis: synthesis as VoiceParts['synthesis'], newUtterance, settings };
  return { ...parts, spoken, cancel: synthesis.cancel, events, chosen };
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

stopTime();

describe('speakingVoice', () => {
  it('speaks at the pace asked for and is believed when it started and took its time', async () => {
    const device = browser([british]);
    const outcome = playing(device, 'slower');
    await pass(0);
    expect(device.spoken[0]).toMatchObject({ words: 'small, B.', voice: british });
    expect(device.spoken[0]?.rate).toBeCloseTo(0.6);
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

  it('speaks with the voice, at the speed and as loud as the settings are at that moment', async () => {
    const device = browser([british, voiceOf('Ada', 'en-IE')]);
    const first = new AbortController();
    playing(device, 'usual', first.signal);
    await pass(0);
    expect(device.spoken[0]).toMatchObject({ voice: { name: 'Daniel' }, rate: 0.9, volume: 0.6 });
    first.abort();
    Object.assign(device.chosen, { voice: 'Ada', voiceSpeed: 1.5, volume: 100 });
    const second = new AbortController();
    playing(device, 'slower', second.signal);
    await pass(0);
    expect(device.spoken[1]).toMatchObject({ voice: { name: 'Ada' }, rate: 1, volume: 1 });
    second.abort();
  });
});

describe('bestEnglishVoice', () => {
  const voices = [british, voiceOf('Ada', 'en-IE'), voiceOf('Anna', 'de-DE')];

  it.each([
    ['Ada', 'Ada'],
    ['Daniel', 'Daniel'],
    [null, 'Daniel'],
    ['a voice of another device', 'Daniel'],
    ['Anna', 'Daniel'],
  ])('looks for %s and finds %s', async (name, found) => {
    expect((await bestEnglishVoice(browser(voices).synthesis, name))?.name).toBe(found);
  });

  it('is none where the device has none, after a short wait', async () => {
    const found = bestEnglishVoice(browser([]).synthesis, 'Ada');
    await pass(VOICE.waitForVoicesMs);
    expect(await found).toBeNull();
  });
});

it('bestVoice finds the voice of a language, however the device writes its tag', async () => {
  const voices = [british, voiceOf('Amélie', 'fr_CA'), voiceOf('Carmit', 'iw-IL'), voiceOf('Ami', 'frp')];
  const nameOf = async (language: string) => (await bestVoice(browser(voices).synthesis, language, 'Daniel'))?.name;
  expect([await nameOf('fr'), await nameOf('he'), await nameOf('de')]).toEqual(['Amélie', 'Carmit', undefined]);
});

describe('englishVoices', () => {
  it('are those for English that need no network, the one that fits best first', () => {
    const far = voiceOf('Far', 'en-GB', { localService: false });
    const american = voiceOf('Albert', 'en-US');
    const { synthesis } = browser([american, far, voiceOf('Anna', 'de-DE'), british]);
    expect(englishVoices(synthesis)).toEqual([british, american]);
  });
});
