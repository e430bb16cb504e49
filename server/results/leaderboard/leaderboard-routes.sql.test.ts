import { beforeEach, describe, expect, it } from 'vitest';
import type { Leaderboard } from '#contract/people/leaderboard.ts';
import type { Learner } from '#contract/people/learner.ts';
import { addLearner } from '../../testing/databases/add-rows.ts';
import { sameOnBoth } from '../../testing/databases/databases.ts';
import { SAMPLE_RUNS } from '../../testing/runs/sample-runs.ts';
import { codeOf, createTestApp, expectCodes, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let cookie: string;
let learner: Learner;
beforeEach(async () => {
  test = await createTestApp();
  ({ cookie, learner } = await test.signUp('mira@example.org'));
});

const boardOf = async (answer: Response) => (await answer.json()) as Leaderboard;
const read = async (as?: string) =>
  boardOf(await test.ask('GET', '/api/leaderboard', { ...(as !== undefined && { cookie: as }) }));
const choiceOf = ({ id }: Learner) => `/api/learners/${id}/leaderboard`;
const choose = (nickname: unknown, by = { cookie, learner }) =>
  test.ask('PUT', choiceOf(by.learner), { body: { nickname }, cookie: by.cookie });
const namesOf = ({ rows }: Leaderboard) => rows.map(({ name }) => name);
const instant = (second: number) => new Date(Date.parse('2026-11-21T09:00:00.000Z') + second * 1000).toISOString();

/** Gives XP without any game. */
async function setXp(xp: number, reachedAt = instant(0), id = learner.id): Promise<void> {
  await test.database.updateTable('learners').set({ xp, xpReachedAt: reachedAt }).where('id', '=', id).execute();
}

/** Adds shown learners with these XP, the first of them the first who got there. */
async function addShown(xp: readonly number[]): Promise<void> {
  for (const [index, each] of xp.entries())
    await addLearner(
      test.database,
      `id-${index}`,
      {
        adhd: 'yes',
        points: 1000,
        xp: each,
        xpReachedAt: instant(index + 1),
        leaderboardNickname: `Nick ${index}`,
        leaderboardNicknameKey: `nick${index}`,
      },
      {
        name: `Real Name ${index}`,
        email: `real-${index}@example.org`,
        image: `https://photos.example.org/${index}.jpg`,
      },
    );
}

describe('the leaderboard of a visitor', () => {
  it('has the three samples, marked, and no own place', async () => {
    expect(await read()).toEqual({
      rows: [
        { place: 1, name: 'Robin', points: 121, avatar: 'fox', isSample: true, isYou: false },
        { place: 2, name: 'Noor', points: 118, avatar: 'owl', isSample: true, isYou: false },
        { place: 3, name: 'Sam', points: 115, avatar: 'turtle', isSample: true, isYou: false },
      ],
      you: null,
    });
  });

  it('has only learners who chose to be shown', async () => {
    await setXp(500);
    expect(namesOf(await read())).toEqual(['Robin', 'Noor', 'Sam']);
  });

  it('has learners between the samples by their XP, and before one with the same XP', async () => {
    await addShown([118, 117, 122, 115, 0]);
    expect(namesOf(await read())).toEqual(['Nick 2', 'Robin', 'Nick 0', 'Noor', 'Nick 1', 'Nick 3', 'Sam', 'Nick 4']);
    expect((await read()).rows.map(({ place }) => place)).toEqual([1, 2, 3, 3, 5, 6, 6, 8]);
  });

  it('gives equal XP the same place; the learner who reached them first stands first', async () => {
    await addShown([200, 200, 200, 150]);
    await setXp(200, instant(9), 'id-0');
    const { rows } = await read();
    expect(rows.slice(0, 4).map(({ name }) => name)).toEqual(['Nick 1', 'Nick 2', 'Nick 0', 'Nick 3']);
    expect(rows.slice(0, 4).map(({ place }) => place)).toEqual([1, 1, 1, 4]);
  });

  it('ends at 20 places; samples without a place among them are left out', async () => {
    await addShown(Array(17).fill(200));
    expect(namesOf(await read()).slice(-3)).toEqual(['Robin', 'Noor', 'Sam']);
    expect((await read()).rows).toHaveLength(20);
    await setXp(200, instant(99));
    await choose('Quiet Fox');
    expect(namesOf(await read()).slice(-3)).toEqual(['Quiet Fox', 'Robin', 'Noor']);
    expect((await read()).rows).toHaveLength(20);
  });

  it.runIf(sameOnBoth)('identifies no learner: no id, no real name, no email, no photo, no result', async () => {
    await addShown([300, 10]);
    await choose('Quiet Fox');
    for (const answer of [await read(), await read(cookie)]) {
      const text = JSON.stringify(answer);
      for (const secret of ['Real Name', 'example.org', 'id-', learner.id, 'Ada', 'photos', 'adhd', 'T09:00'])
        expect(text).not.toContain(secret);
    }
    const [first] = (await read()).rows;
    expect(Object.keys(first ?? {}).sort()).toEqual(['avatar', 'isSample', 'isYou', 'name', 'place', 'points']);
  });
});

describe('the own place', () => {
  it('is there without being shown, and only its learner sees it', async () => {
    const mine = await read(cookie);
    expect(mine.you).toEqual({ place: 4, points: 0, nickname: null, formerNickname: null });
    expect(mine.rows[3]).toEqual({ place: 4, name: null, points: 0, avatar: null, isSample: false, isYou: true });
    const bo = await test.signUp('bo@example.org');
    expect(await read(bo.cookie)).toMatchObject({ you: { place: 4 } });
    expect((await read(bo.cookie)).rows).toHaveLength(4);
  });

  it.runIf(sameOnBoth)('is the same whether shown or not, among 17 others with 300 XP and the samples', async () => {
    await addShown(Array(17).fill(300));
    for (const [place, xp, second] of [
      [1, 400, 0],
      [1, 300, 1.5],
      [1, 300, 99],
      [18, 299, 0],
      [19, 120, 0],
      [20, 117, 0],
      [21, 114, 0],
    ] as const) {
      await setXp(xp, instant(second));
      const own = place <= 20 ? [place] : [];
      for (const nickname of [null, 'Quiet Fox']) {
        const { you, rows } = await boardOf(await choose(nickname));
        expect(you).toEqual({ place, points: xp, nickname, formerNickname: null });
        expect(rows.filter(({ isYou }) => isYou).map((row) => row.place)).toEqual(own);
        expect(rows).toHaveLength(20);
      }
    }
  });

  it('beyond the rows is never before them, also when others came ahead since the last count', async () => {
    await addShown(Array(20).fill(300));
    await setXp(200);
    expect((await read(cookie)).you).toMatchObject({ place: 21 });
    await addLearner(test.database, 'new', { xp: 250, xpReachedAt: instant(1), leaderboardNickname: 'New' });
    await setXp(240);
    expect((await read(cookie)).you?.place).toBe(21);
    await test.database.updateTable('learners').set({ xp: 260 }).where('id', 'in', ['id-1', 'id-2']).execute();
    await setXp(260, instant(99));
    expect((await read(cookie)).rows).toHaveLength(20);
    expect((await read(cookie)).you).toMatchObject({ place: 19, points: 260 });
  });

  it('rises with the XP of a run, which count from when the server took it', async () => {
    await choose('Quiet Fox');
    await addShown([10]);
    expect((await read(cookie)).you).toMatchObject({ place: 5, points: 0 });
    const { report } = SAMPLE_RUNS['picture-words'];
    const play = (runId: string) =>
      test.ask('PUT', `/api/learners/${learner.id}/runs/picture-words/${runId}`, { cookie, body: report });
    const runId = crypto.randomUUID();
    await play(runId);
    expect((await read(cookie)).you).toMatchObject({ place: 4, points: 10 });
    test.wait(1000);
    await play(runId);
    const { xpReachedAt } = await test.database
      .selectFrom('learners')
      .select('xpReachedAt')
      .where('id', '=', learner.id)
      .executeTakeFirstOrThrow();
    expect(xpReachedAt).toBe('2026-11-21T10:00:00.000Z');
    await play(crypto.randomUUID());
    expect((await read(cookie)).you).toMatchObject({ place: 4, points: 20 });
  });
});

describe('choosing to be shown', () => {
  it.runIf(sameOnBoth)('takes a nickname of the list, and no other', async () => {
    await expectCodes<unknown>(
      [
        ...['', 'Robin', 'quiet fox', 'Qui\u0435t Fox'].map((name) => [name, 'nickname-not-usable'] as const),
        ...['a'.repeat(101), 7, undefined].map((name) => [name, 'invalid-request'] as const),
      ],
      (nickname) => choose(nickname),
    );
    expect(namesOf(await read())).toEqual(['Robin', 'Noor', 'Sam']);
    const answer = await choose('Quiet Fox');
    expect(answer.status).toBe(200);
    expect((await boardOf(answer)).you?.nickname).toBe('Quiet Fox');
    expect(namesOf(await read())).toContain('Quiet Fox');
  });

  it('refuses the nickname of another learner until they give it up', async () => {
    const bo = await test.signUp('bo@example.org');
    await choose('Quiet Fox', bo);
    expect(await codeOf(choose('Quiet Fox'))).toBe('nickname-taken');
    expect((await choose('Quiet Fox', bo)).status).toBe(200);
    await choose(null, bo);
    expect((await choose('Quiet Fox')).status).toBe(200);
  });

  it('forgets the nickname of an earlier version', async () => {
    for (const nickname of [null, 'Quiet Fox']) {
      await test.change('learners', { formerNickname: 'Teacher' });
      expect((await read(cookie)).you).toMatchObject({ nickname: null, formerNickname: 'Teacher' });
      expect(JSON.stringify(await read())).not.toContain('Teacher');
      expect((await boardOf(await choose(nickname))).you).toMatchObject({ nickname, formerNickname: null });
    }
  });

  it('gives one nickname to one of two who ask at once', async () => {
    const bo = await test.signUp('bo@example.org');
    const answers = await Promise.all([choose('Quiet Fox'), choose('Quiet Fox', bo)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuses anything beside the nickname', async () => {
    const ask = (body: unknown) => test.ask('PUT', choiceOf(learner), { body, cookie });
    expect((await ask({ nickname: 'Quiet Fox', points: 1000 })).status).toBe(422);
    expect((await ask({})).status).toBe(422);
  });

  it('is taken back at once, and the XP stay', async () => {
    await setXp(130);
    await choose('Quiet Fox');
    expect(namesOf(await read())[0]).toBe('Quiet Fox');
    expect((await boardOf(await choose(null))).you).toEqual({
      place: 1,
      points: 130,
      nickname: null,
      formerNickname: null,
    });
    expect((await choose(null)).status).toBe(200);
    expect(namesOf(await read())).toEqual(['Robin', 'Noor', 'Sam']);
  });
});
