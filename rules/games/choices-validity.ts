import { typicalTime } from '../figures/typical-time.ts';
import type { Choice } from './choices.ts';

/** Why a run of questions with options is not a valid measurement. */
export type ChoicesValidity = 'too-fast' | 'same-place' | 'like-chance';

/** The limits of a valid run. */
export type ChoicesLimits = {
  /** The shortest median time of an answer, in ms. */
  minMedianMs: number;
  /**
   * From this many answers at one position, the player is taken to have pressed one button regardless of the question.
   */
  samePlaceFrom: number;
  /** Up to this many right answers can be chance. */
  mostRightByChance: number;
};

/** Why a run is not a valid measurement; null when it is. `right`: the number of right answers. */
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
