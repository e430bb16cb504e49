import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOUSEKEEPING, keepHouse } from './housekeeping.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;
let stop: () => Promise<void>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  test = await createTestApp();
});
afterEach(async () => {
  await stop();
  vi.useRealTimers();
});

const start = () => {
  stop = keepHouse(test.database, () => test.clock.now);
};
const after = (ms: number) => new Date(test.clock.now.getTime() + ms).toISOString();

/** Something in each table that ends in so many milliseconds. */
async function addRows(endsInMs: number) {
  const userId = (await test.database.selectFrom('learners').select('id').executeTakeFirst())?.id ?? '';
  const [id, expiresAt, at] = [crypto.randomUUID(), after(endsInMs), after(-1)];
  const dated = { id, expiresAt, createdAt: at, updatedAt: at };
  const session = { ...dated, userId, token: id, ipAddress: null, userAgent: null };
  await test.database.insertInto('sessions').values(session).execute();
  await test.database
    .insertInto('verifications')
    .values({ ...dated, identifier: id, value: 'x' })
    .execute();
  await test.database
    .insertInto('rateLimits')
    .values({ key: id, count: 1, startedAt: at, endsAt: expiresAt })
    .execute();
}

const rows = () => Promise.all((['sessions', 'verifications', 'rateLimits'] as const).map(test.count));

/** What a day brings is done once `stop` has been waited for. */
function nextDay() {
  test.wait(HOUSEKEEPING.everyMs);
  vi.advanceTimersByTime(HOUSEKEEPING.everyMs);
}

async function withLearnerOnly() {
  await test.signUp();
  for (const table of ['sessions', 'rateLimits'] as const) await test.database.deleteFrom(table).execute();
}

it('deletes what has ended at the start, and nothing else', async () => {
  await withLearnerOnly();
  await addRows(-1);
  await addRows(0);
  await addRows(1);
  start();
  await stop();
  expect(await rows()).toEqual([1, 1, 1]);
  expect(await test.count('learners')).toBe(1);
});

it('does so again every day until it is stopped', async () => {
  await withLearnerOnly();
  start();
  await addRows(HOUSEKEEPING.everyMs);
  await addRows(2 * HOUSEKEEPING.everyMs);
  expect(await rows()).toEqual([2, 2, 2]);
  nextDay();
  await stop();
  expect(await rows()).toEqual([1, 1, 1]);
  nextDay();
  await stop();
  expect(await rows()).toEqual([1, 1, 1]);
});

it('says on one line that it failed, and tries again on the next day', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await test.count('learners');
  await test.database.destroy();
  start();
  nextDay();
  await stop();
  expect(log).toHaveBeenCalledTimes(2);
  expect(JSON.parse(String(log.mock.lastCall?.[0]))).toMatchObject({ level: 'error', from: 'housekeeping' });
});
