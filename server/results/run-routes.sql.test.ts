import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameRunAnswer, GameRuns } from '#contract/game-runs.ts';
import type { Learner } from '#contract/learner.ts';
import { GAMES, type Game } from '#rules/runs.ts';
import { breakAt } from '../testing/breaking.ts';
import { silenceErrors } from '../testing/console-errors.ts';
import { runReports, simonReport } from '../testing/runs.ts';
import { codeOf, createTestApp, type TestApp } from '../testing/test-app.ts';

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
const points = async (as = cookie) =>
  ((await (await test.ask('GET', '/api/learner', { cookie: as })).json()) as Learner).points;
const answerOf = async (answer: Response) => (await answer.json()) as GameRunAnswer;
const roundsOf = (change: object) => runReports()['multitask-master'].rounds.map((round) => ({ ...round, ...change }));

describe('a finished run', () => {
  it.each(GAMES)('of %s is stored with its score and adds exactly 10 points', async (game) => {
    const answer = await put(game, runReports()[game]);
    expect(answer.status).toBe(201);
    const { run, points: total } = await answerOf(answer);
    expect(run).toEqual({
      runId: expect.any(String),
      timestamp: '2026-11-21T09:59:00.000Z',
      durationMs: runReports()[game].durationMs,
      choice: expect.any(String),
      score: expect.any(Number),
      level: game === 'spot-the-difference' || game === 'picture-words' ? null : expect.any(Number),
    });
    expect([total, await points()]).toEqual([10, 10]);
  });

  it('of Simon is scored by the server: the level that its presses reached', async () => {
    for (const repeated of [0, 1, 5]) {
      const { run } = await answerOf(await put('simon', simonReport(repeated)));
      expect(run).toMatchObject({ score: repeated + 1, level: repeated + 1, choice: 'easy' });
    }
    expect(await points()).toBe(30);
  });

  it('of moles is scored by its hits and compared with runs of the same choice', async () => {
    const report = runReports()['whack-a-mole'];
    expect((await answerOf(await put('whack-a-mole', report))).run).toMatchObject({
      score: 2,
      level: 2,
      choice: 'normal',
    });
  });

  it('gives the same points however little was done in it', async () => {
    await put('picture-words', runReports()['picture-words']);
    await put('spot-the-difference', runReports()['spot-the-difference']);
    expect(await points()).toBe(20);
  });
});

describe('the same run again', () => {
  const runId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

  it('changes nothing and answers what is stored, with the points as they are', async () => {
    const first = await put('simon', simonReport(2), runId);
    await put('whack-a-mole', runReports()['whack-a-mole']);
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
    expect(await codeOf(put('picture-words', runReports()['picture-words'], runId))).toBe('attempt-differs');
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

  it.each<[Game, number]>([
    ['spot-the-difference', 59_999],
    ['whack-a-mole', 29_999],
    ['multitask-master', 94_998],
  ])('one of %s in %i ms is shorter than the game', async (game, durationMs) => {
    expect(await codeOf(put(game, { ...runReports()[game], durationMs }))).toBe('run-too-short');
  });

  it('one of Simon, in less time than its sequences take to be shown', async () => {
    const presses = simonReport(3).presses.map(({ pad }, place) => ({ pad, atMs: 500 * place }));
    expect(await codeOf(put('simon', { ...simonReport(3), presses, durationMs: 5000 }))).toBe('run-too-short');
  });

  it.each<[string, Game, object]>([
    ['a score', 'simon', { score: 50 }],
    ['points', 'whack-a-mole', { points: 1000 }],
    ['a level', 'simon', { level: 40 }],
    ['an unknown difficulty', 'simon', { difficulty: 'brutal' }],
    ['a time that is no whole number', 'simon', { durationMs: 60_000.5 }],
    ['a time below 0', 'simon', { durationMs: -1 }],
    ['no presses', 'simon', { presses: [] }],
    ['presses that never went wrong', 'simon', { presses: simonReport(1).presses.slice(0, 1) }],
    ['presses out of order', 'simon', { presses: simonReport(1).presses.toReversed() }],
    ['a press after its end', 'simon', { durationMs: simonReport(1).durationMs - 1 }],
    ['clicks after a sequence that was not repeated', 'simon', { ...simonReport(0), impulsiveClicks: 1 }],
    ['nine rounds', 'multitask-master', { rounds: runReports()['multitask-master'].rounds.slice(1) }],
    ['a shape that was not shown', 'multitask-master', { difficulty: 'easy', rounds: roundsOf({ pickedShape: 4 }) }],
    ['nothing answered, and no clock', 'multitask-master', { withoutClock: true }],
    ['a round that broke off', 'multitask-master', { rounds: roundsOf({ durationMs: 7999 }) }],
    [
      'rounds longer than their clock',
      'multitask-master',
      { durationMs: 96_000, rounds: roundsOf({ durationMs: 8001 }) },
    ],
    ['rounds longer than all of it', 'multitask-master', { durationMs: 94_000 }],
    ['more time than its rounds take', 'multitask-master', { durationMs: 105_001 }],
    ['images shown in another way', 'spot-the-difference', { shownAs: 'sounds' }],
    ['more than its minute', 'spot-the-difference', { durationMs: 60_001 }],
    ['a press beside the picture', 'spot-the-difference', { presses: [{ x: 451, y: 0, atMs: 1 }] }],
    ['a mole that was touched twice', 'whack-a-mole', { hits: [0, 0].map((mole) => ({ mole, reactionMs: 400 })) }],
    ['a mole that never comes', 'whack-a-mole', { hits: [{ mole: 48, reactionMs: 400 }] }],
    ['more than its 30 seconds', 'whack-a-mole', { durationMs: 30_001 }],
    ['a reaction longer than all of it', 'whack-a-mole', { hits: [{ mole: 0, reactionMs: 30_001 }] }],
    ['answers longer than all of it', 'picture-words', { durationMs: 11_989 }],
    [
      'answers before their pictures were seen',
      'picture-words',
      { answers: Array(10).fill({ picked: 0, answeredAfterMs: 99 }) },
    ],
    ['eleven answers', 'picture-words', { answers: Array(11).fill({ picked: 0, answeredAfterMs: 700 }) }],
    [
      'an answer that was not offered',
      'picture-words',
      { answers: Array(10).fill({ picked: 4, answeredAfterMs: 700 }) },
    ],
  ])('one with %s', async (_what, game, change) => {
    expect(await codeOf(put(game, { ...runReports()[game], ...change }))).toBe('invalid-request');
  });

  it('one of a game that is not there, or under an id that is none', async () => {
    expect((await put('chess', simonReport())).status).toBe(404);
    expect((await put('simon', simonReport(), 'first')).status).toBe(422);
  });
});

it('a run and its points are written together or not at all', async () => {
  await breakAt('update', 'learners', test.database);
  silenceErrors();
  expect((await put('simon', simonReport())).status).toBe(500);
  expect(await test.count('gameRuns')).toBe(0);
});

it('of Spot the Difference with words is compared only with others of its kind', async () => {
  const report = { ...runReports()['spot-the-difference'], withoutClock: true };
  const choiceOf = async (shownAs: 'pictures' | 'words') =>
    (await answerOf(await put('spot-the-difference', { ...report, shownAs }))).run.choice;
  expect([await choiceOf('pictures'), await choiceOf('words')]).toEqual(['without a clock', 'words without a clock']);
});

describe('the list of runs', () => {
  it('has a learner’s own ones by game, the newest first', async () => {
    const bo = await test.signUp('bo@example.org');
    await put('simon', simonReport(), undefined, bo.learner.id, bo.cookie);
    for (const minute of ['10', '30', '20']) await put('simon', simonReport(1, `2026-11-21T09:${minute}:00.000Z`));
    await put('picture-words', runReports()['picture-words']);
    const runs = (await (await list()).json()) as GameRuns;
    expect(runs.simon.map(({ timestamp }) => timestamp.slice(14, 16))).toEqual(['30', '20', '10']);
    expect(runs['picture-words']).toHaveLength(1);
    expect(runs['multitask-master']).toEqual([]);
  });
});
