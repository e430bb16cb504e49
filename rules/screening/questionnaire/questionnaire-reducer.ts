import { replaceAt } from '../../figures/replace-at.ts';
import { clampAnswerTime } from '../validity.ts';
import { TRAIT_STATEMENTS, type TraitAnswer, type TraitStatement } from './traits-questionnaire.ts';

/** The state of a traits questionnaire. Answers are in the order of the statements. */
export type QuestionnaireState = {
  phase: 'asking' | 'finished';
  /** The index of the current statement. */
  at: number;
  /** The number of statements completed so far; going back does not reduce it. */
  answered: number;
  answers: readonly (TraitAnswer | null)[];
  /** How long each statement was shown before its answer was confirmed first, in ms; null before. */
  answeredAfterMs: readonly (number | null)[];
  /** Whether to remind the learner to choose an answer first. */
  reminded: boolean;
};

export type QuestionnaireEvent =
  | { type: 'answer-chosen'; answer: TraitAnswer }
  /** `afterMs` is the time since the statement was shown. */
  | { type: 'next-requested'; afterMs: number }
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
      return { ...state, answers: replaceAt(state.answers, state.at, event.answer), reminded: false };
    case 'next-requested':
      return answerOnScreen(state) === null ? { ...state, reminded: true } : movedOn(state, event.afterMs);
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

/** Keeps only the first time, because the learner already knows a statement that is shown again. */
function movedOn(state: QuestionnaireState, afterMs: number): QuestionnaireState {
  const { at, answeredAfterMs } = state;
  const moved = {
    ...state,
    answered: Math.max(state.answered, at + 1),
    answeredAfterMs: replaceAt(answeredAfterMs, at, answeredAfterMs[at] ?? clampAnswerTime(afterMs)),
  };
  return isLastStatement(state) ? { ...moved, phase: 'finished' } : { ...moved, at: at + 1, reminded: false };
}
