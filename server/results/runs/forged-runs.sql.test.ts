import { beforeEach, describe, expect, it } from 'vitest';
import type { RunReportOf } from '#contract/games/game-runs.ts';
import type { Learner } from '#contract/people/learner.ts';
import { type Game, RUN } from '#rules/games/runs.ts';
import { SIMON, simonSequence } from '#rules/games/simon/simon.ts';
import { XP } from '#rules/rewards/experience-points.ts';
import { PLAY_TIME } from '#rules/rewards/play-time.ts';
import { POINTS_PER_RUN } from '#rules/rewards/points.ts';
import { manyConnections, sameOnBoth } from '../../testing/databases/databases.ts';
import { SEED, simonReport } from '../../testing/runs/reports.ts';
import { SAMPLE_RUNS } from '../../testing/runs/sample-runs.ts';
import { codeOf, createTestApp, type TestApp } from '../../testing/test-app.ts';

const RUNS_AT_SIGN_UP = PLAY_TIME.atSignUpMs / PLAY_TIME.leastPerRunMs;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Two seconds: one wrong press after the first flash on hard. */
const SHORTEST_SIMON: RunReportOf['simon'] = {
  finishedAt: '2026-11-21T09:59:00.000Z',
  durationMs: SIMON.nextSequenceAfterMs + SIMON.flashMs.hard,
  seed: SEED,
  difficulty: 'hard',
  presses: [{ pad: simonSequence(SEED, 1)[0] === 'red' ? 'blue' : 'red', atMs: 2000 }],
  impulsiveClicks: 0,
};
const DATES = ['1970-01-01T00:00:00.000Z', '2026-11-21T09:00:00.000Z', '2099-12-31T23:59:59.000Z'];

type Signed = { cookie: string; learner: Learner };

let test: TestApp;
let mira: Signed;
beforeEach(async () => {
  test = await createTestApp(await manyConnections());
  mira = await signUp('mira@example.org');
});

/** A learner who signed up just now by the clock of the app. */
async function signUp(email: string): Promise<Signed> {
  const signed = await test.signUp(email);
  const createdAt = test.clock.now.toISOString();
  await test.database.updateTable('learners').set({ createdAt }).where('id', '=', signed.learner.id).execute();
  return signed;
}

const put = (report: object, runId: string = crypto.randomUUID(), { cookie, learner } = mira, game: Game = 'simon') =>
  test.ask('PUT', `/api/learners/${learner.id}/runs/${game}/${runId}`, { body: report, cookie });

const stored = async ({ learner } = mira) => {
  const row = test.database.selectFrom('learners').select(['points', 'xp']).where('id', '=', learner.id);
  return row.executeTakeFirstOrThrow();
};

/** Sends the shortest run so often at once, with forged dates, and counts the answers by their status. */
async function attack(count: number): Promise<Record<number, number>> {
  const sending = Array.from({ length: count }, (_, number) =>
    put({ ...SHORTEST_SIMON, finishedAt: DATES[number % DATES.length] }),
  );
  const statuses: Record<number, number> = {};
  for (const { status } of await Promise.all(sending)) statuses[status] = (statuses[status] ?? 0) + 1;
  return statuses;
}

describe('a script that sends forged runs at once', () => {
  it('gets 60 of them accepted on a new account, with 600 points and 100 XP', async () => {
    expect(RUNS_AT_SIGN_UP).toBe(60);
    expect(await attack(200)).toEqual({ 201: 60, 429: 140 });
    expect(await stored()).toEqual({ points: 600, xp: 100 });
    expect(await test.count('gameRuns')).toBe(60);
  });

  it.runIf(sameOnBoth)('gets no more than 100 XP more on each day that follows', async () => {
    await attack(RUNS_AT_SIGN_UP);
    for (const day of [1, 2]) {
      test.wait(DAY_MS);
      await attack(50);
      expect((await stored()).xp).toBe(XP.atSignUp + day * XP.perDay);
    }
    test.wait(30 * DAY_MS);
    await attack(100);
    expect((await stored()).xp).toBe(300 + XP.mostSaved);
  });

  it.runIf(sameOnBoth)('cannot make a long run of a short account', async () => {
    const report = { ...SAMPLE_RUNS.simon.report, durationMs: RUN.longestMs };
    const answer = await put(report);
    expect(answer.headers.get('retry-after')).toBe(String((RUN.longestMs - PLAY_TIME.atSignUpMs) / 1000));
    expect(await codeOf(answer)).toBe('run-too-early');
    expect([await test.count('gameRuns'), await stored()]).toEqual([0, { points: 0, xp: 0 }]);
  });

  it('gets nothing for a run played signed out that another account has claimed', async () => {
    const runId = crypto.randomUUID();
    const bo = await signUp('bo@example.org');
    const answers = await Promise.all([put(simonReport(), runId), put(simonReport(), runId, bo)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
    const sum = [await stored(), await stored(bo)].reduce((points, row) => points + row.points, 0);
    expect([sum, await test.count('gameRuns')]).toEqual([POINTS_PER_RUN, 1]);
  });
});

describe('a run that comes too early', () => {
  it('is not stored, and is accepted under the same id once the time has passed', async () => {
    await attack(RUNS_AT_SIGN_UP);
    const runId = crypto.randomUUID();
    const report = { ...SAMPLE_RUNS['whack-a-mole'].report };
    expect(await codeOf(put(report, runId, mira, 'whack-a-mole'))).toBe('run-too-early');
    expect([await test.count('gameRuns'), await stored()]).toEqual([60, { points: 600, xp: 100 }]);
    test.wait(report.durationMs);
    expect((await put(report, runId, mira, 'whack-a-mole')).status).toBe(201);
    expect((await put(report, runId, mira, 'whack-a-mole')).status).toBe(200);
    expect(await stored()).toEqual({ points: 610, xp: 100 });
  });
});

it.runIf(sameOnBoth)('a week offline is accepted in full, with its points and, up to 700, its XP', async () => {
  test.wait(7 * DAY_MS);
  const sending = Array.from({ length: 140 }, (_, number) => {
    const finishedAt = new Date(test.clock.now.getTime() - number * HOUR_MS).toISOString();
    return put({ ...SAMPLE_RUNS['whack-a-mole'].report, finishedAt }, undefined, mira, 'whack-a-mole');
  });
  expect((await Promise.all(sending)).map(({ status }) => status)).toEqual(Array(140).fill(201));
  expect(await stored()).toEqual({ points: 1400, xp: 700 });
});

it.runIf(sameOnBoth)(
  'XP that are not given stay ungiven, and the instant at which the last were reached stays too',
  async () => {
    await attack(10);
    const reached = () => test.database.selectFrom('learners').select(['xpReachedAt']).executeTakeFirstOrThrow();
    const before = await reached();
    test.wait(1000);
    await put(simonReport());
    expect(await stored()).toEqual({ points: 110, xp: 100 });
    expect(await reached()).toEqual(before);
  },
);

it.runIf(sameOnBoth)(
  'a learner of an earlier version, without allowances, has those of the time since the sign-up',
  async () => {
    test.wait(3 * DAY_MS);
    await attack(100);
    expect(await stored()).toEqual({ points: 1000, xp: 400 });
  },
);
