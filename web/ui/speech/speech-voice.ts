import type { Settings } from '#rules/people/settings.ts';
import type { SoundSource } from './speech.ts';

/** The browser APIs that a voice uses, so that tests can replace them. */
export type VoiceParts = {
  synthesis: Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel' | 'addEventListener' | 'removeEventListener'>;
  newUtterance: (words: string) => SpeechSynthesisUtterance;
  /** Called for each prompt, because settings can change. */
  settings: () => Pick<Settings, 'voice' | 'voiceSpeed' | 'volume'>;
};
type VoiceList = Pick<SpeechSynthesis, 'getVoices' | 'addEventListener' | 'removeEventListener'>;

export const VOICE = {
  /** Timeout for the `voiceschanged` event: some browsers load their voices late and some never send it. */
  waitForVoicesMs: 400,
  waitForStartMs: 700,
  /** Speech that ends sooner was not audible: two words take longer. */
  shortestMs: 120,
  /** Factors of the speed that the learner chose. */
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
  /** Timeout for voices that never report their end. */
  longestMs?: number;
  started?: () => void;
  /** Called when the voice reports that it starts the word at this index of the text. */
  reached?: (charIndex: number) => void;
};

/**
 * Speaks an utterance. Resolves at its end to its duration in milliseconds, or to null when it was not spoken or was
 * aborted. Keeps a reference to the utterance, because Chromium garbage-collects unreferenced utterances without
 * firing their events.
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

/**
 * The device's voice of this name, otherwise its best English voice, or null. Waits briefly for a list that loads
 * late.
 */
export function bestEnglishVoice(synthesis: VoiceList, name: string | null): Promise<SpeechSynthesisVoice | null> {
  return bestVoice(synthesis, 'en', name);
}

/** The same for any language, by its tag without a country, such as "fr". */
export async function bestVoice(
  synthesis: VoiceList,
  language: string,
  name: string | null,
): Promise<SpeechSynthesisVoice | null> {
  if (synthesis.getVoices().length === 0) await voicesLoaded(synthesis);
  const [best = null, ...others] = voicesOf(synthesis, language);
  return others.find((voice) => voice.name === name) ?? best;
}

/** The device's English voices that work offline, the best first. */
export function englishVoices(synthesis: Pick<SpeechSynthesis, 'getVoices'>): SpeechSynthesisVoice[] {
  return voicesOf(synthesis, 'en');
}

function voicesOf(synthesis: Pick<SpeechSynthesis, 'getVoices'>, language: string): SpeechSynthesisVoice[] {
  const isOf = ({ localService, lang }: SpeechSynthesisVoice) => localService && tagOf(lang) === language;
  return synthesis
    .getVoices()
    .filter(isOf)
    .sort((a, b) => rank(b) - rank(a));
}

/** "fr" of "fr-CA" and "fr_CA". Android writes Hebrew as before 1989. */
function tagOf(lang: string): string {
  const [tag = ''] = lang.toLowerCase().split(/[-_]/);
  return tag === 'iw' ? 'he' : tag;
}

/** The device's default voice first, then British English, in which the app is written. */
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
