import { Problem } from '../../http/problems.ts';
import { COST, type Cost, hashPassword, verifyPassword } from './argon2id.ts';

export type Passwords = {
  hash(password: string): Promise<string>;
  verify(attempt: { hash: string; password: string }): Promise<boolean>;
  /** The numbers of running and queued hashes. */
  load(): { running: number; waiting: number };
};

/** Hashes and verifies passwords, with a limited number at the same time. Both throw the problem `busy`. */
export function createPasswords(cost: Cost = COST): Passwords {
  const { inTurn, load } = createHashQueue();
  return {
    hash: (password) => inTurn(() => hashPassword(password, cost)),
    verify: ({ hash, password }) => inTurn(() => verifyPassword(password, hash)),
    load,
  };
}

/** A hash takes 19 MiB and a thread; 60 waiting ones take about two seconds. */
export const HASH_QUEUE = { atOnce: 2, waiting: 60, retryAfterMs: 3000 } as const;

type Bounds = { atOnce: number; waiting: number; retryAfterMs: number };

/**
 * Runs at most `atOnce` tasks at the same time and queues at most `waiting` more. `inTurn` throws the problem `busy`
 * when the queue is full; `load` returns the numbers of running and waiting tasks.
 */
export function createHashQueue(bounds: Bounds = HASH_QUEUE) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function acquire(): Promise<void> {
    if (running < bounds.atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= bounds.waiting) throw new Problem('busy', { retryAfterMs: bounds.retryAfterMs });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  async function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    await acquire();
    try {
      return await task();
    } finally {
      release();
    }
  }
  return { inTurn, load: () => ({ running, waiting: waiting.length }) };
}
