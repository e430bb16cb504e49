import type { Settings } from '#rules/settings.ts';
import { bestEnglishVoice, VOICE } from '../ui/speech-voice.ts';
import { learningPace } from './pace.ts';
import type { Sentence } from './sentences.ts';
import type { Teller } from './teller.ts';
import { followWords, type WordFollower } from './word-follower.ts';

type Synthesis = Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel' | 'addEventListener' | 'removeEventListener'>;

/** What a voice needs of the browser, so that tests can hand in their own. */
export type VoiceParts = {
  synthesis: Synthesis;
  newUtterance: (words: string) => SpeechSynthesisUtterance;
  /** Asked anew for each sentence. */
  settings: () => Pick<Settings, 'voice' | 'voiceSpeed' | 'volume'>;
};

export const TELLING = {
  /** Nobody reads a word in less: such a voice ended without having spoken. */
  shortestWordMs: 25,
  /** A voice that takes this many times as long as it should has lost its end. */
  longestShare: 3,
  longestMoreMs: 4000,
} as const;

/** Reads with a voice of the device, if it has one for English that needs no network and really speaks. */
export function voiceTeller({ synthesis, newUtterance, settings }: VoiceParts): Teller {
  const pace = learningPace();

  const utteranceOf = async (words: string): Promise<SpeechSynthesisUtterance | null> => {
    const { voice: name, voiceSpeed: rate, volume } = settings();
    const voice = await bestEnglishVoice(synthesis, name);
    return voice && Object.assign(newUtterance(words), { voice, lang: voice.lang, rate, volume: volume / 100 });
  };

  const tell: Teller['tell'] = async (sentence, began, signal) => {
    const utterance = await utteranceOf(sentence.text);
    if (!utterance || signal.aborted) return false;
    const { rate } = utterance;
    const follower = followWords(sentence, { pace, rate }, began);
    const longestMs = pace.durationMs(sentence, rate) * TELLING.longestShare + TELLING.longestMoreMs;
    const tookMs = await speak(synthesis, utterance, { follower, longestMs, signal });
    if (tookMs === null || tookMs < TELLING.shortestWordMs * sentence.words.length) return false;
    pace.learn(sentence, rate, tookMs);
    return true;
  };

  return {
    prepare: () => void bestEnglishVoice(synthesis, settings().voice),
    tell,
    tellWord: (sentence, word, signal) => tell(sentenceOfWord(sentence, word), () => {}, signal),
  };
}

function sentenceOfWord({ text, words }: Sentence, word: number): Sentence {
  const { start, end } = words[word] ?? { start: 0, end: text.length };
  return { text: text.slice(start, end), start: 0, words: [{ start: 0, end: end - start }], isLast: true };
}

type Telling = { follower: WordFollower; longestMs: number; signal: AbortSignal };

/**
 * Resolves when the words are over, to how long they took in milliseconds, or to null when they were not spoken or were
 * cut off. What waits for the end holds the utterance, too: Chromium forgets one that nothing holds.
 */
function speak(synthesis: Synthesis, utterance: SpeechSynthesisUtterance, { follower, longestMs, signal }: Telling) {
  return new Promise<number | null>((resolve) => {
    let startedAt: number | null = null;
    const finish = (isSpoken: boolean) => {
      clearTimeout(timer);
      follower.stop();
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
      timer = setTimeout(() => end(true), longestMs);
      follower.started();
    };
    let timer = setTimeout(cutOff, VOICE.waitForStartMs);
    signal.addEventListener('abort', cutOff);
    utterance.onstart = start;
    utterance.onboundary = ({ name, charIndex }) => {
      if (name !== 'word') return;
      start();
      follower.reached(charIndex);
    };
    utterance.onend = () => finish(true);
    utterance.onerror = () => finish(false);
    synthesis.speak(utterance);
  });
}
