import { beforeEach, expect, it, vi } from 'vitest';
import { type Finished, leafCount, NO_ACTIVITY } from '#rules/rewards/activity.ts';
import { addFinished } from '#rules/rewards/add-finished.ts';
import { growth } from '#rules/rewards/tree.ts';
import { storeActivity, storedActivity } from '../device/stored-activity.ts';
import { ACTIVITY_KEY, forgetLearner } from '../device/stored-learner.ts';
import { startTestDevice } from './testing/test-device.ts';

const AT = '2026-11-21T10:00:00.000Z';
const LATER = '2026-11-22T10:00:00.000Z';
const finished = (...kinds: Finished['kind'][]) =>
  addFinished(
    NO_ACTIVITY,
    kinds.map((kind) => ({ kind, timestamp: AT })),
    0,
  );
const sendable = (kind: string, owner: string | null, finishedAt = AT) => ({
  id: crypto.randomUUID(),
  kind,
  owner,
  path: '/api/',
  body: { finishedAt },
});

/** The modules of a page that is opened on the device of a test. */
async function openPage() {
  vi.resetModules();
  return {
    ...(await import('./activity.ts')),
    ...(await import('../device/results/device-results.ts')),
    ...(await import('../device/device-store.ts')),
    ...(await import('../device/results/outbox.ts')),
    ...(await import('../device/results/unclaimed-runs.ts')),
  };
}

let device: ReturnType<typeof startTestDevice>;
let page: Awaited<ReturnType<typeof openPage>>;
let stored: Map<string, string>;
beforeEach(async () => {
  device = startTestDevice();
  page = await openPage();
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

it('of a learner is what the server tells, with what waits on this device or stays there', async () => {
  device.replyWith({ status: 200, body: finished('simon', 'simon') });
  await page.addToOutbox(sendable('simon', 'ada', LATER));
  await page.addToOutbox(sendable('whack-a-mole', 'bo'));
  await page.keepOnDevice({ ...sendable('letter-quiz', 'ada', LATER), owner: 'ada' });
  const { counts, newest, days } = await page.readActivity('ada');
  expect(counts).toMatchObject({ simon: 3, 'letter-quiz': 1, 'whack-a-mole': 0 });
  expect(newest).toHaveLength(4);
  expect(days).toHaveLength(2);
  expect(device.sent[0]?.path).toMatch(/^\/api\/learners\/ada\/activity\?minutesFromUtc=-?\d+$/);
});

it('leaves out a result that the server refused for good', async () => {
  device.replyWith({ status: 200, body: NO_ACTIVITY });
  await page.addToOutbox(sendable('simon', 'ada'));
  const store = await page.deviceStore();
  for (const entry of await store.getAll('outbox')) await store.put('outbox', { ...entry, state: 'refused' });
  expect(leafCount(await page.readActivity('ada'))).toBe(0);
});

it('leaves out runs without points, waiting or played signed out', async () => {
  device.replyWith({ status: 200, body: NO_ACTIVITY });
  const run = { runId: 'r', timestamp: AT, durationMs: 1, choice: '', score: 0, level: null };
  const untouched = { ...run, validity: 'not-answered' as const };
  const report = { finishedAt: AT };
  await page.addToOutbox(page.runToSend('a', 'ada', 'careful-moles', report, untouched));
  await page.addToOutbox(page.runToSend('b', 'ada', 'careful-moles', report, run));
  await page.keepUnclaimedRun({ id: 'r', game: 'careful-moles', report, run: untouched });
  expect(leafCount(await page.readActivity('ada'))).toBe(1);
  expect(leafCount(await page.readActivity(null))).toBe(0);
});

it('signed out is what was finished on this device, sent or not', async () => {
  await page.addToOutbox(sendable('letter-quiz', null));
  await (await page.deviceStore()).put('answers', {
    id: 'a',
    kind: 'focus-game',
    answer: { attempt: { timestamp: LATER } },
  });
  const run = { runId: 'r', timestamp: AT, durationMs: 1, choice: '', score: 1, level: null };
  await page.keepUnclaimedRun({ id: 'r', game: 'picture-words', report: { finishedAt: AT }, run });
  const { counts, days } = await page.readActivity(null);
  expect(counts).toMatchObject({ 'letter-quiz': 1, 'focus-game': 1, 'picture-words': 1 });
  expect(days).toHaveLength(2);
  expect(device.sent).toEqual([]);
});

it('without the server is what it told last, with what waits now', async () => {
  device.replyWith({ status: 200, body: finished('simon') });
  await page.readActivity('ada');
  device.replyWith('away');
  await page.addToOutbox(sendable('simon', 'ada', LATER));
  expect((await page.readActivity('ada')).counts.simon).toBe(2);
  expect((await page.readActivity('ada')).counts.simon).toBe(2);
});

it('that was never known is not invented without the server', async () => {
  device.replyWith('away');
  await expect(page.readActivity('ada')).rejects.toThrow();
  expect(storedActivity('ada')).toBeNull();
});

it('is stored for its learner alone, with the size of the tree, until they sign out', () => {
  const all = finished('simon', 'letter-quiz');
  vi.stubGlobal('document', { cookie: '' });
  storeActivity('ada', finished('simon'), all);
  expect(storedActivity('ada')).toEqual({ account: finished('simon'), all });
  expect(storedActivity('bo')).toBeNull();
  expect(storedActivity(null)).toBeNull();
  expect(JSON.parse(stored.get(ACTIVITY_KEY) ?? '')).toMatchObject({ growth: growth(2) });
  forgetLearner();
  expect(storedActivity('ada')).toBeNull();
});

it('of a visitor is stored only while there is some', () => {
  storeActivity(null, NO_ACTIVITY, finished('simon'));
  expect(storedActivity(null)?.all.counts.simon).toBe(1);
  storeActivity(null, NO_ACTIVITY, NO_ACTIVITY);
  expect(stored.size).toBe(0);
});

it('that a version with fewer games stored still opens; another version and damage count as none', () => {
  const { simon: _, ...fewer } = NO_ACTIVITY.counts;
  const entry = { version: 1, owner: 'ada', account: { ...NO_ACTIVITY, counts: fewer }, all: NO_ACTIVITY };
  stored.set(ACTIVITY_KEY, JSON.stringify(entry));
  expect(storedActivity('ada')?.account).toEqual(NO_ACTIVITY);
  for (const junk of ['{', '7', 'null', JSON.stringify({ ...entry, version: 2 })]) {
    stored.set(ACTIVITY_KEY, junk);
    expect(storedActivity('ada')).toBeNull();
  }
});
