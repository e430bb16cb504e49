import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReportOf } from '#contract/screening-attempts.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { attemptOnDevice, keepOnDevice } from '../api/device-results.ts';
import { learnerAfter } from '../api/learner-after.ts';
import { type AttemptAnswer, attemptsAfter, attemptsQuery, attemptToSend } from '../api/screening-attempts.ts';
import { useSession } from '../api/session.tsx';
import { forgetUnfinished, markUnfinished, unfinishedPart } from '../sitting/unfinished-part.ts';
import { type Saving, useSaving } from '../sitting/use-saving.ts';
import { useResultsPlace } from './results-place/results-place.ts';

export type AttemptSaving<Part extends ScreeningPart> = Saving<AttemptAnswer<Part>>;
type Attempt<Part extends ScreeningPart> = AttemptAnswer<Part>['attempt'];

/**
 * Keeps a finished sitting of one part on the device, then sends it; `sent` carries the server's verdict. Without the
 * learner's yes it stays on this device.
 */
export function useSaveAttempt<Part extends ScreeningPart>(part: Part) {
  const { session, changeLearner } = useSession();
  const queries = useQueryClient();
  const place = useResultsPlace();
  const here = session.learner?.id ?? null;
  const staysHere = useRef(false);
  const [wasUnfinished] = useState(() => unfinishedPart(here) === part);
  // What was done before is read while the part runs, so that the dashboard knows it also when the server goes away.
  useQuery({ ...attemptsQuery(here), notifyOnChangeProps: [], refetchOnWindowFocus: false });
  // Said once, when somebody comes back.
  useEffect(() => forgetUnfinished(part, here), [part, here]);

  const addToList = (attempt: Attempt<Part>, of: string | null) => {
    const { queryKey } = attemptsQuery(of);
    queries.setQueryData(queryKey, (kept) => kept && attemptsAfter(kept, part, attempt));
    void queries.invalidateQueries({ queryKey });
  };
  const { saving, owner, begin, save, stayedHere, tryAgain } = useSaving<AttemptAnswer<Part>>((answer, of) => {
    if (of !== null) changeLearner(of, (learner) => learnerAfter(learner, answer));
    addToList(answer.attempt, of);
  });

  const keepHere = async (report: ReportOf[Part], of: string) => {
    const result = { ...attemptToSend({ id: crypto.randomUUID(), owner: of, part, report }), owner: of };
    const isKept = await keepOnDevice(result).then(
      () => true,
      () => false,
    );
    stayedHere(isKept);
    if (isKept) addToList(attemptOnDevice(part, result), of);
  };

  return {
    saving,
    /** This part was begun in this tab before, and left before its end. */
    wasUnfinished,
    begin: () => {
      markUnfinished(part, here);
      staysHere.current = session.learner !== null && (place.isOnlyHere || session.learner.keepsResults !== true);
      place.begun();
      begin();
    },
    save: (report: ReportOf[Part]) => {
      const of = owner.current;
      forgetUnfinished(part, of);
      if (of !== null && staysHere.current) return keepHere(report, of);
      return save((id, sender) => attemptToSend({ id, owner: sender, part, report }));
    },
    tryAgain,
  };
}
