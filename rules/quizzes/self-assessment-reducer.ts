import { replaceAt } from '../figures/replace-at.ts';
import { SELF_ASSESSMENT, type SelfAssessmentAnswer } from './self-assessment.ts';

/** The state of a self-assessment quiz. */
export type SelfAssessmentState = {
  phase: 'asking' | 'finished';
  /** The index of the current statement. */
  at: number;
  /** In the order of the statements; null for unanswered ones. */
  answers: readonly (SelfAssessmentAnswer | null)[];
};

export type SelfAssessmentEvent =
  | { type: 'answer-chosen'; answer: SelfAssessmentAnswer }
  | { type: 'previous-requested' }
  | { type: 'restarted' };

/** The initial state. */
export const NEW_SELF_ASSESSMENT_STATE: SelfAssessmentState = {
  phase: 'asking',
  at: 0,
  answers: Array.from({ length: SELF_ASSESSMENT.statements }, () => null),
};

/** The state after an event. An answer leads to the next statement, the tenth to the end. */
export function selfAssessmentReducer(state: SelfAssessmentState, event: SelfAssessmentEvent): SelfAssessmentState {
  if (event.type === 'restarted') return NEW_SELF_ASSESSMENT_STATE;
  if (state.phase === 'finished') return state;
  switch (event.type) {
    case 'answer-chosen':
      return answered(state, event.answer);
    case 'previous-requested':
      return state.at === 0 ? state : { ...state, at: state.at - 1 };
  }
}

/** The answers of a finished quiz. */
export function answersGiven({ answers }: SelfAssessmentState): SelfAssessmentAnswer[] {
  return answers.filter((answer) => answer !== null);
}

function answered(state: SelfAssessmentState, answer: SelfAssessmentAnswer): SelfAssessmentState {
  const answers = replaceAt(state.answers, state.at, answer);
  const isLast = state.at === SELF_ASSESSMENT.statements - 1;
  return isLast ? { ...state, answers, phase: 'finished' } : { ...state, answers, at: state.at + 1 };
}
