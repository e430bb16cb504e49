import { Problem } from '../problems.ts';

/** Each hash in flight takes 19 MiB and a thread; the queue holds about as many as are done in two seconds. */
export const HASH_QUEUE = { atOnce: 2, waiting: 60, retryAfterMs: 3000 } as const;

type Bounds = { atOnce: number; waiting: number; retryAfterMs: number };

/**
 * Runs a few tasks at once and lets a bounded number wait; beyond it the server says that it is busy. `load` tells how
 * many there are of each.
 */
export function createHashQueue(bounds: Bounds = HASH_QUEUE) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function turn(): Promise<void> {
    if (running < bounds.atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= bounds.waiting) throw new Problem('busy', { retryAfterMs: bounds.retryAfterMs });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function done(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  async function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    await turn();
    try {
      return await task();
    } finally {
      done();
    }
  }
  return { inTurn, load: () => ({ running, waiting: waiting.length }) };
}
