import { bestVoice, speak, type VoiceParts } from '../ui/speech/speech-voice.ts';
import type { SpeechSource } from './narrator.ts';
import type { Sentence } from './sentences.ts';
import { followWords } from './word-follower.ts';
import { learningPace } from './word-times.ts';

export const VOICE_LIMITS = {
  /** A word that ends sooner was not spoken. */
  shortestWordMs: 25,
  /** Timeout as a multiple of the expected duration, for voices that never report their end. */
  longestShare: 3,
  longestMoreMs: 4000,
} as const;

/** Speaks with a voice of the device, if it has one for the language of the sentence that works offline. */
export function voiceSource({ synthesis, newUtterance, settings }: VoiceParts): SpeechSource {
  const pace = learningPace();

  const utteranceOf = async ({ text, language = 'en' }: Sentence): Promise<SpeechSynthesisUtterance | null> => {
    const { voice: name, voiceSpeed: rate, volume } = settings();
    const voice = await bestVoice(synthesis, language, name);
    return voice && Object.assign(newUtterance(text), { voice, lang: voice.lang, rate, volume: volume / 100 });
  };

  const speakSentence: SpeechSource['speak'] = async (sentence, onWord, signal) => {
    const utterance = await utteranceOf(sentence);
    if (!utterance || signal.aborted) return false;
    const { rate } = utterance;
    const { started, reached, stop } = followWords(sentence, { pace, rate }, onWord);
    const longestMs = pace.durationMs(sentence, rate) * VOICE_LIMITS.longestShare + VOICE_LIMITS.longestMoreMs;
    const tookMs = await speak(synthesis, utterance, { signal, longestMs, started, reached });
    stop();
    if (tookMs === null || tookMs < VOICE_LIMITS.shortestWordMs * sentence.words.length) return false;
    pace.learn(sentence, rate, tookMs);
    return true;
  };

  return {
    prepare: ({ language = 'en' }) => void bestVoice(synthesis, language, settings().voice),
    speak: speakSentence,
    speakWord: (sentence, word, signal) => speakSentence(sentenceOfWord(sentence, word), () => {}, signal),
  };
}

function sentenceOfWord({ text, words, language }: Sentence, word: number): Sentence {
  const { start, end } = words[word] ?? { start: 0, end: text.length };
  return { language, text: text.slice(start, end), start: 0, words: [{ start: 0, end: end - start }], isLast: true };
}
