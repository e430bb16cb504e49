import { SELF_ASSESSMENT, type SelfAssessmentAnswer } from './self-assessment.ts';

/** One sitting of the self-assessment quiz. */
export type SelfAssessmentSitting = {
  phase: 'asking' | 'finished';
  /** The statement on the screen, counted from 0. */
  at: number;
  /** In the order of the statements; null where none was given yet. */
  answers: readonly (SelfAssessmentAnswer | null)[];
};

export type SelfAssessmentEvent =
  | { type: 'answer-chosen'; answer: SelfAssessmentAnswer }
  | { type: 'question-before-wanted' }
  | { type: 'retaken' };

export const NEW_SELF_ASSESSMENT: SelfAssessmentSitting = {
  phase: 'asking',
  at: 0,
  answers: Array.from({ length: SELF_ASSESSMENT.statements }, () => null),
};

/** What a sitting is after something happened. An answer moves on at once; the tenth ends it. */
export function selfAssessmentSitting(
  sitting: SelfAssessmentSitting,
  event: SelfAssessmentEvent,
): SelfAssessmentSitting {
  if (event.type === 'retaken') return NEW_SELF_ASSESSMENT;
  if (sitting.phase === 'finished') return sitting;
  switch (event.type) {
    case 'answer-chosen':
      return answered(sitting, event.answer);
    case 'question-before-wanted':
      return sitting.at === 0 ? sitting : { ...sitting, at: sitting.at - 1 };
  }
}

/** The answers of a finished sitting. */
export function answersGiven({ answers }: SelfAssessmentSitting): SelfAssessmentAnswer[] {
  return answers.filter((answer) => answer !== null);
}

function answered(sitting: SelfAssessmentSitting, answer: SelfAssessmentAnswer): SelfAssessmentSitting {
  const answers = sitting.answers.with(sitting.at, answer);
  const isLast = sitting.at === SELF_ASSESSMENT.statements - 1;
  return isLast ? { ...sitting, answers, phase: 'finished' } : { ...sitting, answers, at: sitting.at + 1 };
}
