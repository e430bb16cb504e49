import type { Sentence } from './sentences.ts';

/** One way of reading sentences aloud. */
export type Teller = {
  /** Loads what is needed for a sentence, without a sound. */
  prepare(sentence: Sentence): void;
  /**
   * Reads a sentence and calls `began` with the index of each word as it begins. Resolves when it is over, to whether
   * it sounded. Falls silent as soon as `signal` aborts.
   */
  tell(sentence: Sentence, began: (word: number) => void, signal: AbortSignal): Promise<boolean>;
  /** Says one word of a sentence alone. */
  tellWord(sentence: Sentence, word: number, signal: AbortSignal): Promise<boolean>;
};

/** Where the browser knows no speech at all. */
export const NO_TELLER: Teller = { prepare: () => {}, tell: async () => false, tellWord: async () => false };
