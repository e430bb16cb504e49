import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import type { KeptPlan } from '#contract/people/plan.ts';
import { isTrying, useSessionCheck } from '../api/session.tsx';
import { ownPlan, planKept, planTakenOut, takeOverPlan } from '../device/own-plan.ts';
import { request } from '../http/request.ts';

/** The plan in the account of a learner. */
function planQuery(learnerId: string) {
  return queryOptions({
    queryKey: ['plan', learnerId],
    queryFn: () => request('GET /learners/:learnerId/plan', { params: { learnerId } }),
  });
}

/** Whether this learner can keep a plan in the account: not in a session that was opened with pictures. */
export function canKeepPlan(learner: Learner | null): learner is Learner {
  return learner !== null && !learner.isByPictures && !isTrying(learner);
}

/**
 * The plan in the account, which follows the learner: this device takes it over, and sends what changed here. `kept` is
 * undefined until it is known. Changes are sent one at a time, each with the newest plan of this device.
 */
export function useAccountPlan(learner: Learner | null) {
  const learnerId = canKeepPlan(learner) ? learner.id : null;
  const queries = useQueryClient();
  const checkSession = useSessionCheck();
  const { queryKey } = planQuery(learnerId ?? '');
  const { data, isError, failureCount } = useQuery({ ...planQuery(learnerId ?? ''), enabled: learnerId !== null });
  const show = (kept: KeptPlan) => queries.setQueryData(queryKey, kept);

  const { mutate: send } = useMutation({
    scope: { id: `plan/${learnerId}` },
    mutationFn: async (id: string) => {
      const { plan } = ownPlan(id);
      await queries.cancelQueries({ queryKey });
      const kept = await request('PUT /learners/:learnerId/plan', {
        params: { learnerId: id },
        body: { plan },
        outlivesPage: true,
      });
      planKept(id, plan);
      show(kept);
    },
    onError: checkSession,
  });
  const onKnown = useEffectEvent((id: string, kept: KeptPlan) => {
    takeOverPlan(id, kept.versions[0] ?? null);
    if (ownPlan(id).isUnsent) send(id);
  });
  useEffect(() => {
    if (learnerId !== null && data) onKnown(learnerId, data);
  }, [learnerId, data]);
  useEffect(() => {
    const sendLate = () => learnerId !== null && ownPlan(learnerId).isUnsent && send(learnerId);
    addEventListener('online', sendLate);
    return () => removeEventListener('online', sendLate);
  }, [learnerId, send]);

  return {
    kept: data,
    isAway: data === undefined && (isError || failureCount > 0),
    /** Sends the plan of this device, if it is kept in the account. */
    sendChange: () => {
      if (learnerId !== null && ownPlan(learnerId).isInAccount) send(learnerId);
    },
    /** Starts to keep the plan in the account. */
    keep: async (id: string) => {
      const { plan } = ownPlan(id);
      show(await request('PUT /learners/:learnerId/plan', { params: { learnerId: id }, body: { plan } }));
      planKept(id, plan);
    },
    /** Deletes the plan in the account; that of this device stays. */
    takeOut: async (id: string) => {
      const kept = await request('DELETE /learners/:learnerId/plan', { params: { learnerId: id } });
      planTakenOut(id);
      show(kept);
      // Every share of it has ended.
      await queries.invalidateQueries({ queryKey: ['memberships', id] });
    },
    removeNote: async (id: string, noteId: string) =>
      void show(await request('DELETE /learners/:learnerId/plan/notes/:noteId', { params: { learnerId: id, noteId } })),
  };
}

export type AccountPlan = ReturnType<typeof useAccountPlan>;
