import type { Worker } from 'node:cluster';
import type { LocalLetter } from '../mail/local-mailbox.ts';
import type { IdentityService } from '../stand-in/identity-service.ts';

/** What a worker tells the primary; it ends by order of the primary alone. */
export type Report = { says: 'ready' | 'asked-to-end' } | { says: 'cannot-start'; sentence: string };
/** What the primary tells a worker: to end with what it does now, and then to take no more. */
export type Order = { says: 'drain' | 'close' };

/** What a worker can ask the primary for. */
export type Questions = {
  'identity-service': (origins: readonly string[]) => Promise<Omit<IdentityService, 'stop'>>;
  'keep-letter': (letter: LocalLetter) => Promise<void>;
  'list-letters': () => Promise<readonly LocalLetter[]>;
  'does-chores': () => Promise<boolean>;
};
type Question = { asks: keyof Questions; id: number; words: unknown[] };
type Answer = { answers: number; value?: unknown; fault?: string };

const waiting = new Map<number, { resolve(value: unknown): void; reject(fault: Error): void }>();
let lastId = 0;

/** Asks the primary, from a worker. */
export function askPrimary<Asked extends keyof Questions>(asks: Asked, ...words: Parameters<Questions[Asked]>) {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    process.send?.({ asks, id, words } satisfies Question);
  }) as ReturnType<Questions[Asked]>;
}

/** Takes what the primary says, in a worker. Gives what resolves with each of its orders. */
export function listenToPrimary(): Record<Order['says'], Promise<void>> {
  const [drain, close] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  process.on('message', (message: Answer | Order) => {
    if ('says' in message) return { drain, close }[message.says].resolve();
    const asked = waiting.get(message.answers);
    waiting.delete(message.answers);
    if (message.fault === undefined) asked?.resolve(message.value);
    else asked?.reject(new Error(message.fault));
  });
  return { drain: drain.promise, close: close.promise };
}

/** Answers a worker's questions, in the primary. */
export function answerWorker(worker: Worker, questions: Questions): void {
  worker.on('message', async (message: Question | Report) => {
    if (!('asks' in message)) return;
    const answer = await answerTo(message, questions);
    // It may have ended meanwhile.
    if (worker.isConnected()) worker.send(answer, undefined, () => {});
  });
}

async function answerTo({ asks, id, words }: Question, questions: Questions): Promise<Answer> {
  const ask = questions[asks] as (...words: unknown[]) => Promise<unknown>;
  try {
    return { answers: id, value: await ask(...words) };
  } catch (fault) {
    return { answers: id, fault: String(fault) };
  }
}
