import { typicalTime } from '../figures/typical-time.ts';
import type { Choice } from './choices.ts';

/** Why the answers to questions with options say nothing. */
export type ChoicesValidity = 'too-fast' | 'same-place' | 'like-chance';

/** The limits of runs that can tell something. */
export type ChoicesLimits = {
  /** The shortest median time of an answer, in ms. */
  minMedianMs: number;
  /** The number of answers at one place from which one button was pressed whatever came. */
  samePlaceFrom: number;
  /** So many right answers, or fewer, can well be luck. */
  mostRightByChance: number;
};

/** Why answers say nothing; null when they can tell something. `right`: how many of them are right. */
export function choicesValidity(
  answers: readonly Choice[],
  right: number,
  { minMedianMs, samePlaceFrom, mostRightByChance }: ChoicesLimits,
): ChoicesValidity | null {
  const typical = typicalTime(answers.map(({ answeredAfterMs }) => answeredAfterMs));
  if (typical && typical.medianMs < minMedianMs) return 'too-fast';
  const atPlaceOf = ({ picked }: Choice) => answers.filter((answer) => answer.picked === picked).length;
  if (Math.max(...answers.map(atPlaceOf)) >= samePlaceFrom) return 'same-place';
  return right <= mostRightByChance ? 'like-chance' : null;
}
