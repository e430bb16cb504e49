import { deviceStore, type OutboxEntry } from './device-store.ts';
import { RequestProblem, request } from './request.ts';

/** What became of an entry: sent with the server's answer, or still on this device. */
export type Delivery<Answer> =
  | { state: 'sent'; answer: Answer | null }
  | { state: 'waiting' | 'needs-sign-in' }
  | { state: 'refused'; reason: string };

const LOCK = 'outbox';
const CHANNEL = 'outbox';
const RETRY = { firstMs: 2_000, longestMs: 5 * 60_000, jitter: 0.5 } as const;

type News = { id: string; answer: unknown };
type Listener = (news: News | null) => void;
type Receiver = (entry: OutboxEntry, answer: unknown) => Promise<void>;

const listeners = new Set<Listener>();
const answers = new Map<string, unknown>();
let channel: BroadcastChannel | undefined;
let retry: { timer: ReturnType<typeof setTimeout> | undefined; afterMs: number } = { timer: undefined, afterMs: 0 };
let currentOwner: string | null = null;
let receive: Receiver = async () => {};

/**
 * Starts delivering what waits on this device for the learner who is here, and what is nobody's.
 * `received` is told of every delivery before its entry leaves the device.
 * @returns a function that stops it again
 */
export function openOutbox(owner: string | null, received: Receiver): () => void {
  currentOwner = owner;
  receive = received;
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
export async function keep(entry: Omit<OutboxEntry, 'keptAt' | 'state'>): Promise<void> {
  const store = await deviceStore();
  const writing = store.transaction('outbox', 'readwrite', { durability: 'strict' });
  await writing.store.put({ ...entry, keptAt: new Date().toISOString(), state: 'waiting' });
  await writing.done;
  tell(null);
}

/** Tries to send what waits, and says what became of one entry. */
export async function deliver<Answer>(id: string): Promise<Delivery<Answer>> {
  await sendAll();
  const entry = await (await deviceStore()).get('outbox', id);
  if (!entry) return { state: 'sent', answer: (answers.get(id) as Answer | undefined) ?? null };
  return entry.state === 'refused' ? { state: 'refused', reason: entry.reason ?? '' } : { state: entry.state };
}

/** What waits on this device for one learner, or for nobody; the oldest first. */
export async function entriesOf(owner: string | null): Promise<OutboxEntry[]> {
  const all = await (await deviceStore()).getAll('outbox');
  return all.filter((entry) => entry.owner === owner).sort((a, b) => a.keptAt.localeCompare(b.keptAt));
}

/** Takes an entry off this device for good; for entries that the server refused, when the learner has seen it. */
export async function discard(id: string): Promise<void> {
  await (await deviceStore()).delete('outbox', id);
  tell(null);
}

/** Calls `listener` after every change of what waits here, in this tab or another. */
export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One sender per browser: a second tab waits for its turn and finds the work done. */
async function sendAll(): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    const waiting = [...(await entriesOf(null)), ...(currentOwner ? await entriesOf(currentOwner) : [])];
    for (const entry of waiting) {
      if (entry.state === 'refused') continue;
      if (!(await send(entry))) return retryLater();
    }
    retry = { timer: undefined, afterMs: 0 };
  });
}

/** @returns whether it makes sense to go on with the next entry */
async function send(entry: OutboxEntry): Promise<boolean> {
  try {
    const credentials = entry.owner === null ? 'omit' : 'same-origin';
    const answer = await request(entry.path, { method: 'PUT', body: entry.body, credentials });
    await receive(entry, answer);
    await (await deviceStore()).delete('outbox', entry.id);
    tell({ id: entry.id, answer });
    return true;
  } catch (error) {
    if (!(error instanceof RequestProblem) || error.status >= 500 || error.status === 429) return false;
    await setAside(entry, error);
    return true;
  }
}

/** Keeps an entry that the server refused, with the reason, or that waits for its learner to log in again. */
async function setAside(entry: OutboxEntry, { status, message }: RequestProblem): Promise<void> {
  const needsSignIn = status === 401;
  if (needsSignIn && entry.state === 'needs-sign-in') return;
  const change = needsSignIn ? { state: 'needs-sign-in' as const } : { state: 'refused' as const, reason: message };
  await (await deviceStore()).put('outbox', { ...entry, ...change });
  tell(null);
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
  if (news) answers.set(news.id, news.answer);
  for (const listener of listeners) listener(news);
}

function listenToOtherTabs(): BroadcastChannel {
  const opened = new BroadcastChannel(CHANNEL);
  opened.addEventListener('message', ({ data }: MessageEvent<News | null>) => hear(data));
  return opened;
}
