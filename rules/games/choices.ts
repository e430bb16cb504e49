import { typicalTime } from '../figures/typical-time.ts';
import { RUN, roundsFitDuration } from './runs.ts';

/** The answer to a question with options: the index of the picked one, and the ms from the first frame of the question. */
export type Choice = { picked: number; answeredAfterMs: number };

/** A finished run of questions with options. The seed determines the questions. */
export type ChoiceRun = {
  /** Milliseconds from start to end, excluding pauses. */
  durationMs: number;
  seed: number;
  /** The answer to each question in order. */
  answers: readonly Choice[];
};

/** The shortest possible duration of a run, in ms: its presses, and the pause of `nextAfterMs` after each. */
export function choicesLeastDurationMs({ answers }: Pick<ChoiceRun, 'answers'>, nextAfterMs: number): number {
  return answers.length * (nextAfterMs + RUN.minPressMs);
}

/**
 * Whether a run is plausible: no answer came too soon after its question appeared, and all answers, with the pause of
 * `nextAfterMs` after each, fit its duration.
 */
export function arePossibleChoices(
  { durationMs, answers }: Pick<ChoiceRun, 'durationMs' | 'answers'>,
  nextAfterMs: number,
): boolean {
  const questionsMs = answers.map(({ answeredAfterMs }) => answeredAfterMs + nextAfterMs);
  return (
    answers.every(({ answeredAfterMs }) => answeredAfterMs >= RUN.minPressMs) &&
    roundsFitDuration(questionsMs, durationMs)
  );
}

/** Why a run of questions with options is not a valid measurement. */
type ChoicesValidity = 'not-read' | 'same-place' | 'like-chance';

/** The limits of a valid run. */
export type ChoicesLimits = {
  /** The shortest median time of an answer, in ms. Nobody can read or hear a question in less: `not-read`. */
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
  if (typical && typical.medianMs < minMedianMs) return 'not-read';
  const atPlaceOf = ({ picked }: Choice) => answers.filter((answer) => answer.picked === picked).length;
  if (Math.max(...answers.map(atPlaceOf)) >= samePlaceFrom) return 'same-place';
  return right <= mostRightByChance ? 'like-chance' : null;
}
