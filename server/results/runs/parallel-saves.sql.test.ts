import { beforeEach, expect, it } from 'vitest';
import { POINTS_PER_RUN } from '#rules/rewards/points.ts';
import { manyConnections } from '../../testing/databases/databases.ts';
import { letterQuizReport, simonReport } from '../../testing/runs/reports.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const CONNECTIONS = 16;
const PROXY = '192.0.2.9';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ ...(await manyConnections()), trustedProxies: [PROXY] });
});

/** Sends `count` requests, so many at once, and counts the answers by their status. */
async function sendAll(count: number, atOnce: number, send: (number: number) => Promise<Response>) {
  const statuses: Record<number, number> = {};
  let next = 0;
  const sendInTurn = async () => {
    while (next < count) {
      next += 1;
      const { status } = await send(next);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendInTurn));
  return statuses;
}

it('50 runs that one learner sends at once are all saved, with exact points', async () => {
  const { learner, cookie } = await test.signUp();
  const save = () =>
    test.ask('PUT', `/api/learners/${learner.id}/runs/simon/${crypto.randomUUID()}`, { body: simonReport(), cookie });
  expect(await sendAll(50, 50, save)).toEqual({ 201: 50 });
  const { points } = await test.database.selectFrom('learners').select('points').executeTakeFirstOrThrow();
  expect(points).toBe(50 * POINTS_PER_RUN);
  expect(await test.count('gameRuns')).toBe(50);
});

it('runs are saved with exact points while their learner changes nicknames and sends one of them again', async () => {
  const { learner, cookie } = await test.signUp();
  const ask = (path: string, body: unknown) => test.ask('PUT', `/api/learners/${learner.id}/${path}`, { body, cookie });
  const runIds = Array.from({ length: 20 }, (_, number) => (number < 5 ? 'first' : crypto.randomUUID()));
  const same = crypto.randomUUID();
  const statuses = await Promise.all(
    runIds.flatMap((id, number) => [
      ask(`runs/simon/${id === 'first' ? same : id}`, simonReport()),
      ask('leaderboard', { nickname: number % 2 ? 'Quiet Fox' : null }),
    ]),
  ).then((answers) => answers.map(({ status }) => status));
  expect(statuses.filter((status) => status === 201)).toHaveLength(16);
  expect(statuses.filter((status) => status === 200)).toHaveLength(24);
  const { points } = await test.database.selectFrom('learners').select('points').executeTakeFirstOrThrow();
  expect([points, await test.count('gameRuns')]).toEqual([16 * POINTS_PER_RUN, 16]);
});

it('50 attempts that one learner sends at once are all saved, and the flag is that of the newest', async () => {
  const { learner, cookie } = await test.signUp();
  const save = (number: number) => {
    const body = letterQuizReport(number === 50 ? 10 : 0, new Date(Date.UTC(2026, 10, 21, 9, 0, number)).toISOString());
    return test.ask('PUT', `/api/learners/${learner.id}/attempts/letter-quiz/${crypto.randomUUID()}`, { body, cookie });
  };
  expect(await sendAll(50, 50, save)).toEqual({ 201: 50 });
  const { dyslexia } = await test.database.selectFrom('learners').select('dyslexia').executeTakeFirstOrThrow();
  expect(dyslexia).toBe('no');
});

it('600 attempts of visitors over 16 connections are all saved', async () => {
  const save = (number: number) =>
    test.ask('PUT', `/api/anonymous/attempts/letter-quiz/${crypto.randomUUID()}`, {
      body: letterQuizReport(number % 11),
      address: PROXY,
      headers: { 'x-forwarded-for': `198.51.100.${number % 100}` },
    });
  expect(await sendAll(600, CONNECTIONS, save)).toEqual({ 201: 600 });
  expect(await test.count('letterQuizAttempts')).toBe(600);
});
