import { type Sentence, wordAt } from './sentences.ts';
import { onsetShares, type Pace } from './word-times.ts';

/** Follows which word of a sentence a voice is at. */
type WordFollower = {
  /** The voice began to speak. */
  started(): void;
  /** The voice reports that it is at this index of the text. */
  reached(charIndex: number): void;
  stop(): void;
};

/** After a reported word the estimate waits this many times as long as the word should take. */
const PATIENCE = 3;

/**
 * Calls `onWord` with each word as it begins: when the voice reports it, and by an estimate when it does not. It never
 * goes back to an earlier word.
 */
export function followWords(
  sentence: Sentence,
  { pace, rate }: { pace: Pace; rate: number },
  onWord: (word: number) => void,
): WordFollower {
  const durationMs = pace.durationMs(sentence, rate);
  const onsetsMs = onsetShares(sentence).map((share) => share * durationMs);
  let current = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const goTo = (word: number) => {
    if (word <= current) return;
    current = word;
    onWord(word);
  };
  const estimateNext = (patience: number, sinceMs: number) => {
    clearTimeout(timer);
    const [onsetMs = 0, nextOnsetMs] = onsetsMs.slice(current, current + 2);
    if (nextOnsetMs === undefined) return;
    const dueAtMs = sinceMs + (nextOnsetMs - onsetMs) * patience;
    timer = setTimeout(() => {
      goTo(current + 1);
      estimateNext(patience, dueAtMs);
    }, dueAtMs - performance.now());
  };

  return {
    started: () => {
      goTo(0);
      estimateNext(1, performance.now());
    },
    reached: (charIndex) => {
      goTo(wordAt(sentence.words, charIndex));
      estimateNext(PATIENCE, performance.now());
    },
    stop: () => clearTimeout(timer),
  };
}
