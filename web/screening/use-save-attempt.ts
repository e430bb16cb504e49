import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReportOf } from '#contract/screening-attempts.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { learnerAfter } from '../api/learner-after.ts';
import { type AttemptAnswer, attemptsAfter, attemptsQuery, attemptToSend } from '../api/screening-attempts.ts';
import { useSession } from '../api/session.tsx';
import { forgetHalfDone, halfDonePart, markHalfDone } from '../sitting/half-done.ts';
import { type Saving, useSaving } from '../sitting/use-saving.ts';

export type AttemptSaving<Part extends ScreeningPart> = Saving<AttemptAnswer<Part>>;

/** Keeps a finished sitting of one part on the device, then sends it; `sent` carries the server's verdict. */
export function useSaveAttempt<Part extends ScreeningPart>(part: Part) {
  const { session, changeLearner } = useSession();
  const queries = useQueryClient();
  const here = session.learner?.id ?? null;
  const [wasHalfDone] = useState(() => halfDonePart(here) === part);
  // What was done before is read while the part runs, so that the dashboard knows it also when the server goes away.
  useQuery({ ...attemptsQuery(here), notifyOnChangeProps: [], refetchOnWindowFocus: false });
  // Said once, when somebody comes back.
  useEffect(() => forgetHalfDone(part, here), [part, here]);
  const { saving, owner, begin, save, tryAgain } = useSaving<AttemptAnswer<Part>>((answer, of) => {
    if (of !== null) changeLearner(of, (learner) => learnerAfter(learner, answer));
    const { queryKey } = attemptsQuery(of);
    queries.setQueryData(queryKey, (kept) => kept && attemptsAfter(kept, part, answer.attempt));
    void queries.invalidateQueries({ queryKey });
  });
  return {
    saving,
    /** This part was begun in this tab before, and left before its end. */
    wasHalfDone,
    begin: () => {
      markHalfDone(part, here);
      begin();
    },
    save: (report: ReportOf[Part]) => {
      forgetHalfDone(part, owner.current);
      return save((id, of) => attemptToSend({ id, owner: of, part, report }));
    },
    tryAgain,
  };
}
