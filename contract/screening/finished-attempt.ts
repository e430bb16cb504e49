import { focusGameVerdict } from '#rules/screening/focus-game/focus-game.ts';
import { letterQuizVerdict } from '#rules/screening/letter-quiz/letter-quiz.ts';
import { traitsVerdict } from '#rules/screening/questionnaire/traits-questionnaire.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { validityOf } from '#rules/screening/validity.ts';
import type { AttemptOf, ReportOf } from './screening-attempts.ts';

/** The id of an attempt, and when it was finished: an ISO instant in UTC with milliseconds. */
export type Stored = { attemptId: string; timestamp: string };

type Finish<Part extends ScreeningPart> = (stored: Stored, report: ReportOf[Part]) => AttemptOf[Part];

const FINISH: { [Part in ScreeningPart]: Finish<Part> } = {
  'focus-game': (stored, { finishedAt: _, ...measured }) => ({
    ...stored,
    ...measured,
    ...focusGameVerdict(measured),
    validity: validityOf('focus-game', measured),
  }),
  'letter-quiz': (stored, report) => {
    const { answers, isSoundConfirmed = null } = report;
    const validity = validityOf('letter-quiz', report);
    return { ...stored, answers, ...letterQuizVerdict(answers), isSoundConfirmed, validity };
  },
  'traits-questionnaire': (stored, report) => {
    const { answers, answeredAfterMs = null } = report;
    const validity = validityOf('traits-questionnaire', report);
    return { ...stored, answers, answeredAfterMs, ...traitsVerdict(answers), validity };
  },
};

/** The attempt, with its verdict, for a report. Used by the server and by devices that keep results locally. */
export function attemptFromReport<Part extends ScreeningPart>(
  part: Part,
  stored: Stored,
  report: ReportOf[Part],
): AttemptOf[Part] {
  return FINISH[part](stored, report);
}
