import type { ProblemCode } from '#contract/problem.ts';
import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { deviceStore, type OutboxEntry, type Sendable } from './device-store.ts';
import { isRefusal, RequestProblem, send } from './request.ts';

/**
 * The outcome of a delivery. `waiting`: it is sent again later; with a `reason`, the server answered and asked for that.
 * `gone`: another tab delivered the entry and its answer is not known here. `not-wanted`: its
 * learner wants no results in the account.
 */
export type Delivery<Answer> =
  | { state: 'sent'; answer: Answer }
  | { state: 'waiting'; reason?: string }
  | { state: 'needs-sign-in' }
  | { state: 'gone' }
  | { state: 'not-wanted' }
  | { state: 'refused'; reason: string };

const LOCK = 'outbox';
const CHANNEL = 'outbox';
/** The server takes it later, so it waits and is never lost. */
const TOO_EARLY: readonly ProblemCode[] = ['run-too-early', 'attempt-too-early'];
const RETRY = { firstMs: 2_000, longestMs: 5 * 60_000, jitter: 0.5 } as const;

/** The message that an entry was delivered, for all tabs. */
type DeliveredMessage = { id: string; owner: string | null; answer: unknown };

type Sender = {
  owner: string | null;
  /** Whether that learner wants screening results in their account. */
  keepsResults: boolean;
  /** Whether that learner only tries the app: their runs wait until they use it for themself again. */
  isTrying: boolean;
  /** Called when the server no longer knows this browser as the learner's, or knows them otherwise. */
  onSignedOut: () => void;
  /** Called after a delivery, from this tab or another. */
  onDelivered: (answer: unknown, owner: string | null) => void;
};
type Outcome = 'done' | 'later' | 'away';

const listeners = new Set<() => void>();
const answers = new Map<string, unknown>();
/** When an entry that came too early may be sent again, by `performance.now()`. */
const waitsUntilMs = new Map<string, number>();
let channel: BroadcastChannel | undefined;
let retry: { timer: ReturnType<typeof setTimeout> | undefined; afterMs: number } = { timer: undefined, afterMs: 0 };
let sender: Sender = {
  owner: null,
  keepsResults: false,
  isTrying: false,
  onSignedOut: () => {},
  onDelivered: () => {},
};

/**
 * Starts to deliver the entries of the signed-in learner, and those done signed out.
 * @returns a function that stops it
 */
export function openOutbox(opened: Sender): () => void {
  sender = opened;
  channel ??= listenToOtherTabs();
  const sendNow = () => void sendAll();
  const sendWhenVisible = () => document.visibilityState === 'visible' && sendNow();
  addEventListener('online', sendNow);
  document.addEventListener('visibilitychange', sendWhenVisible);
  sendNow();
  return () => {
    removeEventListener('online', sendNow);
    document.removeEventListener('visibilitychange', sendWhenVisible);
    clearTimeout(retry.timer);
  };
}

/** Stores an entry on the device. After that only a delivery or the learner removes it. */
export async function addToOutbox(sendable: Sendable): Promise<void> {
  const store = await deviceStore();
  const writing = store.transaction('outbox', 'readwrite', { durability: 'strict' });
  await writing.store.put(newEntry(sendable));
  await writing.done;
  changedOnDevice();
}

/** A new entry. */
export function newEntry(sendable: Sendable): OutboxEntry {
  return { ...sendable, keptAt: new Date().toISOString(), state: 'waiting' };
}

/** Sends a stored entry, and returns the outcome with the server's answer. */
export async function deliver<Answer>(sendable: Sendable): Promise<Delivery<Answer>> {
  const delivery = await deliverEntry<Answer>(sendable.id);
  // A repeated request changes nothing and returns what the server stored.
  return delivery.state === 'gone' ? sendOnce(sendable) : delivery;
}

/** Sends something that this device could not store, once. */
export async function sendOnce<Answer>({ owner, path, body }: Sendable): Promise<Delivery<Answer>> {
  const credentials = owner === null ? 'omit' : 'same-origin';
  try {
    return { state: 'sent', answer: (await send('PUT', path, { body, credentials })) as Answer };
  } catch (error) {
    if (isNotWanted(error)) return { state: 'not-wanted' };
    const isFinal = error instanceof RequestProblem && isRefusal(error);
    return isFinal ? { state: 'refused', reason: error.code } : { state: 'waiting' };
  }
}

/** Sends all entries, and returns the outcome of one of them. */
async function deliverEntry<Answer>(id: string): Promise<Delivery<Answer>> {
  await sendAll();
  const store = await deviceStore();
  const entry = await store.get('outbox', id);
  if (entry?.state === 'refused') return { state: 'refused', reason: entry.reason ?? '' };
  const isOfAnother = entry?.owner != null && entry.owner !== sender.owner;
  if (entry && (isOfAnother || entry.state === 'needs-sign-in')) return { state: 'needs-sign-in' };
  if (entry) return { state: 'waiting', ...(entry.reason !== undefined && { reason: entry.reason }) };
  if (await store.get('deviceResults', id)) return { state: 'not-wanted' };
  const answer = answers.get(id) ?? (await store.get('answers', id))?.answer;
  return answer === undefined ? { state: 'gone' } : { state: 'sent', answer: answer as Answer };
}

/** The entries of one learner, or those done signed out (`null`), oldest first. */
export async function entriesOf(owner: string | null): Promise<OutboxEntry[]> {
  const all = await (await deviceStore()).getAll('outbox');
  return all.filter((entry) => entry.owner === owner).sort((a, b) => a.keptAt.localeCompare(b.keptAt));
}

/** Whether an entry is an attempt of a screening part, not a run of a game. */
export function isAttempt({ kind }: { kind: string }): boolean {
  return SCREENING_PARTS.some((part) => part === kind);
}

/** Deletes an entry; for refused entries that the learner has seen. */
export async function discard(id: string): Promise<void> {
  await (await deviceStore()).delete('outbox', id);
  changedOnDevice();
}

/** Tells this tab and others that the data on this device changed. */
export function changedOnDevice(): void {
  publish(null);
}

/** Calls `listener` after every change of the data on this device, in this tab or another. */
export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends all entries, one tab at a time. Never rejects. */
async function sendAll(): Promise<void> {
  const isDone = await navigator.locks.request(LOCK, sendWithLock).catch(() => false);
  if (isDone) retry = { timer: undefined, afterMs: 0 };
  else retryLater();
}

/** @returns false when something has to be tried again */
async function sendWithLock(): Promise<boolean> {
  const { owner, keepsResults, isTrying } = sender;
  const entries = [...(owner === null ? [] : await entriesOf(owner)), ...(await entriesOf(null))];
  let isDone = true;
  for (const entry of entries.filter(({ state }) => state !== 'refused')) {
    if (isTrying && entry.owner !== null && !isAttempt(entry)) continue;
    const isWanted = entry.owner === null || keepsResults || !isAttempt(entry);
    const outcome = await (isWanted ? sendEntry(entry) : keepForDevice(entry));
    if (outcome === 'away') return false;
    if (outcome === 'later') isDone = false;
  }
  return isDone;
}

async function sendEntry(entry: OutboxEntry): Promise<Outcome> {
  if (performance.now() < (waitsUntilMs.get(entry.id) ?? 0)) return 'later';
  const credentials = entry.owner === null ? 'omit' : 'same-origin';
  try {
    const answer = await send('PUT', entry.path, { body: entry.body, credentials });
    await completeEntry(entry, answer);
    return 'done';
  } catch (error) {
    if (isNotWanted(error)) return keepForDevice(entry);
    return error instanceof RequestProblem ? markUndeliverable(entry, error) : 'away';
  }
}

function isNotWanted(error: unknown): boolean {
  return error instanceof RequestProblem && error.code === 'results-not-wanted';
}

/** Moves a result that its learner does not want in the account to those on this device only. */
async function keepForDevice({ id, kind, owner, path, body }: OutboxEntry): Promise<Outcome> {
  if (owner === null) return 'done';
  const moving = (await deviceStore()).transaction(['outbox', 'deviceResults'], 'readwrite', { durability: 'strict' });
  await moving.objectStore('deviceResults').put({ id, kind, owner, path, body });
  await moving.objectStore('outbox').delete(id);
  await moving.done;
  changedOnDevice();
  return 'done';
}

/** Removes a delivered entry; in the same transaction stores the answer to one done signed out. */
async function completeEntry({ id, kind, owner }: OutboxEntry, answer: unknown): Promise<void> {
  const completing = (await deviceStore()).transaction(['outbox', 'answers'], 'readwrite', { durability: 'strict' });
  if (owner === null) await completing.objectStore('answers').put({ id, kind, answer });
  await completing.objectStore('outbox').delete(id);
  await completing.done;
  publish({ id, owner, answer });
}

/**
 * Marks an entry that the server refused for good, or for now, with the reason, or that waits until its learner signs in
 * again.
 */
async function markUndeliverable(entry: OutboxEntry, problem: RequestProblem): Promise<Outcome> {
  // With another learner's session the server answers 404 to this learner's address.
  const needsSignIn = entry.owner !== null && (problem.status === 401 || problem.status === 404);
  if (needsSignIn) sender.onSignedOut();
  if (needsSignIn && entry.state === 'needs-sign-in') return 'done';
  // Not sent again until the learner, who changes with it, uses the app for themself.
  if (problem.code === 'not-for-self') {
    sender.onSignedOut();
    await (await deviceStore()).put('outbox', { ...entry, state: 'waiting', reason: problem.code });
    return 'done';
  }
  const isTooEarly = TOO_EARLY.includes(problem.code);
  if (isTooEarly) waitsUntilMs.set(entry.id, performance.now() + 1000 * problem.retryAfterSeconds);
  if (isTooEarly && entry.state === 'waiting' && entry.reason === problem.code) return 'later';
  if (!needsSignIn && !isTooEarly && !isRefusal(problem)) return 'later';
  await (await deviceStore()).put('outbox', { ...entry, ...changeAfter(problem, needsSignIn) });
  changedOnDevice();
  return isTooEarly ? 'later' : 'done';
}

function changeAfter({ code }: RequestProblem, needsSignIn: boolean): Pick<OutboxEntry, 'state' | 'reason'> {
  if (needsSignIn) return { state: 'needs-sign-in' };
  return { state: TOO_EARLY.includes(code) ? 'waiting' : 'refused', reason: code };
}

function retryLater(): void {
  clearTimeout(retry.timer);
  const afterMs = Math.min(RETRY.longestMs, retry.afterMs * 2 || RETRY.firstMs);
  const jittered = afterMs * (1 - RETRY.jitter * Math.random());
  retry = { afterMs, timer: setTimeout(() => void sendAll(), jittered) };
}

function publish(message: DeliveredMessage | null): void {
  receive(message);
  channel?.postMessage(message);
}

function receive(message: DeliveredMessage | null): void {
  if (message) {
    answers.set(message.id, message.answer);
    sender.onDelivered(message.answer, message.owner);
  }
  for (const listener of listeners) listener();
}

function listenToOtherTabs(): BroadcastChannel {
  const opened = new BroadcastChannel(CHANNEL);
  opened.addEventListener('message', ({ data }: MessageEvent<DeliveredMessage | null>) => receive(data));
  return opened;
}
