import type { Sentence } from './sentences.ts';
import { lengthInLetters, WORD_TIMES } from './word-times.ts';

/** What is known of how fast a voice speaks. */
export type Pace = {
  /** How long the sentence takes at this rate, in milliseconds. */
  durationMs(sentence: Sentence, rate: number): number;
  /** A sentence took this long from its first word to its end. */
  learn(sentence: Sentence, rate: number, tookMs: number): void;
};

/** A pace that starts from that of a usual voice and learns from every sentence that was heard to its end. */
export function learningPace(): Pace {
  let letterMs: number = WORD_TIMES.letterMs;
  let learned = 0;
  return {
    durationMs: (sentence, rate) => (lengthInLetters(sentence) * letterMs) / rate,
    learn: (sentence, rate, tookMs) => {
      const heard = (tookMs * rate) / lengthInLetters(sentence);
      learned += 1;
      letterMs += (heard - letterMs) * Math.max(WORD_TIMES.learnedShare, 1 / learned);
    },
  };
}
