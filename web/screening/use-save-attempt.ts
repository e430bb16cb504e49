import { useQueryClient } from '@tanstack/react-query';
import type { ReportOf } from '#contract/screening-attempts.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { learnerAfter } from '../api/learner-after.ts';
import { type AttemptAnswer, attemptsQuery, attemptToSend } from '../api/screening-attempts.ts';
import { useSession } from '../api/session.tsx';
import { type Saving, useSaving } from '../sitting/use-saving.ts';

export type AttemptSaving<Part extends ScreeningPart> = Saving<AttemptAnswer<Part>>;

/** Keeps a finished sitting of one part on the device, then sends it; `sent` carries the server's verdict. */
export function useSaveAttempt<Part extends ScreeningPart>(part: Part) {
  const { changeLearner } = useSession();
  const queries = useQueryClient();
  const { saving, begin, save, tryAgain } = useSaving<AttemptAnswer<Part>>((answer, owner) => {
    if (owner !== null) changeLearner(owner, (learner) => learnerAfter(learner, answer));
    void queries.invalidateQueries(attemptsQuery(owner));
  });
  return {
    saving,
    begin,
    save: (report: ReportOf[Part]) => save((id, owner) => attemptToSend({ id, owner, part, report })),
    tryAgain,
  };
}
