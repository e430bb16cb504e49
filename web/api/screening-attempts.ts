import { queryOptions } from '@tanstack/react-query';
import type { AttemptOf, ReportOf, ScreeningAttempts } from '#contract/screening-attempts.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { resultsOnDevice, withResultsOnDevice } from './device-results.ts';
import { deviceStore, type Sendable } from './device-store.ts';
import { discard, entriesOf } from './outbox.ts';
import { request } from './request.ts';

export type AttemptAnswer<P extends ScreeningPart> = { attempt: AttemptOf[P] };

/** One finished sitting; `owner` is the learner who took it, null when it was taken signed out. */
export type Sitting<P extends ScreeningPart> = {
  id: string;
  owner: string | null;
  part: P;
  report: ReportOf[P];
};

/** A finished sitting as it is kept and sent. */
export function attemptToSend<P extends ScreeningPart>({ id, owner, part, report }: Sitting<P>): Sendable {
  const path = `/api/${owner === null ? 'anonymous' : `learners/${owner}`}/attempts/${part}/${id}`;
  return { id, kind: part, owner, path, body: report };
}

/**
 * The sittings of the learner who is here, from their account and from this device; signed out, those of nobody that
 * this device keeps. Newest first.
 */
export function attemptsQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['screening-attempts', owner],
    queryFn: () => (owner === null ? attemptsOfDevice() : attemptsOfLearner(owner)),
  });
}

/** The sittings once one more was finished; a list that has it already stays as it is. */
export function attemptsAfter<P extends ScreeningPart>(
  attempts: ScreeningAttempts,
  part: P,
  finished: AttemptOf[P],
): ScreeningAttempts {
  const isThere = attempts[part].some(({ attemptId }) => attemptId === finished.attemptId);
  return isThere ? attempts : { ...attempts, [part]: [finished, ...attempts[part]] };
}

/** Takes all sittings done signed out off this device, also those that still wait to be sent. */
export async function forgetAttemptsOfDevice(): Promise<void> {
  for (const { id } of await entriesOf(null)) await discard(id);
  await (await deviceStore()).clear('answers');
}

async function attemptsOfLearner(owner: string): Promise<ScreeningAttempts> {
  const account = await request<ScreeningAttempts>(`/api/learners/${owner}/attempts`);
  // A browser that forbids keeping things keeps nothing here.
  return withResultsOnDevice(account, await resultsOnDevice(owner).catch(() => []));
}

async function attemptsOfDevice(): Promise<ScreeningAttempts> {
  const kept = await (await deviceStore()).getAll('answers');
  const of = <P extends ScreeningPart>(part: P) =>
    kept
      .filter(({ kind }) => kind === part)
      .map(({ answer }) => (answer as AttemptAnswer<P>).attempt)
      .sort((a, b) => b.timestamp.localeCompare(a.timestamp));
  return {
    'focus-game': of('focus-game'),
    'letter-quiz': of('letter-quiz'),
    'traits-questionnaire': of('traits-questionnaire'),
  };
}
