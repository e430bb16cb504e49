import { typicalTime } from '../../figures/typical-time.ts';
import { wilsonInterval } from '../../figures/wilson-interval.ts';
import { type RunResult, withValidity } from '../runs.ts';
import {
  rightInSections,
  WORD_OR_NOT,
  WORD_OR_NOT_ANSWERS,
  type WordOrNotRun,
  wordOrNotResult,
} from './word-or-not.ts';

/** Why a run is not a valid measurement of reading; `not-read` first, as it gives no points. Its score is stored all the same. */
export const WORD_OR_NOT_VALIDITY_CODES = ['not-read', 'same-answer', 'like-chance'] as const;
export type WordOrNotValidity = (typeof WORD_OR_NOT_VALIDITY_CODES)[number];

/** The limits of valid runs; docs/measurement.md shows their effect on simulated players. */
export const WORD_OR_NOT_VALIDITY = {
  /**
   * From this many equal answers of 84, nine of ten, the player
   * is taken to have pressed one button regardless of the word.
   */
  sameAnswersFrom: 76,
  /**
   * The shortest median time to read and decide, in ms. A simple reaction without a decision takes 231 ms (Woods et al.
   * 2015, https://doi.org/10.3389/fnhum.2015.00131).
   */
  minMedianMs: 300,
  /** Tossing a coin gives more right answers than this in 3.1 % of runs: 1 minus the sum of C(84, k) / 2^84 to 50. */
  mostRightByChance: 50,
} as const;

/**
 * The number of right answers in a section, and the range, `low` to `high`, in which it would lie in most other games.
 */
export type WordOrNotSection = { right: number; low: number; high: number };

/** What is shown after a run. */
export type WordOrNotSummary = {
  right: number;
  parts: readonly WordOrNotSection[];
  /** Null when the run is a valid measurement. */
  validity: WordOrNotValidity | null;
};

/** The summary of a run. */
export function wordOrNotSummary(run: WordOrNotRun): WordOrNotSummary {
  return {
    right: wordOrNotResult(run).score,
    parts: rightInSections(run).map((right) => ({ right, ...rangeOf(right) })),
    validity: wordOrNotValidity(run),
  };
}

/** The result of a run, with the reason why it is not a valid measurement. */
export function judgedWordOrNotResult(run: WordOrNotRun): RunResult {
  return withValidity(wordOrNotResult(run), wordOrNotValidity(run));
}

/** Why a run is not a valid measurement; null when it is. */
export function wordOrNotValidity(run: WordOrNotRun): WordOrNotValidity | null {
  const typical = typicalTime(run.answers.map(({ answeredAfterMs }) => answeredAfterMs));
  if (typical && typical.medianMs < WORD_OR_NOT_VALIDITY.minMedianMs) return 'not-read';
  const counts = WORD_OR_NOT_ANSWERS.map((value) => run.answers.filter(({ answer }) => answer === value).length);
  if (Math.max(...counts) >= WORD_OR_NOT_VALIDITY.sameAnswersFrom) return 'same-answer';
  return wordOrNotResult(run).score <= WORD_OR_NOT_VALIDITY.mostRightByChance ? 'like-chance' : null;
}

/** The bounds of Wilson's 95 % interval in answers of a part, rounded outwards. */
export function rangeOf(right: number): Pick<WordOrNotSection, 'low' | 'high'> {
  const { trialsInSection } = WORD_OR_NOT;
  const { low, high } = wilsonInterval(right, trialsInSection);
  return { low: Math.floor(low * trialsInSection), high: Math.ceil(high * trialsInSection) };
}
