import { TRAIT_STATEMENTS, type TraitAnswer, type TraitStatement } from './traits-questionnaire.ts';

/** One sitting of the traits questionnaire. Answers stand in the order of the statements. */
export type QuestionnaireSitting = {
  phase: 'asking' | 'finished';
  /** The statement on the screen, counted from 0. */
  at: number;
  /** How many statements were answered and left behind; going back takes none of them away. */
  answered: number;
  answers: readonly (TraitAnswer | null)[];
  /** Whether the learner has to be told to choose an answer first. */
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

export function questionnaireSitting(sitting: QuestionnaireSitting, event: QuestionnaireEvent): QuestionnaireSitting {
  if (sitting.phase === 'finished') return sitting;
  switch (event.type) {
    case 'answer-chosen':
      return { ...sitting, answers: sitting.answers.with(sitting.at, event.answer), reminded: false };
    case 'next-wanted':
      return answerOnScreen(sitting) === null ? { ...sitting, reminded: true } : movedOn(sitting);
    case 'question-before-wanted':
      return { ...sitting, at: Math.max(0, sitting.at - 1), reminded: false };
  }
}

export function statementOnScreen({ at }: QuestionnaireSitting): TraitStatement {
  const statement = TRAIT_STATEMENTS[at];
  if (!statement) throw new RangeError(`no statement ${at}`);
  return statement;
}

/** What was chosen for the statement on the screen, now or before going back to it. */
export function answerOnScreen({ at, answers }: QuestionnaireSitting): TraitAnswer | null {
  return answers[at] ?? null;
}

export function isLastStatement({ at }: QuestionnaireSitting): boolean {
  return at === TRAIT_STATEMENTS.length - 1;
}

/** What was answered in a finished sitting. `finishedAt` is an ISO instant in UTC. */
export function questionnaireReport(
  { answers }: QuestionnaireSitting,
  finishedAt: string,
): { finishedAt: string; answers: TraitAnswer[] } {
  return { finishedAt, answers: answers.filter((answer) => answer !== null) };
}

function movedOn(sitting: QuestionnaireSitting): QuestionnaireSitting {
  const answered = Math.max(sitting.answered, sitting.at + 1);
  return isLastStatement(sitting)
    ? { ...sitting, answered, phase: 'finished' }
    : { ...sitting, answered, at: sitting.at + 1, reminded: false };
}
