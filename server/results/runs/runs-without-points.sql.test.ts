import { beforeEach, describe, expect, it } from 'vitest';
import type { GameRunAnswer } from '#contract/games/game-runs.ts';
import type { Learner } from '#contract/people/learner.ts';
import { PLAY_TIME } from '#rules/rewards/play-time.ts';
import { POINTS_PER_RUN } from '#rules/rewards/points.ts';
import { manyConnections } from '../../testing/databases/databases.ts';
import { simonReport } from '../../testing/runs/reports.ts';
import { SAMPLE_RUNS } from '../../testing/runs/sample-runs.ts';
import { codeOf, createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let cookie: string;
let learner: Learner;
beforeEach(async () => {
  test = await createTestApp(await manyConnections());
  ({ cookie, learner } = await test.signUp());
});

const { 'careful-moles': careful, 'word-or-not': word, 'letter-round': letter } = SAMPLE_RUNS;
const { 'sound-match': sound, 'reading-passage': reading } = SAMPLE_RUNS;
const after = <Answer>(answers: readonly Answer[], answeredAfterMs: number) =>
  answers.map((answer) => ({ ...answer, answeredAfterMs }));
const UNTOUCHED = { ...careful.report, trials: careful.report.trials.map((each) => ({ ...each, pressesMs: [] })) };
const WITHOUT_POINTS = [
  ['careful-moles', UNTOUCHED, 'not-answered'],
  ['word-or-not', { ...word.report, answers: after(word.report.answers, 299) }, 'not-read'],
  ['letter-round', { ...letter.report, answers: after(letter.report.answers, 299) }, 'not-read'],
  ['sound-match', { ...sound.report, answers: after(sound.report.answers, 299) }, 'not-read'],
  ['reading-passage', { ...reading.report, answers: after(reading.report.answers, 1000) }, 'not-read'],
] as const;

const put = (game: string, body: unknown, runId: string = crypto.randomUUID()) =>
  test.ask('PUT', `/api/learners/${learner.id}/runs/${game}/${runId}`, { body, cookie });
const answerOf = async (answer: Response) => (await answer.json()) as GameRunAnswer;
const leaves = async () => {
  const answer = await test.ask('GET', `/api/learners/${learner.id}/activity?minutesFromUtc=0`, { cookie });
  return ((await answer.json()) as { newest: string[] }).newest;
};
const rewards = () =>
  test.database
    .selectFrom('learners')
    .select(['points', 'xp', 'pointsReachedAt', 'playTimeLeftMs'])
    .where('id', '=', learner.id)
    .executeTakeFirstOrThrow();

describe('a run without an answer, or faster than anyone can read', () => {
  it.each(WITHOUT_POINTS)('of %s is stored with the reason, and gives neither points nor a leaf', async (...played) => {
    const [game, report, validity] = played;
    const answer = await put(game, report);
    expect([answer.status, await answerOf(answer)]).toMatchObject([201, { run: { validity }, points: 0 }]);
    expect(await test.count('gameRuns')).toBe(1);
    expect(await leaves()).toEqual([]);
    const { points, xp, pointsReachedAt, playTimeLeftMs } = await rewards();
    expect([points, xp, pointsReachedAt]).toEqual([0, 0, null]);
    expect(playTimeLeftMs).toBeLessThan(PLAY_TIME.atSignUpMs);
  });

  it('changes nothing when it is sent again, and takes no points away', async () => {
    await put('simon', simonReport());
    const runId = crypto.randomUUID();
    const [first, second] = [
      await put('careful-moles', UNTOUCHED, runId),
      await put('careful-moles', UNTOUCHED, runId),
    ];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(await answerOf(second)).toEqual(await answerOf(first));
    expect(await codeOf(put('careful-moles', careful.report, runId))).toBe('attempt-differs');
    expect([(await rewards()).points, await test.count('gameRuns'), await leaves()]).toEqual([10, 2, ['simon']]);
  });

  it('that an earlier version stored keeps its leaf', async () => {
    await put('reading-passage', reading.report);
    await put('careful-moles', careful.report);
    await test.database
      .updateTable('gameRuns')
      .set({ validity: 'too-fast' })
      .where('game', '=', 'reading-passage')
      .execute();
    await test.database
      .updateTable('gameRuns')
      .set({ validity: 'few-touches' })
      .where('game', '=', 'careful-moles')
      .execute();
    expect((await leaves()).sort()).toEqual(['careful-moles', 'reading-passage']);
  });
});

describe('runs without points that arrive at once', () => {
  it('each use the play time once: no more are stored than can have been played', async () => {
    const most = Math.floor(PLAY_TIME.atSignUpMs / UNTOUCHED.durationMs);
    const answers = await Promise.all(Array.from({ length: 12 }, () => put('careful-moles', UNTOUCHED)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(most);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(12 - most);
    expect(await test.count('gameRuns')).toBe(most);
    expect((await rewards()).points).toBe(0);
  });

  it('are stored with exact points and play time among runs with points', async () => {
    const hasty = WITHOUT_POINTS[4][1];
    const bodies = Array.from({ length: 16 }, (_, at) =>
      at % 2 === 0 ? (['simon', simonReport()] as const) : (['reading-passage', hasty] as const),
    );
    const answers = await Promise.all(bodies.map(([game, body]) => put(game, body)));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 201));
    const { points, playTimeLeftMs } = await rewards();
    const claimed = bodies.reduce((sum, [, { durationMs }]) => sum + Math.max(durationMs, PLAY_TIME.leastPerRunMs), 0);
    expect([points, playTimeLeftMs]).toEqual([8 * POINTS_PER_RUN, PLAY_TIME.atSignUpMs - claimed]);
  });
});
