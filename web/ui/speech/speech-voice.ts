import type { Settings } from '#rules/people/settings.ts';
import type { SoundSource } from './speech.ts';

/** The part of the browser that a voice uses, so that tests can replace it. */
export type VoiceParts = {
  synthesis: Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel' | 'addEventListener' | 'removeEventListener'>;
  newUtterance: (words: string) => SpeechSynthesisUtterance;
  /** Read anew for each prompt. */
  settings: () => Pick<Settings, 'voice' | 'voiceSpeed' | 'volume'>;
};
type VoiceList = Pick<SpeechSynthesis, 'getVoices' | 'addEventListener' | 'removeEventListener'>;

export const VOICE = {
  /** Browsers load their list of voices late and send an event; some never do. */
  waitForVoicesMs: 400,
  waitForStartMs: 700,
  /** Two words take longer: a voice that ended sooner made no sound. */
  shortestMs: 120,
  /** Times the speed that the learner chose. */
  rates: { usual: 1, slower: 2 / 3 },
} as const;

/** For browsers without speech synthesis. */
export const NO_VOICE: SoundSource = { prepare: () => {}, play: async () => false };

/** Speaks with a voice of the device, if it has an English one that works without network. */
export function speakingVoice({ synthesis, newUtterance, settings }: VoiceParts): SoundSource {
  return {
    prepare: () => void bestEnglishVoice(synthesis, settings().voice),
    play: async ({ words }, pace, signal) => {
      const { voice: name, voiceSpeed, volume } = settings();
      const voice = await bestEnglishVoice(synthesis, name);
      if (!voice || signal.aborted) return false;
      const how = { voice, lang: voice.lang, rate: VOICE.rates[pace] * voiceSpeed, volume: volume / 100 };
      const tookMs = await speak(synthesis, Object.assign(newUtterance(words), how), { signal });
      return tookMs !== null && tookMs >= VOICE.shortestMs;
    },
  };
}

type Listening = {
  signal: AbortSignal;
  /** A voice that takes longer does not report its end. */
  longestMs?: number;
  started?: () => void;
  /** The voice reports that it is at the word that begins there. */
  reached?: (charIndex: number) => void;
};

/**
 * Speaks an utterance. Resolves at its end to how long it took in milliseconds, or to null when it was not spoken or was
 * cut off. Keeps a reference to the utterance: Chromium collects one without references, and its events never fire.
 */
export function speak(
  synthesis: Pick<SpeechSynthesis, 'speak' | 'cancel'>,
  utterance: SpeechSynthesisUtterance,
  { signal, longestMs, started, reached }: Listening,
): Promise<number | null> {
  return new Promise((resolve) => {
    let startedAt: number | null = null;
    const finish = (isSpoken: boolean) => {
      clearTimeout(timer);
      Object.assign(utterance, { onstart: null, onend: null, onerror: null, onboundary: null });
      signal.removeEventListener('abort', cutOff);
      resolve(isSpoken && startedAt !== null ? performance.now() - startedAt : null);
    };
    const end = (isSpoken: boolean) => {
      finish(isSpoken);
      synthesis.cancel();
    };
    const cutOff = () => end(false);
    const start = () => {
      if (startedAt !== null) return;
      startedAt = performance.now();
      clearTimeout(timer);
      if (longestMs !== undefined) timer = setTimeout(() => end(true), longestMs);
      started?.();
    };
    let timer = setTimeout(cutOff, VOICE.waitForStartMs);
    signal.addEventListener('abort', cutOff);
    utterance.onstart = start;
    utterance.onboundary = ({ name, charIndex }) => {
      if (name !== 'word') return;
      start();
      reached?.(charIndex);
    };
    utterance.onend = () => finish(true);
    utterance.onerror = () => finish(false);
    synthesis.speak(utterance);
  });
}

/** The device's voice of this name, otherwise its best English one, or null. Waits a moment for a list that loads late. */
export async function bestEnglishVoice(
  synthesis: VoiceList,
  name: string | null,
): Promise<SpeechSynthesisVoice | null> {
  if (synthesis.getVoices().length === 0) await voicesLoaded(synthesis);
  const [best = null, ...others] = englishVoices(synthesis);
  return others.find((voice) => voice.name === name) ?? best;
}

/** The device's English voices that need no network, the best first. */
export function englishVoices(synthesis: Pick<SpeechSynthesis, 'getVoices'>): SpeechSynthesisVoice[] {
  const english = synthesis.getVoices().filter(({ localService, lang }) => localService && /^en\b|^en_/i.test(lang));
  return english.sort((a, b) => rank(b) - rank(a));
}

/** The device's own choice first, then British English, in which the app is written. */
function rank({ default: isOwn, lang }: SpeechSynthesisVoice): number {
  return (isOwn ? 2 : 0) + (/^en[-_]GB/i.test(lang) ? 1 : 0);
}

function voicesLoaded(synthesis: VoiceList): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(longest);
      synthesis.removeEventListener('voiceschanged', done);
      resolve();
    };
    const longest = setTimeout(done, VOICE.waitForVoicesMs);
    synthesis.addEventListener('voiceschanged', done);
  });
}
