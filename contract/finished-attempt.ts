import { focusGameVerdict } from '#rules/screening/focus-game.ts';
import { letterQuizVerdict } from '#rules/screening/letter-quiz.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { traitsVerdict } from '#rules/screening/traits-questionnaire.ts';
import type {
  AttemptOf,
  FocusGameAttempt,
  FocusGameReport,
  LetterQuizAttempt,
  LetterQuizReport,
  ReportOf,
  TraitsQuestionnaireAttempt,
  TraitsQuestionnaireReport,
} from './screening-attempts.ts';

/** The id of an attempt, and when it was finished: an ISO instant in UTC with milliseconds. */
export type Stored = { attemptId: string; timestamp: string };

type Finish<Part extends ScreeningPart> = (stored: Stored, report: ReportOf[Part]) => AttemptOf[Part];

const FINISH: { [Part in ScreeningPart]: Finish<Part> } = {
  'focus-game': focusGameAttempt,
  'letter-quiz': letterQuizAttempt,
  'traits-questionnaire': traitsQuestionnaireAttempt,
};

/** The attempt, with its verdict, for a report. Used by the server and by devices that keep results locally. */
export function attemptFromReport<Part extends ScreeningPart>(
  part: Part,
  stored: Stored,
  report: ReportOf[Part],
): AttemptOf[Part] {
  return FINISH[part](stored, report);
}

function focusGameAttempt(stored: Stored, { finishedAt: _, ...measured }: FocusGameReport): FocusGameAttempt {
  return { ...stored, ...measured, ...focusGameVerdict(measured) };
}

function letterQuizAttempt(stored: Stored, { answers }: LetterQuizReport): LetterQuizAttempt {
  return { ...stored, answers, ...letterQuizVerdict(answers) };
}

function traitsQuestionnaireAttempt(
  stored: Stored,
  { answers }: TraitsQuestionnaireReport,
): TraitsQuestionnaireAttempt {
  return { ...stored, answers, ...traitsVerdict(answers) };
}
