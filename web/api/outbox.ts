import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { deviceStore, type OutboxEntry, type Sendable } from './device-store.ts';
import { isRefusal, RequestProblem, request } from './request.ts';

/**
 * What became of an entry; `gone` when it left this device and nobody here saw the answer, `not-wanted` when its learner
 * wants no results in the account.
 */
export type Delivery<Answer> =
  | { state: 'sent'; answer: Answer }
  | { state: 'waiting' | 'needs-sign-in' | 'gone' | 'not-wanted' }
  | { state: 'refused'; reason: string };

const LOCK = 'outbox';
const CHANNEL = 'outbox';
const RETRY = { firstMs: 2_000, longestMs: 5 * 60_000, jitter: 0.5 } as const;

/** The server took an entry; `owner` is whose it was. */
type News = { id: string; owner: string | null; answer: unknown };

type Sender = {
  owner: string | null;
  /** Whether that learner wants the results of the screening in their account. */
  keepsResults: boolean;
  /** The server does not take this browser for the learner any more. */
  foundSignedOut: () => void;
  /** The server took something, from this tab or another. */
  delivered: (answer: unknown, owner: string | null) => void;
};
type Outcome = 'done' | 'later' | 'away';

const listeners = new Set<() => void>();
const answers = new Map<string, unknown>();
let channel: BroadcastChannel | undefined;
let retry: { timer: ReturnType<typeof setTimeout> | undefined; afterMs: number } = { timer: undefined, afterMs: 0 };
let sender: Sender = { owner: null, keepsResults: false, foundSignedOut: () => {}, delivered: () => {} };

/**
 * Starts delivering what waits on this device for the learner who is here, and what is nobody's.
 * @returns a function that stops it again
 */
export function openOutbox(opened: Sender): () => void {
  sender = opened;
  channel ??= listenToOtherTabs();
  const wake = () => void sendAll();
  const wakeWhenSeen = () => document.visibilityState === 'visible' && wake();
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wakeWhenSeen);
  wake();
  return () => {
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wakeWhenSeen);
    clearTimeout(retry.timer);
  };
}

/** Writes an entry to the device. Once this resolves, only a delivery or the learner can make it go away. */
export async function keep(sendable: Sendable): Promise<void> {
  const store = await deviceStore();
  const writing = store.transaction('outbox', 'readwrite', { durability: 'strict' });
  await writing.store.put(waiting(sendable));
  await writing.done;
  changedOnDevice();
}

/** An entry as it begins to wait. */
export function waiting(sendable: Sendable): OutboxEntry {
  return { ...sendable, keptAt: new Date().toISOString(), state: 'waiting' };
}

/** Tries to send something that was kept; the answer carries what the server made of it. */
export async function deliver<Answer>(sendable: Sendable): Promise<Delivery<Answer>> {
  const delivery = await deliverEntry<Answer>(sendable.id);
  // Sending it again changes nothing and tells what the server has.
  return delivery.state === 'gone' ? sendOnce(sendable) : delivery;
}

/** Sends something that this device does not keep, once and at once. */
export async function sendOnce<Answer>({ owner, path, body }: Sendable): Promise<Delivery<Answer>> {
  const credentials = owner === null ? 'omit' : 'same-origin';
  try {
    return { state: 'sent', answer: await request(path, { method: 'PUT', body, credentials }) };
  } catch (error) {
    if (isNotWanted(error)) return { state: 'not-wanted' };
    const isFinal = error instanceof RequestProblem && isRefusal(error);
    return isFinal ? { state: 'refused', reason: error.message } : { state: 'waiting' };
  }
}

/** Tries to send what waits, and says what became of one entry. */
async function deliverEntry<Answer>(id: string): Promise<Delivery<Answer>> {
  await sendAll();
  const store = await deviceStore();
  const entry = await store.get('outbox', id);
  if (entry?.state === 'refused') return { state: 'refused', reason: entry.reason ?? '' };
  const isOfSomebodyElse = entry?.owner != null && entry.owner !== sender.owner;
  if (entry) return { state: isOfSomebodyElse ? 'needs-sign-in' : entry.state };
  if (await store.get('deviceResults', id)) return { state: 'not-wanted' };
  const answer = answers.get(id) ?? (await store.get('answers', id))?.answer;
  return answer === undefined ? { state: 'gone' } : { state: 'sent', answer: answer as Answer };
}

/** What waits on this device for one learner, or for nobody; the oldest first. */
export async function entriesOf(owner: string | null): Promise<OutboxEntry[]> {
  const all = await (await deviceStore()).getAll('outbox');
  return all.filter((entry) => entry.owner === owner).sort((a, b) => a.keptAt.localeCompare(b.keptAt));
}

/** Whether what waits is a sitting of the screening. */
export function isAttempt({ kind }: { kind: string }): boolean {
  return SCREENING_PARTS.some((part) => part === kind);
}

/** Takes an entry off this device for good; for entries that the server refused, when the learner has seen it. */
export async function discard(id: string): Promise<void> {
  await (await deviceStore()).delete('outbox', id);
  changedOnDevice();
}

/** Says, in this tab and in others, that what is kept on this device changed. */
export function changedOnDevice(): void {
  tell(null);
}

/** Calls `listener` after every change of what waits here, in this tab or another. */
export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One sender per browser: a second tab waits for its turn and finds the work done. Never rejects. */
async function sendAll(): Promise<void> {
  const isDone = await navigator.locks.request(LOCK, sendInTurn).catch(() => false);
  if (isDone) retry = { timer: undefined, afterMs: 0 };
  else retryLater();
}

/** @returns whether nothing is left that should be tried again by itself */
async function sendInTurn(): Promise<boolean> {
  const { owner, keepsResults } = sender;
  const entries = [...(owner === null ? [] : await entriesOf(owner)), ...(await entriesOf(null))];
  let isDone = true;
  for (const entry of entries.filter(({ state }) => state !== 'refused')) {
    const isWanted = entry.owner === null || keepsResults || !isAttempt(entry);
    const outcome = await (isWanted ? send(entry) : keepForDevice(entry));
    if (outcome === 'away') return false;
    if (outcome === 'later') isDone = false;
  }
  return isDone;
}

async function send(entry: OutboxEntry): Promise<Outcome> {
  const credentials = entry.owner === null ? 'omit' : 'same-origin';
  try {
    const answer = await request(entry.path, { method: 'PUT', body: entry.body, credentials });
    await settle(entry, answer);
    return 'done';
  } catch (error) {
    if (isNotWanted(error)) return keepForDevice(entry);
    return error instanceof RequestProblem ? setAside(entry, error) : 'away';
  }
}

function isNotWanted(error: unknown): boolean {
  return error instanceof RequestProblem && error.code === 'results-not-wanted';
}

/** A result that its learner does not want in the account stays on this device, and is not sent any more. */
async function keepForDevice({ id, kind, owner, path, body }: OutboxEntry): Promise<Outcome> {
  if (owner === null) return 'done';
  const moving = (await deviceStore()).transaction(['outbox', 'deviceResults'], 'readwrite', { durability: 'strict' });
  await moving.objectStore('deviceResults').put({ id, kind, owner, path, body });
  await moving.objectStore('outbox').delete(id);
  await moving.done;
  changedOnDevice();
  return 'done';
}

/** An entry leaves the outbox in the same transaction in which an answer to nobody is kept. */
async function settle({ id, kind, owner }: OutboxEntry, answer: unknown): Promise<void> {
  const settling = (await deviceStore()).transaction(['outbox', 'answers'], 'readwrite', { durability: 'strict' });
  if (owner === null) await settling.objectStore('answers').put({ id, kind, answer });
  await settling.objectStore('outbox').delete(id);
  await settling.done;
  tell({ id, owner, answer });
}

/** Keeps an entry that the server refused for good, with the reason, or that waits for its learner to log in again. */
async function setAside(entry: OutboxEntry, problem: RequestProblem): Promise<Outcome> {
  // Another learner's session answers 404 to what stands under this learner's address.
  const needsSignIn = entry.owner !== null && (problem.status === 401 || problem.status === 404);
  if (needsSignIn) sender.foundSignedOut();
  if (needsSignIn && entry.state === 'needs-sign-in') return 'done';
  if (!needsSignIn && !isRefusal(problem)) return 'later';
  const change = needsSignIn
    ? { state: 'needs-sign-in' as const }
    : { state: 'refused' as const, reason: problem.message };
  await (await deviceStore()).put('outbox', { ...entry, ...change });
  changedOnDevice();
  return 'done';
}

function retryLater(): void {
  clearTimeout(retry.timer);
  const afterMs = Math.min(RETRY.longestMs, retry.afterMs * 2 || RETRY.firstMs);
  const jittered = afterMs * (1 - RETRY.jitter * Math.random());
  retry = { afterMs, timer: setTimeout(() => void sendAll(), jittered) };
}

function tell(news: News | null): void {
  hear(news);
  channel?.postMessage(news);
}

function hear(news: News | null): void {
  if (news) {
    answers.set(news.id, news.answer);
    sender.delivered(news.answer, news.owner);
  }
  for (const listener of listeners) listener();
}

function listenToOtherTabs(): BroadcastChannel {
  const opened = new BroadcastChannel(CHANNEL);
  opened.addEventListener('message', ({ data }: MessageEvent<News | null>) => hear(data));
  return opened;
}
