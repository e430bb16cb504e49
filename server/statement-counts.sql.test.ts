import { expect, it } from 'vitest';
import type { Added } from '#contract/people/take-back.ts';
import { GAMES } from '#rules/games/runs.ts';
import { GROUP } from '#rules/groups/groups.ts';
import { insertGroup } from './groups/group-queries.ts';
import { createOutbox } from './mail/mail-service.ts';
import { queueDailyReports } from './results/daily-report/daily-report.ts';
import { newLearner, prepare, type Words } from './testing/bad-input/prepared-learner.ts';
import { addLearner, addRows } from './testing/databases/add-rows.ts';
import { statementsOf } from './testing/databases/count-statements.ts';
import { onPostgres } from './testing/databases/databases.ts';
import { filled, KNOWN_ROUTES } from './testing/known-routes.ts';
import { FLAGGED_REPORTS, simonReport } from './testing/runs/reports.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const ATTEMPTS = ['focusGameAttempts', 'letterQuizAttempts', 'traitsQuestionnaireAttempts'] as const;
const EVERYTHING = { activity: 1, progress: 1, screening: 1 } as const;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The most statements of a request. */
const MOST = 12;
/** Those that read each kind of thing, or each game, apart. */
const MOST_OF: Record<string, number> = {
  'GET /api/learners/:learnerId/export': 40,
  'GET /api/learners/:learnerId/runs': 1 + GAMES.length,
};
/** All that read what belongs to learners. */
const GETS = Object.entries(KNOWN_ROUTES).filter(([name]) => /^GET \/api\/(learner|leaderboard)/.test(name));

/** `count` numbers, of which a row is made each. */
const each = <Made>(count: number, make: (number: number) => Made) =>
  Array.from({ length: count }, (_, at) => make(at));

/** Copies the results of a learner with one of each kind: `count` attempts of each part and runs of each game. */
async function addResults(test: TestApp, from: string, learnerId: string, count: number): Promise<void> {
  const { database } = test;
  for (const table of ATTEMPTS) {
    const tables = (table === 'traitsQuestionnaireAttempts' ? test.autismDatabase : database) as TestApp['database'];
    const rows = tables.selectFrom(table as 'focusGameAttempts').selectAll();
    const row = await rows.where('learnerId', '=', from).executeTakeFirstOrThrow();
    const copies = each(count, () => ({ ...row, attemptId: crypto.randomUUID(), learnerId }));
    await addRows(tables, table as 'focusGameAttempts', ...copies);
  }
  const runs = database.selectFrom('gameRuns').selectAll().where('learnerId', '=', from);
  const run = await runs.executeTakeFirstOrThrow();
  const ofGames = GAMES.flatMap((game) => each(count, () => ({ ...run, game, runId: crypto.randomUUID(), learnerId })));
  await addRows(database, 'gameRuns', ...ofGames);
}

/** A learner with a result of each part and a run. */
async function newPlayer(test: TestApp): Promise<string> {
  const { learner, cookie } = await test.signUp(`${crypto.randomUUID()}@example.org`);
  const put = (path: string, body: unknown) =>
    test.ask('PUT', `/api/learners/${learner.id}/${path}/${crypto.randomUUID()}`, { cookie, body });
  for (const [part, report] of Object.entries(FLAGGED_REPORTS)) await put(`attempts/${part}`, report);
  await put('runs/simon', simonReport());
  return learner.id;
}

/** Adds a class of a leader with members who show everything, and with passages that are set. */
async function addClass(test: TestApp, leaderId: string, memberIds: readonly string[]): Promise<void> {
  const group = { groupId: crypto.randomUUID(), createdAt: test.clock.now.toISOString() };
  const noCode = { code: null, codeExpiresAt: null };
  await insertGroup(test.database, { ...group, leaderId, kind: 'class', name: '5a', ...noCode });
  await fillClass(test, group.groupId, memberIds);
}

async function fillClass({ database, clock }: TestApp, groupId: string, memberIds: readonly string[]): Promise<void> {
  const at = clock.now.toISOString();
  for (const learnerId of memberIds)
    await addRows(database, 'groupMembers', { learnerId, groupId, joinedAt: at, ...EVERYTHING });
  const set = each(5, () => ({
    ...{ assignmentId: crypto.randomUUID(), groupId, kind: 'passage' as const, target: 'last-bus' },
    ...{ note: null, dueDay: null, createdAt: at },
    ...{ leaderSees: 1 as const, startDay: null, level: null, isForSome: 0 as const },
  }));
  await addRows(database, 'assignments', ...set);
}

/** How many members are in each class, in how many classes a learner is, and how many rows there are of each other thing. */
type Size = { members: number; classes: number; rows: number };
const LITTLE: Size = { members: 2, classes: 1, rows: 1 };
const MUCH: Size = { members: GROUP.mostMembers, classes: GROUP.mostJoined, rows: 20 };

/** A learner with so much of everything, and the words of requests for it. */
async function newLearnerWith(test: TestApp, size: Size): Promise<Words> {
  const { database, clock } = test;
  const at = clock.now.toISOString();
  const learner = await newLearner(test, `${crypto.randomUUID()}@example.org`);
  const { learnerId } = learner;
  const words = await prepare(test, learner, JSON.stringify(GETS));
  const player = await newPlayer(test);
  await addResults(test, player, learnerId, size.rows);
  const members = each(size.members - 1, () => crypto.randomUUID());
  for (const id of members) {
    await addLearner(database, id);
    await addResults(test, player, id, 3);
  }
  await fillClass(test, words.ledGroupId ?? '', members);
  for (let led = 1; led < size.classes; led += 1) await addClass(test, learnerId, members);
  for (let joined = 0; joined < size.classes; joined += 1) {
    const leaderId = crypto.randomUUID();
    await addLearner(database, leaderId);
    await addClass(test, leaderId, [learnerId]);
    const views = each(size.rows, (number) => ({
      ...{ viewId: crypto.randomUUID(), learnerId, leaderId, day: `2026-10-${10 + number}` },
      ...{ firstViewedAt: at, viewedAt: at, ...EVERYTHING },
    }));
    await addRows(database, 'groupViewDays', ...views);
    const change = { learnerId, leaderId, changedAt: at };
    await addRows(database, 'pictureChanges', ...each(size.rows, () => ({ ...change, changeId: crypto.randomUUID() })));
  }
  const link = { learnerId, createdAt: at, expiresAt: at, revokedAt: null, lastOpenedAt: null };
  const newLink = () => ({ ...link, linkId: crypto.randomUUID(), tokenHash: crypto.randomUUID() });
  await addRows(database, 'shareLinks', ...each(size.rows, newLink));
  const purchase = { learnerId, item: 'merchandise', price: 1, boughtAt: at, undoneAt: at };
  await addRows(database, 'purchases', ...each(size.rows, () => ({ ...purchase, purchaseId: crypto.randomUUID() })));
  const dates = { createdAt: at, updatedAt: at, expiresAt: '2999-01-01T00:00:00.000Z' };
  const session = { userId: learnerId, ipAddress: null, userAgent: null, ...dates };
  const newSession = () => ({ ...session, id: crypto.randomUUID(), token: crypto.randomUUID() });
  await addRows(database, 'sessions', ...each(size.rows, newSession));
  return words;
}

/** How many statements each GET sends for a learner. Each is a day later, so that a look at a class is stored again. */
async function countsOf(test: TestApp, words: Words): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const [name, { requests }] of GETS) {
    test.wait(DAY_MS);
    const { path } = filled(requests[0], words);
    const statements = await statementsOf(async () => {
      const answer = await test.ask('GET', path, { cookie: words.cookie ?? '' });
      expect([name, answer.status]).toEqual([name, 200]);
      await answer.text();
    });
    counts.set(name, statements.length);
  }
  return counts;
}

it.each([
  ['one database', false],
  ['a separate one for questionnaires', true],
])('each GET needs at most 12 statements, and none for each row: %s', async (_where, isAutismApart) => {
  const test = await createTestApp({ isAutismApart });
  const forLittle = await countsOf(test, await newLearnerWith(test, LITTLE));
  const forMuch = await countsOf(test, await newLearnerWith(test, MUCH));
  expect(forMuch).toEqual(forLittle);
  const tooMany = [...forMuch].filter(([name, count]) => count > (MOST_OF[name] ?? MOST));
  expect(tooMany).toEqual([]);
});

it('the reports of a day are queued with as few statements for many learners as for two', async () => {
  const queue = async (learners: number) => {
    const test = await createTestApp();
    const player = await newPlayer(test);
    for (const id of each(learners, (number) => `learner-${number}`)) {
      await addLearner(test.database, id, {}, { emailVerified: 1 });
      await addResults(test, player, id, 1);
    }
    const { database, autismDatabase } = test;
    const now = () => new Date(test.clock.now.getTime() + 24 * 60 * 60 * 1000);
    const statements = await statementsOf(() =>
      queueDailyReports({ database, autismDatabase, queueMail: createOutbox('smtp', () => {}), now }),
    );
    expect(await test.count('mails')).toBe(learners);
    return statements.length;
  };
  expect(await queue(60)).toBe(await queue(2));
});

it('a run needs three statements on PostgreSQL and six on SQLite, and fewer when it is sent again', async () => {
  const test = await createTestApp();
  const { learner, cookie } = await test.signUp();
  const path = `/api/learners/${learner.id}/runs/simon/${crypto.randomUUID()}`;
  const save = async () => (await statementsOf(() => test.ask('PUT', path, { body: simonReport(), cookie }))).length;
  expect([await save(), await save()]).toEqual(onPostgres() ? [3, 3] : [6, 5]);
  expect(await test.count('gameRuns')).toBe(1);
});

it('a take-back needs 27 statements, one for each group that is left and three for each that ends; its list none for each', async () => {
  const take = async (size: Size) => {
    const test = await createTestApp();
    const { learnerId = '', email = '', cookie = '' } = await newLearnerWith(test, size);
    const { takeBackToken: token } = await prepare(test, { learnerId, email, cookie }, ':takeBackToken');
    const ask = async (path: string, body: object) => {
      const answer = await test.ask('POST', `/api/auth/${path}`, { body: { token, ...body } });
      expect(answer.status).toBe(200);
      return (await answer.json()) as { added: Added[] };
    };
    let added: Added[] = [];
    const listed = await statementsOf(async () => {
      ({ added } = await ask('take-back-previews', {}));
    });
    const taken = await statementsOf(() => ask('take-back', { password: 'another three words', keeps: [] }));
    const of = (wanted: Added['kind']) => added.filter(({ kind }) => kind === wanted).length;
    return { listed: listed.length, taken: taken.length, joined: of('joined-class'), led: of('leads-class') };
  };
  const [little, much] = [await take(LITTLE), await take({ ...MUCH, members: 2 })];
  expect([little.listed, much.listed]).toEqual(onPostgres() ? [8, 8] : [10, 10]);
  expect([much.joined > little.joined, much.led > little.led]).toEqual([true, true]);
  // One of the groups has a pupil, whose account ends later.
  for (const { taken, joined, led } of [little, much]) expect(taken).toBe(27 + joined + 3 * led + 1);
});
