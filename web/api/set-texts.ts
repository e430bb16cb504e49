import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { OwnAssignment } from '#contract/groups/assignments.ts';
import { addressOf } from '#contract/platform/endpoint.ts';
import type { FinishedWork } from '#rules/groups/assignments.ts';
import type { OutboxEntry, OwnText, Sendable } from '../device/device-store.ts';
import { stored } from '../device/stored.ts';
import { SET_TEXT_PLACE_KEY } from '../device/stored-learner.ts';
import { request } from '../http/request.ts';
import { ownAssignmentsQuery, storeAssignments, storedAssignments } from './own-assignments.ts';

/** The kind of an entry of the outbox that says that a text was read; its id is that of the text. */
const OUTBOX_KIND = 'set-text';

/** A text that is set for the learner. */
export function setTextQuery(learnerId: string, textId: string) {
  return queryOptions({
    queryKey: ['set-text', learnerId, textId],
    queryFn: () => request('GET /learners/:learnerId/set-texts/:textId', { params: { learnerId, textId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

type Place = OwnText['place'];
const placeHere = stored<{ owner: string; textId: string; place: Place }>(SET_TEXT_PLACE_KEY);

/** Where a learner stopped in a text that is set, on this device; its beginning when another one was opened since. */
export function placeInSetText(owner: string, textId: string): Place {
  const place = placeHere.read((kept) =>
    kept.owner === owner && kept.textId === textId ? (kept.place ?? null) : null,
  );
  return place ?? { section: 0, sentence: 0 };
}

/** Keeps it; `forgetLearner` forgets it. */
export function keepPlaceInSetText(owner: string, textId: string, place: Place): void {
  placeHere.write({ owner, textId, place });
}

/** What the outbox sends when a learner has read a text. */
export function readingToSend(learnerId: string, textId: string): Sendable {
  const path = addressOf('PUT /learners/:learnerId/set-texts/:textId/reading', { learnerId, textId });
  return { id: textId, kind: OUTBOX_KIND, owner: learnerId, path, body: { finishedAt: new Date().toISOString() } };
}

/** Whether an entry of the outbox says that a text was read. */
export function isReadText({ kind }: Pick<OutboxEntry, 'kind'>): boolean {
  return kind === OUTBOX_KIND;
}

/** The texts whose reading is not sent yet. */
export function readTextsIn(outbox: readonly OutboxEntry[]): FinishedWork[] {
  return outbox
    .filter((entry) => isReadText(entry) && entry.state !== 'refused')
    .map(({ id, keptAt }) => ({ kind: 'text', timestamp: keptAt, passage: id }));
}

/** Marks a text as read on this device, until the server says so. */
export function markTextRead(queries: QueryClient, learnerId: string, textId: string): void {
  const marked = (each: OwnAssignment) =>
    each.kind === 'text' && each.target === textId ? { ...each, isDone: true } : each;
  queries.setQueryData(
    ownAssignmentsQuery(learnerId).queryKey,
    (now) => now && { ...now, assignments: now.assignments.map(marked) },
  );
  const kept = storedAssignments(learnerId);
  if (kept) storeAssignments({ ...kept, assignments: kept.assignments.map(marked) });
}
