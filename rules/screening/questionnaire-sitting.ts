import { TRAIT_STATEMENTS, type TraitAnswer, type TraitStatement } from './traits-questionnaire.ts';

/** The state of a traits questionnaire. Answers are in the order of the statements. */
export type QuestionnaireSitting = {
  phase: 'asking' | 'finished';
  /** The index of the current statement. */
  at: number;
  /** The number of statements completed so far; going back does not reduce it. */
  answered: number;
  answers: readonly (TraitAnswer | null)[];
  /** Whether to remind the learner to choose an answer first. */
  reminded: boolean;
};

export type QuestionnaireEvent =
  | { type: 'answer-chosen'; answer: TraitAnswer }
  | { type: 'next-wanted' }
  | { type: 'question-before-wanted' };

export const NEW_QUESTIONNAIRE_SITTING: QuestionnaireSitting = {
  phase: 'asking',
  at: 0,
  answered: 0,
  answers: TRAIT_STATEMENTS.map(() => null),
  reminded: false,
};

/** The state after an event. A finished questionnaire does not change. */
export function questionnaireSitting(state: QuestionnaireSitting, event: QuestionnaireEvent): QuestionnaireSitting {
  if (state.phase === 'finished') return state;
  switch (event.type) {
    case 'answer-chosen':
      return { ...state, answers: state.answers.with(state.at, event.answer), reminded: false };
    case 'next-wanted':
      return answerOnScreen(state) === null ? { ...state, reminded: true } : movedOn(state);
    case 'question-before-wanted':
      return { ...state, at: Math.max(0, state.at - 1), reminded: false };
  }
}

/** The current statement. Throws a RangeError when there is none. */
export function statementOnScreen({ at }: QuestionnaireSitting): TraitStatement {
  const statement = TRAIT_STATEMENTS[at];
  if (!statement) throw new RangeError(`no statement ${at}`);
  return statement;
}

/** The answer to the current statement; null before one was chosen. */
export function answerOnScreen({ at, answers }: QuestionnaireSitting): TraitAnswer | null {
  return answers[at] ?? null;
}

export function isLastStatement({ at }: QuestionnaireSitting): boolean {
  return at === TRAIT_STATEMENTS.length - 1;
}

/** The report of a finished questionnaire. `finishedAt` is an ISO instant in UTC. */
export function questionnaireReport(
  { answers }: QuestionnaireSitting,
  finishedAt: string,
): { finishedAt: string; answers: TraitAnswer[] } {
  return { finishedAt, answers: answers.filter((answer) => answer !== null) };
}

function movedOn(state: QuestionnaireSitting): QuestionnaireSitting {
  const answered = Math.max(state.answered, state.at + 1);
  return isLastStatement(state)
    ? { ...state, answered, phase: 'finished' }
    : { ...state, answered, at: state.at + 1, reminded: false };
}
