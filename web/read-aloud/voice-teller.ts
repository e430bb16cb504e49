import { bestEnglishVoice, speak, type VoiceParts } from '../ui/speech-voice.ts';
import { learningPace } from './pace.ts';
import type { Sentence } from './sentences.ts';
import type { Teller } from './teller.ts';
import { followWords } from './word-follower.ts';

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
    const { started, reached, stop } = follower;
    const tookMs = await speak(synthesis, utterance, { signal, longestMs, started, reached });
    stop();
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
