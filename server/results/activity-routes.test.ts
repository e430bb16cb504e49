import { beforeEach, describe, expect, it } from 'vitest';
import type { Learner } from '#contract/people/learner.ts';
import { GAMES } from '#rules/games/runs.ts';
import { type Activity, LEAF_KINDS, NO_ACTIVITY } from '#rules/rewards/activity.ts';
import { saveUpPlayTime } from '../testing/play-time.ts';
import { FLAGGED_REPORTS, simonReport, traitsReport } from '../testing/runs/reports.ts';
import { SAMPLE_RUNS } from '../testing/runs/sample-runs.ts';
import { codeOf, createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let cookie: string;
let learner: Learner;
beforeEach(async () => {
  test = await createTestApp();
  ({ cookie, learner } = await test.signUp());
});

const put = async (address: string, body: object) => {
  const path = `/api/learners/${learner.id}/${address}/${crypto.randomUUID()}`;
  expect((await test.ask('PUT', path, { body, cookie })).status).toBe(201);
};
const ask = (minutesFromUtc: string | number) =>
  test.ask('GET', `/api/learners/${learner.id}/activity?minutesFromUtc=${minutesFromUtc}`, { cookie });
const activity = async (minutesFromUtc = 0) => (await (await ask(minutesFromUtc)).json()) as Activity;

describe('the activity of a learner', () => {
  it('is empty at first', async () => {
    expect(await activity()).toEqual(NO_ACTIVITY);
  });

  it('counts every game and every part of the test once', async () => {
    for (const game of GAMES) await put(`runs/${game}`, SAMPLE_RUNS[game].report);
    for (const [part, report] of Object.entries(FLAGGED_REPORTS)) await put(`attempts/${part}`, report);
    const { counts, newest, days } = await activity();
    expect(counts).toEqual(Object.fromEntries(LEAF_KINDS.map((kind) => [kind, 1])));
    expect(newest.toSorted()).toEqual([...LEAF_KINDS].sort());
    expect(days).toEqual(['2026-11-21']);
  });

  it('is complete beyond the 50 results that are listed, and tells the newest 100 in order', async () => {
    await saveUpPlayTime(test.database);
    await put('attempts/traits-questionnaire', traitsReport(0, '2026-11-19T09:00:00.000Z'));
    await put('runs/simon', { ...simonReport(), finishedAt: '2026-11-21T09:58:00.000Z' });
    await put('attempts/traits-questionnaire', traitsReport(0, '2026-11-21T09:59:30.000Z'));
    for (let run = 0; run < 99; run += 1) await put('runs/whack-a-mole', SAMPLE_RUNS['whack-a-mole'].report);
    const { counts, newest } = await activity();
    expect(counts).toMatchObject({ 'whack-a-mole': 99, simon: 1, 'traits-questionnaire': 2 });
    expect(newest).toEqual([...Array(99).fill('whack-a-mole'), 'traits-questionnaire']);
  });

  it('has the days of the clock of the device', async () => {
    await put('runs/simon', { ...simonReport(), finishedAt: '2026-11-20T23:30:00.000Z' });
    await put('attempts/letter-quiz', { ...FLAGGED_REPORTS['letter-quiz'], finishedAt: '2026-11-21T00:30:00.000Z' });
    expect((await activity(0)).days).toEqual(['2026-11-20', '2026-11-21']);
    expect((await activity(60)).days).toEqual(['2026-11-21']);
    expect((await activity(-300)).days).toEqual(['2026-11-20']);
  });

  it('shrinks only with results that the learner deletes', async () => {
    await put('runs/simon', simonReport());
    await put('attempts/traits-questionnaire', traitsReport());
    await test.ask('DELETE', `/api/learners/${learner.id}/attempts`, { cookie });
    expect((await activity()).newest).toEqual(['simon']);
  });
});

it('the clock of the device is up to 12 hours behind UTC and 14 ahead', async () => {
  for (const minutes of ['-720', '840', '-0']) expect((await ask(minutes)).status).toBe(200);
  for (const minutes of ['-721', '841', 'x', '60.5', '%00', 'Infinity', '0&more=1'])
    expect([minutes, await codeOf(ask(minutes))]).toEqual([minutes, 'invalid-request']);
  const missing = test.ask('GET', `/api/learners/${learner.id}/activity`, { cookie });
  expect(await codeOf(missing)).toBe('invalid-request');
});
