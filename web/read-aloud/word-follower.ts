import { type Sentence, wordAt } from './sentences.ts';
import { onsetShares, type Pace } from './word-times.ts';

/** Tracks the current word of a voice. */
type WordFollower = {
  /** Call it when the voice starts to speak. */
  started(): void;
  /** Call it when the voice reports this index of the text. */
  reached(charIndex: number): void;
  stop(): void;
};

/** After a word that the voice reported, the estimate waits this multiple of the word's expected duration. */
const PATIENCE = 3;

/**
 * Calls `onWord` when a word starts: when the voice reports it, otherwise by an estimate. It never goes back to an
 * earlier word.
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
