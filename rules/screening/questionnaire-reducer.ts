import { TRAIT_STATEMENTS, type TraitAnswer, type TraitStatement } from './traits-questionnaire.ts';
import { clampAnswerTime } from './validity.ts';

/** The state of a traits questionnaire. Answers are in the order of the statements. */
export type QuestionnaireState = {
  phase: 'asking' | 'finished';
  /** The index of the current statement. */
  at: number;
  /** The number of statements completed so far; going back does not reduce it. */
  answered: number;
  answers: readonly (TraitAnswer | null)[];
  /** How long each statement was shown until it was answered first, in ms; null before. */
  answeredAfterMs: readonly (number | null)[];
  /** Whether to remind the learner to choose an answer first. */
  reminded: boolean;
};

export type QuestionnaireEvent =
  /** `afterMs` is the time since the statement was shown. */
  | { type: 'answer-chosen'; answer: TraitAnswer; afterMs: number }
  | { type: 'next-requested' }
  | { type: 'previous-requested' };

/** The initial state. */
export const NEW_QUESTIONNAIRE_STATE: QuestionnaireState = {
  phase: 'asking',
  at: 0,
  answered: 0,
  answers: TRAIT_STATEMENTS.map(() => null),
  answeredAfterMs: TRAIT_STATEMENTS.map(() => null),
  reminded: false,
};

/** The state after an event. A finished questionnaire does not change. */
export function questionnaireReducer(state: QuestionnaireState, event: QuestionnaireEvent): QuestionnaireState {
  if (state.phase === 'finished') return state;
  switch (event.type) {
    case 'answer-chosen':
      return withAnswer(state, event.answer, event.afterMs);
    case 'next-requested':
      return answerOnScreen(state) === null ? { ...state, reminded: true } : movedOn(state);
    case 'previous-requested':
      return { ...state, at: Math.max(0, state.at - 1), reminded: false };
  }
}

/**
 * The current statement.
 * @throws RangeError when there is none.
 */
export function statementOnScreen({ at }: QuestionnaireState): TraitStatement {
  const statement = TRAIT_STATEMENTS[at];
  if (!statement) throw new RangeError(`no statement ${at}`);
  return statement;
}

/** The answer to the current statement; null before one was chosen. */
export function answerOnScreen({ at, answers }: QuestionnaireState): TraitAnswer | null {
  return answers[at] ?? null;
}

/** Whether the current statement is the last one. */
export function isLastStatement({ at }: QuestionnaireState): boolean {
  return at === TRAIT_STATEMENTS.length - 1;
}

/** The report of a finished questionnaire. `finishedAt` is an ISO instant in UTC. */
export function questionnaireReport(
  { answers, answeredAfterMs }: QuestionnaireState,
  finishedAt: string,
): { finishedAt: string; answers: TraitAnswer[]; answeredAfterMs: number[] } {
  return {
    finishedAt,
    answers: answers.filter((answer) => answer !== null),
    answeredAfterMs: answeredAfterMs.filter((time) => time !== null),
  };
}

/** The first answer to a statement counts as its time: a change of mind is slow or quick for other reasons. */
function withAnswer(state: QuestionnaireState, answer: TraitAnswer, afterMs: number): QuestionnaireState {
  const { at, answers, answeredAfterMs } = state;
  return {
    ...state,
    answers: answers.with(at, answer),
    answeredAfterMs: answeredAfterMs.with(at, answeredAfterMs[at] ?? clampAnswerTime(afterMs)),
    reminded: false,
  };
}

function movedOn(state: QuestionnaireState): QuestionnaireState {
  const answered = Math.max(state.answered, state.at + 1);
  return isLastStatement(state)
    ? { ...state, answered, phase: 'finished' }
    : { ...state, answered, at: state.at + 1, reminded: false };
}
