import { type Sentence, wordAt } from './sentences.ts';

/**
 * What a sentence's time is made of, in letters: fitted to when a speech engine begins each word of the passages, where
 * syllables add nothing to letters. Only the shares count; how long a letter takes is learned from the voice.
 */
export const WORD_TIMES = {
  moreForAWord: 2,
  pause: 4,
  end: 3,
  /** How long a letter takes a usual voice at its usual speed. */
  letterMs: 48,
  /** How much a sentence that was heard to its end counts against those before it, at least. */
  learnedShare: 0.2,
} as const;

/** How much of the sentence's time has passed when each of its words begins: from 0 to less than 1. */
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

/** The time of the whole sentence, in letters. */
export function lengthInLetters(sentence: Sentence): number {
  return sum(lettersOf(sentence));
}

/** The word that is being said `atMs`, by the times at which words begin. */
export function wordAtTime(onsetsMs: readonly number[], atMs: number): number {
  return wordAt(
    onsetsMs.map((start) => ({ start, end: start })),
    atMs,
  );
}

function lettersOf({ text, words }: Sentence): number[] {
  return words.map(({ start, end }, index) => {
    const next = words[index + 1];
    return end - start + WORD_TIMES.moreForAWord + (next ? pauseIn(text.slice(end, next.start)) : WORD_TIMES.end);
  });
}

function pauseIn(betweenWords: string): number {
  return /[,.;:!?—–]/.test(betweenWords) ? WORD_TIMES.pause : 0;
}

function sum(times: readonly number[]): number {
  return times.reduce((all, each) => all + each, 0);
}
