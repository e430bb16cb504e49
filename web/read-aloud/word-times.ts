import { type Sentence, wordAt } from './sentences.ts';

/**
 * A model of the duration of a sentence, in units of one letter: fitted to the word start times of a speech engine in
 * the passages, without the pauses that recordings add. Counting syllables did not improve it. Only the proportions
 * matter; the duration of a letter is learned from the voice.
 */
export const WORD_TIMES = {
  moreForAWord: 2,
  pause: 7,
  end: 5,
  /** The duration of a letter of an average voice at rate 1, in ms. */
  letterMs: 46,
  /** The minimum weight of a new sentence in the running average. */
  learnedShare: 0.2,
} as const;

/** Voices speak articles very quickly. */
const ARTICLE = /^(a|an|the)$/i;

/** The speaking rate of a voice. */
export type Pace = {
  /** The expected duration of the sentence at this rate, in ms. */
  durationMs(sentence: Sentence, rate: number): number;
  /** Updates the estimate with the measured duration from the first word to the end. */
  learn(sentence: Sentence, rate: number, tookMs: number): void;
};

/** Starts with an average voice and learns from every sentence spoken to its end. */
export function learningPace(): Pace {
  let letterMs: number = WORD_TIMES.letterMs;
  let learned = 0;
  return {
    durationMs: (sentence, rate) => (lengthInLetters(sentence) * letterMs) / rate,
    learn: (sentence, rate, tookMs) => {
      const measured = (tookMs * rate) / lengthInLetters(sentence);
      learned += 1;
      letterMs += (measured - letterMs) * Math.max(WORD_TIMES.learnedShare, 1 / learned);
    },
  };
}

/** The relative start time of each word in its sentence: from 0 to less than 1. */
export function onsetShares(sentence: Sentence): number[] {
  const letters = lettersOf(sentence);
  const all = sum(letters);
  let before = 0;
  return letters.map((each) => {
    const share = before / all;
    before += each;
    return share;
  });
}

/** The duration of the whole sentence, in letters. */
export function lengthInLetters(sentence: Sentence): number {
  return sum(lettersOf(sentence));
}

/** The index of the word spoken at `atMs`, from the start times of the words. */
export function wordAtTime(onsetsMs: readonly number[], atMs: number): number {
  return wordAt(
    onsetsMs.map((start) => ({ start, end: start })),
    atMs,
  );
}

function lettersOf({ text, words }: Sentence): number[] {
  return words.map(({ start, end }, index) => {
    const next = words[index + 1];
    const more = ARTICLE.test(text.slice(start, end)) ? 0 : WORD_TIMES.moreForAWord;
    return end - start + more + (next ? pauseIn(text.slice(end, next.start)) : WORD_TIMES.end);
  });
}

function pauseIn(betweenWords: string): number {
  return /[,.;:!?—–]/.test(betweenWords) ? WORD_TIMES.pause : 0;
}

function sum(times: readonly number[]): number {
  return times.reduce((all, each) => all + each, 0);
}
