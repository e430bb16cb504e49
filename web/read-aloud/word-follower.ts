import type { Pace } from './pace.ts';
import { type Sentence, wordAt } from './sentences.ts';
import { onsetShares } from './word-times.ts';

/** Knows which word of a sentence a voice is at. */
export type WordFollower = {
  /** The voice began to speak. */
  started(): void;
  /** The voice says that it is at this place of the text. */
  reached(place: number): void;
  stop(): void;
};

/** A voice that tells its words is waited for this many times as long as a word should take. */
const PATIENCE = 3;

/**
 * Calls `began` with each word as it begins: when the voice says so, and by an estimate as long as it does not. A word
 * that has begun is never taken back.
 */
export function followWords(
  sentence: Sentence,
  { pace, rate }: { pace: Pace; rate: number },
  began: (word: number) => void,
): WordFollower {
  const durationMs = pace.durationMs(sentence, rate);
  const onsetsMs = onsetShares(sentence).map((share) => share * durationMs);
  let current = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const goTo = (word: number) => {
    if (word <= current) return;
    current = word;
    began(word);
  };
  const estimate = (patience: number, fromStamp: number) => {
    clearTimeout(timer);
    const [since = 0, next] = onsetsMs.slice(current, current + 2);
    if (next === undefined) return;
    const dueStamp = fromStamp + (next - since) * patience;
    timer = setTimeout(() => {
      goTo(current + 1);
      estimate(patience, dueStamp);
    }, dueStamp - performance.now());
  };

  return {
    started: () => {
      goTo(0);
      estimate(1, performance.now());
    },
    reached: (place) => {
      goTo(wordAt(sentence.words, place));
      estimate(PATIENCE, performance.now());
    },
    stop: () => clearTimeout(timer),
  };
}
