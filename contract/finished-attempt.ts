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

/** Under which id an attempt is kept, and when it was finished: an ISO instant in UTC with milliseconds. */
export type Stored = { attemptId: string; timestamp: string };

type Finish<Part extends ScreeningPart> = (stored: Stored, report: ReportOf[Part]) => AttemptOf[Part];

const FINISH: { [Part in ScreeningPart]: Finish<Part> } = {
  'focus-game': focusGameAttempt,
  'letter-quiz': letterQuizAttempt,
  'traits-questionnaire': traitsQuestionnaireAttempt,
};

/** What a report comes to by the rules: the same on the server and on a device that keeps it for itself. */
export function finishedAttempt<Part extends ScreeningPart>(
  part: Part,
  stored: Stored,
  report: ReportOf[Part],
): AttemptOf[Part] {
  return FINISH[part](stored, report);
}

function focusGameAttempt(stored: Stored, { finishedAt: _, ...happened }: FocusGameReport): FocusGameAttempt {
  return { ...stored, ...happened, ...focusGameVerdict(happened) };
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
