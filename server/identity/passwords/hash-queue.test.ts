import { expect, it } from 'vitest';
import { createHashQueue } from './passwords.ts';

/** A task that ends on demand. */
function task() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { run: () => promise, end: () => resolve('done'), fail: () => reject(new Error('on purpose')) };
}

const BOUNDS = { atOnce: 1, waiting: 1, retryAfterMs: 3000 };

it('queues one task and refuses the next as busy', async () => {
  const { inTurn, load } = createHashQueue(BOUNDS);
  const [first, second, third] = [task(), task(), task()];
  const results = [inTurn(first.run), inTurn(second.run)];
  await expect(inTurn(third.run)).rejects.toMatchObject({ code: 'busy', retryAfterMs: 3000 });
  expect(load()).toEqual({ running: 1, waiting: 1 });
  first.end();
  second.end();
  expect(await Promise.all(results)).toEqual(['done', 'done']);
  expect(load()).toEqual({ running: 0, waiting: 0 });
});

it('continues after a failed task', async () => {
  const { inTurn } = createHashQueue(BOUNDS);
  const failing = task();
  const failed = inTurn(failing.run);
  const next = inTurn(async () => 'done');
  failing.fail();
  await expect(failed).rejects.toThrow('on purpose');
  expect(await next).toBe('done');
  expect(await inTurn(async () => 'done')).toBe('done');
});
