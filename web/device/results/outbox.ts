import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { pageVersion } from '../../http/page-version.ts';
import { isOtherSession, isRefusal, isRequestProblem, RequestProblem, send } from '../../http/request.ts';
import { deviceStore, type OutboxEntry, type Sendable } from '../device-store.ts';
import { tabChannel } from '../tab-channel.ts';

/**
 * The outcome of a delivery. `waiting`: it is retried later; with a `reason` if the server postponed it. `gone`:
 * another tab delivered the entry and its response is not known here. `not-wanted`: the learner has not consented to
 * store results in the account.
 */
export type Delivery<Answer> =
  | { state: 'sent'; answer: Answer }
  | { state: 'waiting'; reason?: string }
  | { state: 'needs-sign-in' }
  | { state: 'gone' }
  | { state: 'not-wanted' }
  | { state: 'refused'; reason: string };

const LOCK = 'outbox';
const RETRY = { firstMs: 2_000, longestMs: 5 * 60_000, jitter: 0.5 } as const;
/** How long an entry of a kind that the server does not know waits, unless the page version changes before. */
const UNKNOWN_WAITS_MS = 24 * 60 * 60_000;

/** The message to all tabs that an entry was delivered. */
type DeliveredMessage = { id: string; owner: string | null; answer: unknown };

type Sender = {
  owner: string | null;
  /** Whether that learner has consented to store screening results in their account. */
  keepsResults: boolean;
  /**
   * Whether that learner is a parent or teacher who does not use the app for themself: their runs wait until they do.
   */
  isTrying: boolean;
  /** Asks the server who is signed in: the id of the learner, null if signed out, undefined if it does not respond. */
  askWhoIsSignedIn: () => Promise<string | null | undefined>;
  /** Called after a delivery, from this tab or another. */
  onDelivered: (answer: unknown, owner: string | null) => void;
};
/**
 * `unknown-kind`: the server does not know this kind of result. `signed-out`: the session is not the owner's. `away`:
 * the server does not respond, so that the remaining entries are not sent either.
 */
type Outcome = 'done' | 'later' | 'unknown-kind' | 'signed-out' | 'away';
type AskWhoIsSignedIn = Sender['askWhoIsSignedIn'];

const listeners = new Set<() => void>();
const answers = new Map<string, unknown>();
/** When an entry that was sent too early may be sent again, by `performance.now()`. */
const waitsUntilMs = new Map<string, number>();
/** Whether the state of an entry has changed and listeners have not been notified yet. */
let isChanged = false;
const otherTabs = tabChannel<DeliveredMessage | null>('outbox');
let retry: { timer: ReturnType<typeof setTimeout> | undefined; afterMs: number } = { timer: undefined, afterMs: 0 };
let sender: Sender = {
  owner: null,
  keepsResults: false,
  isTrying: false,
  askWhoIsSignedIn: async () => null,
  onDelivered: () => {},
};

/**
 * Starts to deliver the entries of the signed-in learner, and those done signed out.
 * @returns a function that stops it
 */
export function openOutbox(opened: Sender): () => void {
  sender = opened;
  const stopListening = otherTabs.listen(receive);
  const sendNow = () => void sendAll();
  const sendWhenVisible = () => document.visibilityState === 'visible' && sendNow();
  addEventListener('online', sendNow);
  document.addEventListener('visibilitychange', sendWhenVisible);
  sendNow();
  return () => {
    stopListening();
    removeEventListener('online', sendNow);
    document.removeEventListener('visibilitychange', sendWhenVisible);
    clearTimeout(retry.timer);
  };
}

/** Stores an entry on the device. It stays there until it is delivered or the learner deletes it. */
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

/** Sends a stored entry, and returns the outcome with the server's response. */
export async function deliver<Answer>(sendable: Sendable): Promise<Delivery<Answer>> {
  const delivery = await deliverEntry<Answer>(sendable.id);
  // The PUT is idempotent: a repeated request changes nothing and returns the stored result.
  return delivery.state === 'gone' ? sendOnce(sendable) : delivery;
}

/** Sends a result once that this device could not store. */
export async function sendOnce<Answer>({ owner, path, body }: Sendable): Promise<Delivery<Answer>> {
  const credentials = owner === null ? 'omit' : 'same-origin';
  try {
    return { state: 'sent', answer: (await send('PUT', path, { body, credentials })) as Answer };
  } catch (error) {
    if (isRequestProblem(error, 'results-not-wanted')) return { state: 'not-wanted' };
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

/** The entries of one learner, or of visitors (`null`), oldest first. */
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

/** Notifies this tab and others that the data on this device has changed. */
export function changedOnDevice(): void {
  isChanged = false;
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
  // Notify once for all entries, because pages then request the results from the server.
  if (isChanged) changedOnDevice();
}

/** @returns false when an entry has to be retried */
async function sendWithLock(): Promise<boolean> {
  const { owner, keepsResults, isTrying, askWhoIsSignedIn } = sender;
  const entries = [...(owner === null ? [] : await entriesOf(owner)), ...(await entriesOf(null))];
  const ask = once(askWhoIsSignedIn);
  const unknownKinds = new Set<string>();
  let isDone = true;
  let isSignedOut = false;
  for (const entry of entries) {
    if (entry.state === 'refused' || isStillUnknown(entry)) continue;
    if (entry.owner !== null && isTrying && !isAttempt(entry)) continue;
    let outcome: Outcome;
    // The server's response to an earlier entry also applies to this one.
    if (isSignedOut && entry.owner !== null) outcome = await waitForSignIn(entry);
    else if (unknownKinds.has(entry.kind)) outcome = await waitADay(entry);
    else if (entry.owner === null || keepsResults || !isAttempt(entry)) outcome = await sendEntry(entry, ask);
    else outcome = await keepForDevice(entry);
    if (outcome === 'away') return false;
    if (outcome === 'unknown-kind') unknownKinds.add(entry.kind);
    if (outcome === 'signed-out') isSignedOut = true;
    if (outcome === 'later') isDone = false;
  }
  return isDone;
}

/** Asks only once who is signed in, however many entries need to know. */
function once(ask: AskWhoIsSignedIn): AskWhoIsSignedIn {
  let answer: ReturnType<AskWhoIsSignedIn> | undefined;
  return () => (answer ??= ask());
}

/** Whether the server answered less than a day ago, to this version of the page, that it does not know this kind. */
function isStillUnknown({ unknownKind }: OutboxEntry): boolean {
  if (unknownKind?.version !== pageVersion()) return false;
  const agoMs = Date.now() - Date.parse(unknownKind.saidAt);
  // The time is in the future if the clock of the device was set back.
  return agoMs >= 0 && agoMs < UNKNOWN_WAITS_MS;
}

async function sendEntry(entry: OutboxEntry, ask: AskWhoIsSignedIn): Promise<Outcome> {
  if (performance.now() < (waitsUntilMs.get(entry.id) ?? 0)) return 'later';
  const credentials = entry.owner === null ? 'omit' : 'same-origin';
  try {
    const answer = await send('PUT', entry.path, { body: entry.body, credentials });
    await completeEntry(entry, answer);
    return 'done';
  } catch (error) {
    return error instanceof RequestProblem ? keepAfter(error, entry, ask) : 'away';
  }
}

/** Moves a result without consent from the outbox to the results on this device only. */
async function keepForDevice({ id, kind, owner, path, body }: OutboxEntry): Promise<Outcome> {
  if (owner === null) return 'done';
  const moving = (await deviceStore()).transaction(['outbox', 'deviceResults'], 'readwrite', { durability: 'strict' });
  await moving.objectStore('deviceResults').put({ id, kind, owner, path, body });
  await moving.objectStore('outbox').delete(id);
  await moving.done;
  changedOnDevice();
  return 'done';
}

/** Deletes a delivered entry, and in the same transaction stores the response to a visitor's result. */
async function completeEntry({ id, kind, owner }: OutboxEntry, answer: unknown): Promise<void> {
  const completing = (await deviceStore()).transaction(['outbox', 'answers'], 'readwrite', { durability: 'strict' });
  if (owner === null) await completing.objectStore('answers').put({ id, kind, answer });
  await completing.objectStore('outbox').delete(id);
  await completing.done;
  publish({ id, owner, answer });
}

/** Updates an entry that the server did not accept, depending on the problem code. */
async function keepAfter(problem: RequestProblem, entry: OutboxEntry, ask: AskWhoIsSignedIn): Promise<Outcome> {
  const { code } = problem;
  if (isRefusal(problem)) return change(entry, { state: 'refused', reason: code });
  switch (code) {
    case 'results-not-wanted':
      return keepForDevice(entry);
    case 'run-too-early':
    case 'attempt-too-early':
      waitsUntilMs.set(entry.id, performance.now() + 1000 * problem.retryAfterSeconds);
      await change(entry, { state: 'waiting', reason: code });
      return 'later';
    case 'not-for-self':
      // Not sent again until the learner uses the app for themself; asking for the session updates the learner.
      void ask();
      return change(entry, { state: 'waiting', reason: code });
    case 'unknown-kind':
      await waitADay(entry);
      return code;
    case 'not-found':
    case 'not-signed-in':
    case 'other-session':
      return entry.owner === null ? waitADay(entry) : keepForOwner(problem, entry, ask);
    // A newer server has a code that this page does not know.
    case 'outdated-page':
      return waitADay(entry);
    default:
      return 'later';
  }
}

/**
 * Updates an entry whose owner may not be signed in any more: an earlier version of the server answers `not-found`
 * both to another learner's session and to a kind that it does not know.
 */
async function keepForOwner(problem: RequestProblem, entry: OutboxEntry, ask: AskWhoIsSignedIn): Promise<Outcome> {
  const signedIn = await ask();
  if (signedIn === undefined) return 'away';
  if (signedIn !== entry.owner) return waitForSignIn(entry);
  // After `not-signed-in`, the owner has signed in again since.
  return isOtherSession(problem) ? 'later' : waitADay(entry);
}

async function waitForSignIn(entry: OutboxEntry): Promise<Outcome> {
  await change(entry, { state: 'needs-sign-in' });
  return 'signed-out';
}

/** Lets an entry of an unknown kind wait for a day, or until the page version changes. */
function waitADay(entry: OutboxEntry): Promise<Outcome> {
  const unknownKind = { saidAt: new Date().toISOString(), version: pageVersion() };
  return change(entry, { state: 'waiting', reason: 'unknown-kind', unknownKind });
}

/** Stores the state of an entry, unless it has been deleted from the device since. */
async function change(
  entry: OutboxEntry,
  changed: Pick<OutboxEntry, 'state' | 'reason' | 'unknownKind'>,
): Promise<Outcome> {
  const { state: _, reason: __, unknownKind: ___, ...kept } = entry;
  const changing = (await deviceStore()).transaction('outbox', 'readwrite', { durability: 'strict' });
  if (await changing.store.get(entry.id)) await changing.store.put({ ...kept, ...changed });
  await changing.done;
  isChanged ||= entry.state !== changed.state || entry.reason !== changed.reason;
  return 'done';
}

function retryLater(): void {
  clearTimeout(retry.timer);
  const afterMs = Math.min(RETRY.longestMs, retry.afterMs * 2 || RETRY.firstMs);
  const jittered = afterMs * (1 - RETRY.jitter * Math.random());
  retry = { afterMs, timer: setTimeout(() => void sendAll(), jittered) };
}

function publish(message: DeliveredMessage | null): void {
  receive(message);
  otherTabs.post(message);
}

function receive(message: DeliveredMessage | null): void {
  if (message) {
    answers.set(message.id, message.answer);
    sender.onDelivered(message.answer, message.owner);
  }
  for (const listener of listeners) listener();
}
