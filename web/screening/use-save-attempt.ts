import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import type { ReportOf } from '#contract/screening/screening-attempts.ts';
import type { FinishedWork } from '#rules/groups/assignments.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { forgetUnfinished, markUnfinished, unfinishedPart } from '../activities/unfinished-part.ts';
import { applyAnswerToLearner } from '../api/apply-answer-to-learner.ts';
import { type AttemptAnswer, attemptsAfter, attemptsQuery, attemptToSend } from '../api/screening-attempts.ts';
import { isTrying, useSession } from '../api/session.tsx';
import { attemptOnDevice, keepOnDevice } from '../device/results/device-results.ts';
import { type Saving, succeeds, useSaving } from '../play/saving/use-saving.ts';
import { useResultsGate } from './results-gate.tsx';

export type AttemptSaving<Part extends ScreeningPart> = Saving<AttemptAnswer<Part>>;
type Attempt<Part extends ScreeningPart> = AttemptAnswer<Part>['attempt'];

/**
 * Stores a finished attempt of one part on the device, then sends it; the state `sent` contains the server's result.
 * Without the consent of the learner it stays on this device.
 */
export function useSaveAttempt<Part extends ScreeningPart>(part: Part) {
  const { session, changeLearner } = useSession();
  const queries = useQueryClient();
  const gate = useResultsGate();
  const learnerId = session.learner?.id ?? null;
  const fate = useRef<'sent' | 'stays-here'>('sent');
  const isKnown = session.status !== 'loading';
  const [wasUnfinished] = useState(() => isKnown && unfinishedPart(learnerId) === part);
  // Fetch earlier attempts now, so that the dashboard has them if the server becomes unreachable.
  useQuery({
    ...attemptsQuery(learnerId),
    enabled: isKnown && !session.learner?.isByPictures,
    notifyOnChangeProps: [],
    refetchOnWindowFocus: false,
  });
  // The note that the part restarts is shown only once.
  useEffect(() => {
    if (isKnown) forgetUnfinished(part, learnerId);
  }, [part, learnerId, isKnown]);

  const addToList = (attempt: Attempt<Part>, owner: string | null) => {
    const { queryKey } = attemptsQuery(owner);
    queries.setQueryData(queryKey, (attempts) => attempts && attemptsAfter(attempts, part, attempt));
    void queries.invalidateQueries({ queryKey });
  };
  const { saving, owner, isTried, begin, save, showOnDevice, tryAgain } = useSaving<AttemptAnswer<Part>>(
    (answer, sentBy) => {
      if (sentBy !== null) changeLearner(sentBy, (learner) => applyAnswerToLearner(learner, answer));
      addToList(answer.attempt, sentBy);
    },
  );

  const storeHere = async (report: ReportOf[Part], owner: string) => {
    const result = { ...attemptToSend({ id: crypto.randomUUID(), owner, part, report }), owner };
    const isStored = await succeeds(keepOnDevice(result));
    showOnDevice(isStored);
    if (isStored) addToList(attemptOnDevice(part, result), owner);
  };

  return {
    saving,
    /** Whether this part was left unfinished in this tab. */
    wasUnfinished,
    begin: () => {
      if (!isTrying(session.learner)) markUnfinished(part, learnerId);
      fate.current = fateOf(session.learner, gate.isDeviceOnly);
      gate.onBegin();
      begin();
    },
    save: (report: ReportOf[Part]) => {
      forgetUnfinished(part, owner.current);
      if (owner.current !== null && fate.current === 'stays-here' && !isTried.current)
        return storeHere(report, owner.current);
      return save((id, sender) => attemptToSend({ id, owner: sender, part, report }));
    },
    tryAgain,
  };
}

/** The attempt that the server has stored, as finished work; null before. */
export function finishedPart<Part extends ScreeningPart>(part: Part, saving: AttemptSaving<Part>): FinishedWork | null {
  return saving.state === 'sent' ? { kind: part, timestamp: saving.answer.attempt.timestamp } : null;
}

/** Where a result is stored. */
function fateOf(learner: Learner | null, isDeviceOnly: boolean) {
  if (learner === null) return 'sent';
  return isDeviceOnly || learner.keepsResults !== true ? 'stays-here' : 'sent';
}
