import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '#contract/platform/endpoint.ts';
import type { AttemptOf, ReportOf, ScreeningAttempts } from '#contract/screening/screening-attempts.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { validityOf } from '#rules/screening/validity.ts';
import { deviceStore, type Sendable } from '../device/device-store.ts';
import { resultsOnDevice, withResultsOnDevice } from '../device/results/device-results.ts';
import { discard, entriesOf } from '../device/results/outbox.ts';
import { request } from '../http/request.ts';

export type AttemptAnswer<P extends ScreeningPart> = { attempt: AttemptOf[P] };

/** A finished attempt; `owner` is the learner's id, null for a visitor. */
type FinishedAttempt<P extends ScreeningPart> = {
  id: string;
  owner: string | null;
  part: P;
  report: ReportOf[P];
};

/** A finished attempt as it is stored and sent. */
export function attemptToSend<P extends ScreeningPart>({ id, owner, part, report }: FinishedAttempt<P>): Sendable {
  const path =
    owner === null
      ? addressOf('PUT /anonymous/attempts/:part/:attemptId', { part, attemptId: id })
      : addressOf('PUT /learners/:learnerId/attempts/:part/:attemptId', { learnerId: owner, part, attemptId: id });
  return { id, kind: part, owner, path, body: report };
}

/**
 * The attempts of a learner from their account and from this device; for a visitor (`null`), those on this device.
 * Newest first.
 */
export function attemptsQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['screening-attempts', owner],
    queryFn: () => (owner === null ? attemptsOfDevice() : attemptsOfLearner(owner)),
  });
}

/** Adds an attempt to the list, unless the list contains it. */
export function attemptsAfter<P extends ScreeningPart>(
  attempts: ScreeningAttempts,
  part: P,
  finished: AttemptOf[P],
): ScreeningAttempts {
  const isThere = attempts[part].some(({ attemptId }) => attemptId === finished.attemptId);
  return isThere ? attempts : { ...attempts, [part]: [finished, ...attempts[part]] };
}

/** Deletes all attempts of visitors from this device, including those not sent yet. */
export async function forgetAttemptsOfDevice(): Promise<void> {
  for (const { id } of await entriesOf(null)) await discard(id);
  await (await deviceStore()).clear('answers');
}

async function attemptsOfLearner(owner: string): Promise<ScreeningAttempts> {
  const account = await request('GET /learners/:learnerId/attempts', { params: { learnerId: owner } });
  // A browser that blocks storage has no results on this device.
  return withResultsOnDevice(account, await resultsOnDevice(owner).catch(() => []));
}

async function attemptsOfDevice(): Promise<ScreeningAttempts> {
  const kept = await (await deviceStore()).getAll('answers');
  const of = <P extends ScreeningPart>(part: P) =>
    kept
      .filter(({ kind }) => kind === part)
      .map(({ answer }) => judged(part, (answer as AttemptAnswer<P>).attempt))
      .sort((a, b) => b.timestamp.localeCompare(a.timestamp));
  return {
    'focus-game': of('focus-game'),
    'letter-quiz': of('letter-quiz'),
    'traits-questionnaire': of('traits-questionnaire'),
  };
}

/** Adds `validity` to attempts that earlier versions stored without it. */
function judged<P extends ScreeningPart>(part: P, attempt: AttemptOf[P]): AttemptOf[P] {
  return 'validity' in attempt ? attempt : { ...(attempt as AttemptOf[P]), validity: validityOf(part, attempt) };
}
