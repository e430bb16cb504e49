import type { Learner } from '#contract/people/learner.ts';
import type { Activity } from '#rules/rewards/activity.ts';
import { partsDone, SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';

type Results = Pick<Learner, 'adhd' | 'dyslexia' | 'autism'>;

/**
 * The parts done in the current sequence, on every page. `finished`: the part of each finished attempt, earliest first, also of one
 * without a verdict; until it is known (null), the parts with a result in the session are done. `unsent`: those not sent yet.
 */
export function doneParts(
  learner: Results | null,
  finished: readonly ScreeningPart[] | null,
  unsent: readonly ScreeningPart[] = [],
): ScreeningPart[] {
  return partsDone([...(finished ?? (learner ? partsWithResult(learner) : [])), ...unsent]);
}

/** The parts that were finished at least once, as `finished` of `doneParts`; null until the activity is known. */
export function finishedIn(activity: Activity | null | undefined): ScreeningPart[] | null {
  return activity ? SCREENING_PARTS.filter((part) => activity.counts[part] > 0) : null;
}

function partsWithResult({ adhd, dyslexia, autism }: Results): ScreeningPart[] {
  const results = { 'focus-game': adhd, 'letter-quiz': dyslexia, 'traits-questionnaire': autism };
  return SCREENING_PARTS.filter((part) => results[part] !== null);
}
