import { type Sentence, wordAt } from './sentences.ts';

/**
 * The time of a sentence, in letters: fitted to when a speech engine begins each word of the passages, without
 * the pauses that recordings add. Counting syllables did not improve it. Only the shares count; the time of a letter is learned from the voice.
 */
export const WORD_TIMES = {
  moreForAWord: 2,
  pause: 7,
  end: 5,
  /** The time of a letter of an average voice at rate 1. */
  letterMs: 46,
  /** The least weight of a new sentence against those before it. */
  learnedShare: 0.2,
} as const;

/** Voices say these within a moment. */
const ARTICLE = /^(a|an|the)$/i;

/** How fast a voice speaks. */
export type Pace = {
  /** How long the sentence takes at this rate, in milliseconds. */
  durationMs(sentence: Sentence, rate: number): number;
  /** Learns how long a sentence took from its first word to its end. */
  learn(sentence: Sentence, rate: number, tookMs: number): void;
};

/** A pace that starts at that of an average voice and learns from every sentence spoken to its end. */
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

/** The share of the sentence's time that has passed when each of its words begins: from 0 to less than 1. */
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

/** The word that is spoken at `atMs`, from the times at which words begin. */
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
