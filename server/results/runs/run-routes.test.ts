import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameRunAnswer, GameRuns } from '#contract/games/game-runs.ts';
import type { Learner } from '#contract/people/learner.ts';
import { GAMES } from '#rules/games/runs.ts';
import { silenceErrors } from '../../testing/console-errors.ts';
import { failOn } from '../../testing/databases/database-faults.ts';
import { saveUpPlayTime } from '../../testing/play-time.ts';
import { simonReport } from '../../testing/runs/reports.ts';
import { LEVEL_SAMPLE_RUNS, SAMPLE_RUNS } from '../../testing/runs/sample-runs.ts';
import { codeOf, createTestApp, expectCodes, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let cookie: string;
let learner: Learner;
beforeEach(async () => {
  test = await createTestApp();
  ({ cookie, learner } = await test.signUp());
});

const put = (game: string, body: unknown, runId: string = crypto.randomUUID(), to = learner.id, as = cookie) =>
  test.ask('PUT', `/api/learners/${to}/runs/${game}/${runId}`, { body, cookie: as });
const list = async (of = learner.id, as = cookie) => test.ask('GET', `/api/learners/${of}/runs`, { cookie: as });
const points = async (as = cookie) => (await test.learnerOf(as)).points;
const answerOf = async (answer: Response) => (await answer.json()) as GameRunAnswer;
const { 'whack-a-mole': moleSample, 'picture-words': pictureWordsSample } = SAMPLE_RUNS;

/** A sample run of every game, and one with levels of those that have them. */
const SAMPLES = [
  ...GAMES.map((game) => ({ what: game as string, game, ...SAMPLE_RUNS[game] })),
  ...Object.entries(LEVEL_SAMPLE_RUNS).map(([game, sample]) => ({ what: `${game} with levels`, game, ...sample })),
];

describe('a finished run', () => {
  it('of any game is stored with its score and adds exactly 10 points', async () => {
    await saveUpPlayTime(test.database);
    const timestamp = '2026-11-21T09:59:00.000Z';
    for (const [at, { what, game, report, stored }] of SAMPLES.entries()) {
      const answer = await put(game, report);
      expect([what, answer.status]).toEqual([what, 201]);
      const { run, points: total } = await answerOf(answer);
      expect(run).toEqual({ runId: expect.any(String), timestamp, durationMs: report.durationMs, ...stored });
      expect(total).toBe(10 * (at + 1));
    }
    expect(await points()).toBe(10 * SAMPLES.length);
  });
});

describe('a run that cannot tell anything', () => {
  const { report } = SAMPLE_RUNS['careful-moles'];
  const all = report.trials.map((played) => ({ ...played, pressesMs: [400] }));

  it('is stored with the reason, listed with it, and adds its points', async () => {
    const { run, points: total } = await answerOf(await put('careful-moles', { ...report, trials: all }));
    expect([run.validity, run.score, total]).toEqual(['not-told-apart', 75, 10]);
    const listed = (await (await list()).json()) as GameRuns;
    expect(listed['careful-moles']).toEqual([run]);
  });

  it('is told apart from one that can, whose answer has no reason', async () => {
    const { run } = await answerOf(await put('careful-moles', report));
    expect(run).not.toHaveProperty('validity');
    await put('careful-moles', { ...report, trials: all });
    const rows = await test.database.selectFrom('gameRuns').select('validity').orderBy('score').execute();
    expect(rows).toEqual([{ validity: 'not-told-apart' }, { validity: null }]);
  });

  it('has the choice calm without numbers', async () => {
    const { run } = await answerOf(await put('careful-moles', { ...report, isCalm: true }));
    expect(run.choice).toBe('calm');
  });
});

describe('a run of a game of the specification gives 10 points at every end', () => {
  const { 'whack-a-mole': moleLevels } = LEVEL_SAMPLE_RUNS;
  const hasty = Array.from({ length: 10 }, (_, place) => ({ picked: place % 4, answeredAfterMs: 100 }));

  it.each([
    ['no mole touched', 'whack-a-mole', { ...moleSample.report, hits: [], misses: 0 }, undefined],
    [
      'no mole touched, with levels',
      'whack-a-mole',
      { ...moleLevels.report, durationMs: 200_000, reactionsMs: Array(48).fill(null), misses: 0 },
      'few-touches',
    ],
    ['pictures pressed through', 'picture-words', { ...pictureWordsSample.report, answers: hasty }, 'too-fast'],
  ])('%s', async (_what, game, report, validity) => {
    const { run, points: total } = await answerOf(await put(game, report));
    expect([run.validity, total]).toEqual([validity, 10]);
  });
});

describe('the same run again', () => {
  const runId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

  it('changes nothing and answers what is stored, with the points as they are', async () => {
    const first = await put('simon', simonReport(2), runId);
    await put('whack-a-mole', moleSample.report);
    const second = await put('simon', simonReport(2), runId.toUpperCase());
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(await answerOf(second)).toEqual({ ...(await answerOf(first)), points: 20 });
    expect(await test.count('gameRuns')).toBe(2);
  });

  it('sent 20 times at once is stored once and counts once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => put('simon', simonReport(), runId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    expect([await test.count('gameRuns'), await points()]).toEqual([1, 10]);
  });

  it('with another report, or of another game, is refused, and the first one stays', async () => {
    await put('simon', simonReport(1), runId);
    expect(await codeOf(put('simon', simonReport(4), runId))).toBe('attempt-differs');
    expect(await codeOf(put('picture-words', pictureWordsSample.report, runId))).toBe('attempt-differs');
    expect(await points()).toBe(10);
  });

  it('cannot be taken from another learner', async () => {
    await put('simon', simonReport(), runId);
    const bo = await test.signUp('bo@example.org');
    expect((await put('simon', simonReport(), runId, bo.learner.id, bo.cookie)).status).toBe(404);
    expect(await points(bo.cookie)).toBe(0);
  });
});

describe('a run that is refused', () => {
  afterEach(async () => expect([await test.count('gameRuns'), await points()]).toEqual([0, 0]));

  it('one of any game that is shorter than the game, or that cannot have been played', async () => {
    const broken = SAMPLES.flatMap(({ what, game, report, tooShort, refusals }) => [
      [{ what, game, body: { ...report, ...tooShort } }, 'run-too-short'] as const,
      ...refusals.map(([fault, change]) => {
        return [{ what: `${what} with ${fault}`, game, body: { ...report, ...change } }, 'invalid-request'] as const;
      }),
    ]);
    expect(broken.length).toBeGreaterThan(80);
    await expectCodes(broken, ({ game, body }) => put(game, body));
  });

  it('one of a game that is not there, or under an id that is none', async () => {
    expect(await codeOf(put('chess', simonReport()))).toBe('unknown-kind');
    expect((await put('simon', simonReport(), 'first')).status).toBe(422);
  });
});

it('a run and its points are written together or not at all', async () => {
  await failOn('update', 'learners', test.database);
  silenceErrors();
  expect((await put('simon', simonReport())).status).toBe(500);
  expect(await test.count('gameRuns')).toBe(0);
});

it('the list of runs has a learner’s own ones by game, the newest first', async () => {
  const bo = await test.signUp('bo@example.org');
  await put('simon', simonReport(), undefined, bo.learner.id, bo.cookie);
  for (const minute of ['10', '30', '20']) await put('simon', simonReport(1, `2026-11-21T09:${minute}:00.000Z`));
  await put('picture-words', pictureWordsSample.report);
  const runs = (await (await list()).json()) as GameRuns;
  expect(runs.simon.map(({ timestamp }) => timestamp.slice(14, 16))).toEqual(['30', '20', '10']);
  expect(runs['picture-words']).toHaveLength(1);
  expect(runs['multitask-master']).toEqual([]);
});

it('the best runs are those with the highest score of each game and choice, of equal ones the earliest', async () => {
  const bo = await test.signUp('bo@example.org');
  await put('simon', simonReport(5), undefined, bo.learner.id, bo.cookie);
  const at = (minute: number) => `2026-11-21T09:${minute}:00.000Z`;
  for (const [repeated, minute] of [
    [1, 10],
    [3, 20],
    [3, 30],
    [2, 40],
  ] as const)
    await put('simon', simonReport(repeated, at(minute)));
  await put('simon', { ...simonReport(2, at(50)), difficulty: 'normal' });
  await put('whack-a-mole', moleSample.report);
  await put('picture-words', pictureWordsSample.report);
  // The same answer to every word cannot tell anything, nor can a press on every animal, which scores more than half of the moles.
  await put('word-or-not', SAMPLE_RUNS['word-or-not'].report);
  const { report: careful } = SAMPLE_RUNS['careful-moles'];
  await put('careful-moles', { ...careful, trials: careful.trials.map((each) => ({ ...each, pressesMs: [400] })) });
  const half = careful.trials.map((each, at) => (at < 53 ? { ...each, pressesMs: [] } : each));
  await put('careful-moles', { ...careful, trials: half });
  const answer = await test.ask('GET', `/api/learners/${learner.id}/best-runs`, { cookie });
  const best = (await answer.json()) as { game: string; choice: string; score: number; timestamp: string }[];
  expect(best.map(({ game, choice, score }) => [game, choice, score])).toEqual([
    ['careful-moles', '', 67],
    ['picture-words', '', pictureWordsSample.stored.score],
    ['simon', 'easy', 4],
    ['simon', 'normal', 3],
    ['whack-a-mole', moleSample.stored.choice, moleSample.stored.score],
  ]);
  expect(best[2]?.timestamp).toBe(at(20));
});
