import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { pageVersion } from '../../http/page-version.ts';
import { isOtherSession, isRefusal, isRequestProblem, RequestProblem, send } from '../../http/request.ts';
import { deviceStore, type OutboxEntry, type Sendable } from '../device-store.ts';
import { tabChannel } from '../tab-channel.ts';

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
const RETRY = { firstMs: 2_000, longestMs: 5 * 60_000, jitter: 0.5 } as const;
/** How long an entry that the server does not know waits, unless there is another version before. */
const UNKNOWN_WAITS_MS = 24 * 60 * 60_000;

/** The message that an entry was delivered, for all tabs. */
type DeliveredMessage = { id: string; owner: string | null; answer: unknown };

type Sender = {
  owner: string | null;
  /** Whether that learner wants screening results in their account. */
  keepsResults: boolean;
  /** Whether that learner only tries the app: their runs wait until they use it for themself again. */
  isTrying: boolean;
  /** Asks the server who is signed in: the id of the learner, null for none, undefined when it does not answer. */
  askWhoIsSignedIn: () => Promise<string | null | undefined>;
  /** Called after a delivery, from this tab or another. */
  onDelivered: (answer: unknown, owner: string | null) => void;
};
/**
 * `unknown-kind`: the server knows no result of this kind. `signed-out`: the session is not the owner's. `away`: the server
 * does not answer, so that the others wait, too.
 */
type Outcome = 'done' | 'later' | 'unknown-kind' | 'signed-out' | 'away';
type AskWhoIsSignedIn = Sender['askWhoIsSignedIn'];

const listeners = new Set<() => void>();
const answers = new Map<string, unknown>();
/** When an entry that came too early may be sent again, by `performance.now()`. */
const waitsUntilMs = new Map<string, number>();
/** Whether an entry waits otherwise than before, and this was not told yet. */
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
  // Once for all entries, because pages then ask the server for the results.
  if (isChanged) changedOnDevice();
}

/** @returns false when something has to be tried again */
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
    // What the server said about an earlier entry needs no request for each.
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

/** Entries for which the server gives the same answer ask only once who is signed in. */
function once(ask: AskWhoIsSignedIn): AskWhoIsSignedIn {
  let answer: ReturnType<AskWhoIsSignedIn> | undefined;
  return () => (answer ??= ask());
}

/** Whether the server said to this version of the page, less than a day ago, that it does not know such a result. */
function isStillUnknown({ unknownKind }: OutboxEntry): boolean {
  if (unknownKind?.version !== pageVersion()) return false;
  const agoMs = Date.now() - Date.parse(unknownKind.saidAt);
  // It is in the future when the clock of the device was put back.
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

/** Keeps an entry that the server did not take. The code of the problem decides how. */
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
      // Not sent again until the learner, who changes with the answer, uses the app for themself.
      void ask();
      return change(entry, { state: 'waiting', reason: code });
    case 'unknown-kind':
      await waitADay(entry);
      return code;
    case 'not-found':
    case 'not-signed-in':
    case 'other-session':
      return entry.owner === null ? waitADay(entry) : keepForOwner(problem, entry, ask);
    // A later version of the server has a reason that this page does not know.
    case 'outdated-page':
      return waitADay(entry);
    default:
      return 'later';
  }
}

/**
 * Keeps an entry whose owner may not be signed in any more: an earlier version of the server answers `not-found` both to
 * another learner's session and to a kind that it does not know.
 */
async function keepForOwner(problem: RequestProblem, entry: OutboxEntry, ask: AskWhoIsSignedIn): Promise<Outcome> {
  const signedIn = await ask();
  if (signedIn === undefined) return 'away';
  if (signedIn !== entry.owner) return waitForSignIn(entry);
  // After `not-signed-in`, the owner has signed in meanwhile.
  return isOtherSession(problem) ? 'later' : waitADay(entry);
}

async function waitForSignIn(entry: OutboxEntry): Promise<Outcome> {
  await change(entry, { state: 'needs-sign-in' });
  return 'signed-out';
}

/** Keeps an entry that this server does not know, until there is another version or a day has passed. */
function waitADay(entry: OutboxEntry): Promise<Outcome> {
  const unknownKind = { saidAt: new Date().toISOString(), version: pageVersion() };
  return change(entry, { state: 'waiting', reason: 'unknown-kind', unknownKind });
}

/** Stores how an entry waits, unless it was removed from the device meanwhile. */
async function change(
  entry: OutboxEntry,
  changed: Pick<OutboxEntry, 'state' | 'reason' | 'unknownKind'>,
): Promise<Outcome> {
  const { id, kind, owner, path, body, keptAt } = entry;
  const changing = (await deviceStore()).transaction('outbox', 'readwrite', { durability: 'strict' });
  if (await changing.store.get(id)) await changing.store.put({ id, kind, owner, path, body, keptAt, ...changed });
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
