import { queryOptions } from '@tanstack/react-query';
import type { AttemptOf, ReportOf, ScreeningAttempts } from '#contract/screening-attempts.ts';
import { SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { deviceStore, type OutboxEntry } from './device-store.ts';
import { type Delivery, deliver, discard, entriesOf, keep } from './outbox.ts';
import { isRefusal, RequestProblem, request } from './request.ts';

type AttemptAnswer<P extends ScreeningPart> = { attempt: AttemptOf[P] };

/** One finished sitting; `owner` is the learner who took it, null when it was taken signed out. */
export type Sitting<P extends ScreeningPart> = {
  id: string;
  owner: string | null;
  part: P;
  report: ReportOf[P];
};

/** Writes a finished sitting to this device. */
export async function keepAttempt<P extends ScreeningPart>(sitting: Sitting<P>): Promise<void> {
  const { id, owner, part, report } = sitting;
  await keep({ id, kind: part, owner, path: pathOf(sitting), body: report });
}

/** Tries to send a kept sitting; the answer carries the server's verdict. */
export async function deliverAttempt<P extends ScreeningPart>(
  sitting: Sitting<P>,
): Promise<Delivery<AttemptAnswer<P>>> {
  const delivery = await deliver<AttemptAnswer<P>>(sitting.id);
  // Sending it again changes nothing and tells what the server has.
  return delivery.state === 'gone' ? sendAttempt(sitting) : delivery;
}

/** Sends a sitting that this device does not keep, once and at once. */
export async function sendAttempt<P extends ScreeningPart>(sitting: Sitting<P>): Promise<Delivery<AttemptAnswer<P>>> {
  try {
    const credentials = sitting.owner === null ? 'omit' : 'same-origin';
    const body = sitting.report;
    return { state: 'sent', answer: await request(pathOf(sitting), { method: 'PUT', body, credentials }) };
  } catch (error) {
    const isFinal = error instanceof RequestProblem && isRefusal(error);
    return isFinal ? { state: 'refused', reason: error.message } : { state: 'waiting' };
  }
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

/** Takes all sittings done signed out off this device, also those that still wait to be sent. */
export async function forgetAttemptsOfDevice(): Promise<void> {
  for (const { entry } of await waitingAttempts(null)) await discard(entry.id);
  await (await deviceStore()).clear('answers');
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

function pathOf({ owner, part, id }: Sitting<ScreeningPart>): string {
  return `/api/${owner === null ? 'anonymous' : `learners/${owner}`}/attempts/${part}/${id}`;
}

function partOf({ kind }: OutboxEntry): ScreeningPart | null {
  return SCREENING_PARTS.find((part) => part === kind) ?? null;
}
