import { queryOptions } from '@tanstack/react-query';
import type { AttemptOf, ReportOf, ScreeningAttempts } from '#contract/screening-attempts.ts';
import { SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { deviceStore, type KeptAttempt, type OutboxEntry } from './device-store.ts';
import { type Delivery, deliver, entriesOf, keep } from './outbox.ts';
import { RequestProblem, request } from './request.ts';

type AttemptAnswer<P extends ScreeningPart> = { attempt: AttemptOf[P] };

const ANONYMOUS = '/api/anonymous/attempts';
const pathOf = (owner: string | null, part: ScreeningPart, attemptId: string) =>
  `${owner === null ? ANONYMOUS : `/api/learners/${owner}/attempts`}/${part}/${attemptId}`;

/** Writes a finished sitting to this device; `owner` is the learner who took it, null when signed out. */
export async function keepAttempt<P extends ScreeningPart>(
  owner: string | null,
  part: P,
  attemptId: string,
  body: ReportOf[P],
): Promise<void> {
  await keep({ id: attemptId, kind: part, owner, path: pathOf(owner, part, attemptId), body });
}

/** Tries to send a kept sitting; the answer carries the server's verdict. */
export async function deliverAttempt<P extends ScreeningPart>(
  part: P,
  attemptId: string,
): Promise<Delivery<AttemptAnswer<P>>> {
  const delivery = await deliver<AttemptAnswer<P>>(attemptId);
  if (delivery.state !== 'sent' || delivery.answer) return delivery;
  const kept = await (await deviceStore()).get('attempts', attemptId);
  return kept?.part === part ? { state: 'sent', answer: { attempt: kept.attempt as AttemptOf[P] } } : delivery;
}

/** Sends a sitting that this device could not keep, once and at once. */
export async function sendAttempt<P extends ScreeningPart>(
  owner: string | null,
  part: P,
  attemptId: string,
  body: ReportOf[P],
): Promise<Delivery<AttemptAnswer<P>>> {
  try {
    const credentials = owner === null ? 'omit' : 'same-origin';
    const path = pathOf(owner, part, attemptId);
    return { state: 'sent', answer: await request<AttemptAnswer<P>>(path, { method: 'PUT', body, credentials }) };
  } catch (error) {
    const isRefusal =
      error instanceof RequestProblem && error.status < 500 && error.status !== 401 && error.status !== 429;
    return isRefusal ? { state: 'refused', reason: error.message } : { state: 'waiting' };
  }
}

/** Keeps this device's copy of an answered sitting that was done signed out; nobody can read the server's. */
export async function keepAnonymousAnswer(entry: OutboxEntry, answer: unknown): Promise<void> {
  const part = partOf(entry);
  if (entry.owner !== null || part === null) return;
  const { attempt } = answer as AttemptAnswer<ScreeningPart>;
  await (await deviceStore()).put('attempts', { part, attempt, attemptId: entry.id } as KeptAttempt);
}

/** The sittings that still wait on this device, by part. */
export async function waitingAttempts(owner: string | null): Promise<{ part: ScreeningPart; entry: OutboxEntry }[]> {
  const entries = await entriesOf(owner);
  return entries.flatMap((entry) => {
    const part = partOf(entry);
    return part ? [{ part, entry }] : [];
  });
}

/** The sittings of the learner who is here, from the server; signed out, those this device keeps. Newest first. */
export function attemptsQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['screening-attempts', owner],
    queryFn: () =>
      owner === null ? attemptsOfDevice() : request<ScreeningAttempts>(`/api/learners/${owner}/attempts`),
  });
}

/** Takes the results of sittings done signed out off this device. */
export async function forgetAttemptsOfDevice(): Promise<void> {
  await (await deviceStore()).clear('attempts');
}

async function attemptsOfDevice(): Promise<ScreeningAttempts> {
  const kept = (await (await deviceStore()).getAll('attempts')).sort((a, b) =>
    b.attempt.timestamp.localeCompare(a.attempt.timestamp),
  );
  const of = <P extends ScreeningPart>(part: P) =>
    kept.filter((each) => each.part === part).map(({ attempt }) => attempt as AttemptOf[P]);
  return {
    'focus-game': of('focus-game'),
    'letter-quiz': of('letter-quiz'),
    'traits-questionnaire': of('traits-questionnaire'),
  };
}

function partOf({ kind }: OutboxEntry): ScreeningPart | null {
  return SCREENING_PARTS.find((part) => part === kind) ?? null;
}
