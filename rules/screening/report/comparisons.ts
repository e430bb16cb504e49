import type { PointingDevice } from '../focus-game/focus-game.ts';
import type { FocusGameResult, ResultOf } from '../results.ts';
import type { ScreeningPart } from '../screening-sequence.ts';
import { RESULT_SCALES, resultNumber } from './result-numbers.ts';

/**
 * `small` is the largest difference that is called usual, in percentage points, letters or trait points: about nine of ten
 * simulated learners who take a part twice stay within it (docs/measurement.md). No study covers these parts. `charted` is
 * the number of results in a chart.
 */
export const COMPARISONS = {
  small: { 'focus-game': 25, 'letter-quiz': 3, 'traits-questionnaire': 2 },
  charted: 8,
} as const;

/** The difference between two results; `small` is called usual. */
export type Difference = 'none' | 'small' | 'large';

/** How much two results differ; null when one of them has no number. */
export function differenceOf<Part extends ScreeningPart>(
  part: Part,
  newest: ResultOf[Part],
  before: ResultOf[Part],
): Difference | null {
  const numbers = [resultNumber(part, newest), resultNumber(part, before)] as const;
  if (numbers[0] === null || numbers[1] === null) return null;
  const difference = Math.abs(numbers[0] - numbers[1]);
  if (difference === 0) return 'none';
  return difference <= COMPARISONS.small[part] ? 'small' : 'large';
}

type PointingChange = { newest: PointingDevice; before: PointingDevice };

/** The pointing devices of two focus games; null when they are the same, or one is unknown. */
export function pointingChange(
  { pointing: newest }: FocusGameResult,
  { pointing: before }: FocusGameResult,
): PointingChange | null {
  return newest && before && newest !== before ? { newest, before } : null;
}

/**
 * The numbers from `from` to `until` that are usual from day to
 * day around a result; null when it is not a valid measurement.
 */
export function usualRange<Part extends ScreeningPart>(
  part: Part,
  result: ResultOf[Part],
): { from: number; until: number } | null {
  const value = resultNumber(part, result);
  if (value === null) return null;
  const small = COMPARISONS.small[part];
  return { from: Math.max(0, value - small), until: Math.min(RESULT_SCALES[part].whole, value + small) };
}

/** The results to chart: the newest eight, oldest first, including invalid ones. `results` is newest first. */
export function chartedResults<Result>(results: readonly Result[]): Result[] {
  return results.slice(0, COMPARISONS.charted).reverse();
}
