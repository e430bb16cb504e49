import type { SoundSource } from './speech.ts';

/** What a voice needs of the browser, so that tests can hand in their own. */
export type VoiceParts = {
  synthesis: Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel' | 'addEventListener' | 'removeEventListener'>;
  newUtterance: (words: string) => SpeechSynthesisUtterance;
};

export const VOICE = {
  /** Browsers load their list of voices late and say so; some never do. */
  waitForVoicesMs: 400,
  waitForStartMs: 700,
  /** Nobody says two words in less: such a voice started and ended without a sound. */
  shortestMs: 120,
  rates: { usual: 0.9, slower: 0.6 },
} as const;

/** Where the browser knows no speech at all. */
export const NO_VOICE: SoundSource = { prepare: () => {}, play: async () => false };

/** Speaks with a voice of the device, if it has one for English that needs no network and really speaks. */
export function speakingVoice({ synthesis, newUtterance }: VoiceParts): SoundSource {
  let lookup: Promise<SpeechSynthesisVoice | null> | undefined;
  const findVoice = () => {
    lookup ??= findEnglishVoice(synthesis);
    return lookup;
  };
  return {
    prepare: () => void findVoice(),
    play: async ({ words }, pace, signal) => {
      const voice = await findVoice();
      if (!voice || signal.aborted) return false;
      const utterance = Object.assign(newUtterance(words), { voice, lang: voice.lang, rate: VOICE.rates[pace] });
      return speak(synthesis, utterance, signal);
    },
  };
}

/**
 * Resolves when the words are over, to whether they were spoken. What waits for the end holds the utterance, too:
 * Chromium forgets one that nothing holds, and with it its events.
 */
function speak(synthesis: VoiceParts['synthesis'], utterance: SpeechSynthesisUtterance, signal: AbortSignal) {
  return new Promise<boolean>((resolve) => {
    let startedAt: number | null = null;
    const finish = (wasSpoken: boolean) => {
      clearTimeout(tooLate);
      Object.assign(utterance, { onstart: null, onend: null, onerror: null });
      signal.removeEventListener('abort', giveUp);
      resolve(wasSpoken);
    };
    const giveUp = () => {
      finish(false);
      synthesis.cancel();
    };
    const tooLate = setTimeout(giveUp, VOICE.waitForStartMs);
    signal.addEventListener('abort', giveUp);
    utterance.onstart = () => {
      clearTimeout(tooLate);
      startedAt = performance.now();
    };
    utterance.onend = () => finish(startedAt !== null && performance.now() - startedAt >= VOICE.shortestMs);
    utterance.onerror = () => finish(false);
    synthesis.speak(utterance);
  });
}

async function findEnglishVoice(synthesis: VoiceParts['synthesis']): Promise<SpeechSynthesisVoice | null> {
  if (synthesis.getVoices().length === 0) await voicesLoaded(synthesis);
  const english = synthesis.getVoices().filter(({ localService, lang }) => localService && /^en\b|^en_/i.test(lang));
  return english.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

/** The learner's own choice first, then British English, in which the recordings are spoken too. */
function rank({ default: isOwn, lang }: SpeechSynthesisVoice): number {
  return (isOwn ? 2 : 0) + (/^en[-_]GB/i.test(lang) ? 1 : 0);
}

function voicesLoaded(synthesis: VoiceParts['synthesis']): Promise<void> {
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
