import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { findViews } from '../../groups/view-queries.ts';
import { addLearner, addRows } from '../../testing/databases/add-rows.ts';
import { everyRow } from '../../testing/databases/all-rows.ts';
import { newDatabaseAddress, onPostgres, openForTest } from '../../testing/databases/databases.ts';
import { addEarlierLearner, makeEarlier } from '../../testing/databases/earlier-database.ts';
import type { Database } from '../connect.ts';
import { fillPointsReached } from './007-leaderboard.ts';
import { migrate } from './index.ts';
import { MIGRATIONS } from './lists.ts';

const INSTANT = '2026-11-21T10:00:00.000Z';

async function migrated() {
  const database: Database = await openForTest(await newDatabaseAddress());
  await migrate(database);
  return database;
}

it('are listed, each file', async () => {
  const files = readdirSync('server/database/migrations').filter((file) => /^\d{3}-/.test(file));
  expect(Object.keys(MIGRATIONS.main)).toEqual(expect.arrayContaining(files.map((file) => file.replace('.ts', ''))));
});

it.runIf(!onPostgres())('make STRICT tables of all but their own bookkeeping in SQLite', async () => {
  const database = await migrated();
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_list where schema = 'main' and strict = 0 and name not like 'sqlite%'
  `.execute(database);
  expect(rows.map(({ name }) => name).sort()).toEqual(['kysely_migration', 'kysely_migration_lock', 'migrations']);
});

it('refuse a second learner with the same email, and a flag that is neither yes nor no', async () => {
  const database = await migrated();
  await addLearner(database, '1');
  await expect(addLearner(database, '2', {}, { email: '1@example.org' })).rejects.toThrow(/unique/i);
  await expect(addLearner(database, '3', { adhd: 'perhaps' as 'yes' })).rejects.toThrow(/check/i);
});

it('tell of learners from before since when they have their points: their newest run, or when they came', async () => {
  const database: Database = await openForTest(await newDatabaseAddress());
  await makeEarlier(database, '007-leaderboard');
  for (const id of ['played', 'never-played']) await addEarlierLearner(database, id);
  const run = {
    learnerId: 'played',
    game: 'simon',
    durationMs: 1,
    choice: '',
    score: 1,
    level: 1,
    report: '{}',
  } as const;
  for (const [runId, receivedAt] of [
    ['1', '2026-11-21T11:00:00.000Z'],
    ['2', '2026-11-21T12:00:00.000Z'],
  ] as const)
    await addRows(database, 'gameRuns', { ...run, runId, receivedAt, timestamp: INSTANT, reportHash: runId });
  await fillPointsReached(database);
  const rows = await database.selectFrom('learners').select(['id', 'pointsReachedAt']).orderBy('id').execute();
  expect(rows.map(({ pointsReachedAt }) => pointsReachedAt)).toEqual([INSTANT, '2026-11-21T12:00:00.000Z']);
});

it('keep the places of learners from before: their XP begin with their points', async () => {
  const database: Database = await openForTest(await newDatabaseAddress());
  await makeEarlier(database, '018-share-links');
  const accounts = [
    ['first', 300, '2026-11-21T11:00:00.000Z'],
    ['second', 300, '2026-11-21T12:00:00.000Z'],
    ['new', 0, null],
  ] as const;
  for (const [id, points, pointsReachedAt] of accounts) await addLearner(database, id, { points, pointsReachedAt });
  await migrate(database);
  const rows = await database
    .selectFrom('learners')
    .select(['id', 'xp', 'xpReachedAt', 'xpAllowance', 'playTimeLeftMs', 'allowancesAt'])
    .orderBy('xp', 'desc')
    .orderBy('xpReachedAt')
    .execute();
  const none = { xpAllowance: null, playTimeLeftMs: null, allowancesAt: null };
  expect(rows).toEqual(
    accounts.map(([id, points, reachedAt]) => ({ id, xp: points, xpReachedAt: reachedAt, ...none })),
  );
});

it('let an account at a provider belong to one learner only', async () => {
  const database = await migrated();
  await addLearner(database, '1');
  const insert = (id: string) =>
    sql`
    insert into "signInMethods" (id, "userId", "providerId", "accountId", "createdAt", "updatedAt")
    values (${id}, '1', 'google', '42', ${INSTANT}, ${INSTANT})
  `.execute(database);
  await insert('1');
  await expect(insert('2')).rejects.toThrow(/unique/i);
});

// migrate.sql.test.ts compares the tables with the recorded ones.
it('that lay small rows by their key keep every one of them', async () => {
  const database: Database = await openForTest(await newDatabaseAddress());
  await makeEarlier(database, '013-database-pairs');
  await addEarlierLearner(database, '1');
  const dated = { expiresAt: INSTANT, createdAt: INSTANT, updatedAt: INSTANT };
  await addRows(database, 'preferences', { learnerId: '1', stutterDetection: 1, focusMode: 0, dailyReports: 1 });
  for (const name of ['font', 'clock'])
    await addRows(database, 'settings', { learnerId: '1', name, value: '"lexend"', changedAt: INSTANT });
  await addRows(database, 'autismFlags', { learnerId: '2', autism: 'low' });
  await addRows(database, 'sessions', { ...dated, id: '1', userId: '1', token: 'a', ipAddress: null, userAgent: null });
  const tables = ['preferences', 'settings', 'autismFlags', 'sessions'];
  const before = await everyRow(database, tables);
  await migrate(database);
  // Later migrations added them.
  for (const column of ['isShared', 'isByPictures'])
    await sql`alter table "sessions" drop column ${sql.ref(column)}`.execute(database);
  expect(await everyRow(database, tables)).toEqual(before);
  expect(Object.values(before).flat()).toHaveLength(5);
});

it('judge earlier attempts: one that says little gets its reason, the others none', async () => {
  const database: Database = await openForTest(await newDatabaseAddress());
  await makeEarlier(database, '016-any-game');
  const key = (attemptId: string) => ({
    attemptId,
    learnerId: null,
    timestamp: INSTANT,
    receivedAt: INSTANT,
    reportHash: attemptId,
  });
  const game = { longestDriftMs: 0, pointing: 'mouse', focusPercentage: 100, hasADHD: 0 };
  for (const [id, first, second, timeOnTargetMs] of [
    ['whole', 50, 50, 60_000],
    ['short', 29, 30, 60_000],
    ['half', 90, 0, 9_000],
    ['let-go', 50, 50, 9_000],
  ] as const)
    await addRows(
      database as never,
      'focusGameAttempts' as never,
      {
        ...key(id),
        ...game,
        timeOnTargetMs,
        focusedMoments: first + second,
        totalChecks: first + second,
        firstHalfFocusedMoments: first,
        firstHalfTotalChecks: first,
        secondHalfFocusedMoments: second,
        secondHalfTotalChecks: second,
      } as never,
    );
  for (const [id, typed] of [
    ['right', 'bcdefghijk'],
    ['one-key', 'xxxxxxxxxx'],
    ['guessed', 'bcxyzxyzxy'],
    ['capitals', 'BCDEFGHIJK'],
  ] as const) {
    const answers = [...'bcdefghijk'].map((heard, place) => ({ heard, typed: typed[place], repeats: 0 }));
    const correct = answers.filter((answer) => answer.heard === answer.typed).length;
    const verdict = { correct, total: 10, percentage: 10 * correct, hasDyslexia: correct < 7 ? 1 : 0 };
    await addRows(
      database as never,
      'letterQuizAttempts' as never,
      {
        ...key(id),
        ...verdict,
        answers: JSON.stringify(answers),
      } as never,
    );
  }
  const agree = Array(10).fill('slightly-agree');
  for (const [id, answers] of [
    ['same', agree],
    ['different', agree.with(9, 'slightly-disagree')],
  ] as const)
    await addRows(
      database as never,
      'traitsQuestionnaireAttempts' as never,
      {
        ...key(id),
        ...{ answers: JSON.stringify(answers), score: 4, result: 'borderline' },
      } as never,
    );
  await migrate(database);
  const judged = async (table: 'focusGameAttempts' | 'letterQuizAttempts' | 'traitsQuestionnaireAttempts') => {
    const rows = await database.selectFrom(table).select(['attemptId', 'validity']).execute();
    return Object.fromEntries(rows.map(({ attemptId, validity }) => [attemptId, validity]));
  };
  expect(await judged('focusGameAttempts')).toEqual({
    whole: null,
    short: 'too-little-movement',
    half: 'half-without-checks',
    'let-go': 'clock-disagrees',
  });
  expect(await judged('letterQuizAttempts')).toEqual({
    right: null,
    'one-key': 'same-key',
    guessed: 'few-letters-right',
    capitals: null,
  });
  expect(await judged('traitsQuestionnaireAttempts')).toEqual({ same: 'same-answer', different: null });
});

it('fold the looks of a leader on a day at the same things, and keep the first and the last of them', async () => {
  const database: Database = await openForTest(await newDatabaseAddress());
  await makeEarlier(database, '027-unused-for-self');
  for (const id of ['ada', 'bo', 'lee', 'may']) await addEarlierAccount(database, id);
  const look = (learnerId: string, leaderId: string | null, viewedAt: string, screening = 0) => {
    const [viewId, at] = [crypto.randomUUID(), `2026-11-${viewedAt}:00.000Z`];
    return sql`insert into "groupViews" values (${viewId}, ${learnerId}, ${leaderId}, ${at}, 1, 0, ${screening})`.execute(
      database,
    );
  };
  await look('ada', 'lee', '20T23:59');
  for (const time of ['21T10:00', '21T00:00', '21T23:59']) await look('ada', 'lee', time);
  await look('ada', 'lee', '21T11:00', 1);
  await look('ada', 'may', '21T12:00');
  await look('bo', 'lee', '21T13:00');
  // The accounts of these leaders were deleted.
  for (const time of ['21T14:00', '21T15:00']) await look('ada', null, time);
  await migrate(database);
  const views = await findViews(database, 'ada');
  const told = views.map(({ leaderName, firstViewedAt, viewedAt, shown }) =>
    [leaderName, firstViewedAt.slice(8, 16), viewedAt.slice(8, 16), shown.screening].join(' '),
  );
  expect(told).toEqual([
    'lee 21T00:00 21T23:59 false',
    ' 21T14:00 21T15:00 false',
    'may 21T12:00 21T12:00 false',
    'lee 21T11:00 21T11:00 true',
    'lee 20T23:59 20T23:59 false',
  ]);
  expect(await findViews(database, 'bo')).toHaveLength(1);
});

it('make whoever led a group alone its leader, and keep the code of the class on each card', async () => {
  const database: Database = await openForTest(await newDatabaseAddress());
  await makeEarlier(database, '028-retention');
  for (const id of ['lee', 'ada']) await addEarlierAccount(database, id);
  await sql`
    insert into "groups" ("groupId", "leaderId", "kind", "name", "createdAt", "pupilCode")
    values ('5a', 'lee', 'class', '5a', ${INSTANT}, 'CFH4K7'), ('home', 'lee', 'family', 'Home', ${INSTANT}, null)
  `.execute(database);
  await sql`insert into "groupMembers" values ('ada', '5a', ${INSTANT}, 1, 0, 0)`.execute(database);
  await sql`
    insert into "pupilAccounts" ("learnerId", "madeById", "groupId", "nameKey", "pictureHash", "picturesChangedAt")
    values ('ada', 'lee', '5a', 'ada', 'hash', ${INSTANT})
  `.execute(database);
  await migrate(database);
  const leaders = await database.selectFrom('groupLeaders').selectAll().orderBy('groupId').execute();
  const leader = { leaderId: 'lee', role: 'leads', since: INSTANT };
  expect(leaders).toEqual(['5a', 'home'].map((groupId) => ({ groupId, ...leader })));
  expect(await database.selectFrom('groupMembers').select(['learnerId', 'activity']).execute()).toEqual([
    { learnerId: 'ada', activity: 1 },
  ]);
  expect(await database.selectFrom('pupilAccounts').select(['groupId', 'classCode', 'endsOn']).execute()).toEqual([
    { groupId: '5a', classCode: 'CFH4K7', endsOn: null },
  ]);
  await database.deleteFrom('accounts').where('id', '=', 'lee').execute();
  expect(await database.selectFrom('groups').select('groupId').execute()).toHaveLength(2);
});

it('keep what is set and for whom, and let a group set any kind of task', async () => {
  const database: Database = await openForTest(await newDatabaseAddress());
  await makeEarlier(database, '035-school-answers');
  for (const id of ['ada', 'bo']) await addLearner(database, id);
  const group = { groupId: '5a', kind: 'class', name: '5a', code: null, codeExpiresAt: null } as const;
  await addRows(database, 'groups', { ...group, createdAt: INSTANT });
  const game = { kind: 'game', target: 'simon', note: 'Twice.', dueDay: '2026-11-30', level: 3 } as const;
  const tests = { kind: 'sequence', target: null, note: null, dueDay: null, level: null } as const;
  const facts = { groupId: '5a', createdAt: INSTANT, leaderSees: 1, startDay: '2026-11-22' } as const;
  await addRows(database, 'assignments', { assignmentId: '1', ...facts, ...game, isForSome: 1 });
  await addRows(database, 'assignments', { assignmentId: '2', ...facts, ...tests, isForSome: 0 });
  await addRows(database, 'assignmentMembers', { assignmentId: '1', learnerId: 'ada' });
  const before = await everyRow(database, ['assignments', 'assignmentMembers']);
  await migrate(database);
  expect(await everyRow(database, ['assignments', 'assignmentMembers'])).toEqual(before);
  const text = { kind: 'text', target: 'owls', note: null, dueDay: null, level: null } as const;
  await addRows(database, 'assignments', { assignmentId: '3', ...facts, ...text, isForSome: 1 });
  await addRows(database, 'assignmentMembers', { assignmentId: '3', learnerId: 'bo' });
  await database.deleteFrom('groups').execute();
  expect(await everyRow(database, ['assignments', 'assignmentMembers'])).toEqual({
    assignments: [],
    assignmentMembers: [],
  });
});

/** An account of before migration 028, named by its id. */
async function addEarlierAccount(database: Database, id: string): Promise<void> {
  await sql`
    insert into "accounts" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
    values (${id}, ${id}, ${id}, 0, ${INSTANT}, ${INSTANT})
  `.execute(database);
  await sql`insert into "learners" ("id", "createdAt") values (${id}, ${INSTANT})`.execute(database);
}

it('keep the agreement of each parent with the version of the text that was in force', async () => {
  const database: Database = await openForTest(await newDatabaseAddress());
  await makeEarlier(database, '038-any-consent');
  for (const id of ['ada', 'bo', 'cy', 'ann']) await addLearner(database, id);
  const account = (id: string, agreedById: string | null, agreedAt: string | null) => sql`
    insert into "pupilAccounts" ("learnerId", "nameKey", "pictureHash", "picturesChangedAt", "agreedById", "agreedAt")
    values (${id}, ${id}, 'hash', ${INSTANT}, ${agreedById}, ${agreedAt})
  `;
  await account('ada', 'ann', INSTANT).execute(database);
  // The account of the parent was deleted.
  await account('bo', null, INSTANT).execute(database);
  await account('cy', null, null).execute(database);
  await migrate(database);
  const agreement = { textVersion: '2026-11-21', agreedAt: INSTANT, endedAt: null, endReason: null };
  expect(await database.selectFrom('parentAgreements').selectAll().orderBy('learnerId').execute()).toEqual([
    { agreementId: 'ada', learnerId: 'ada', parentId: 'ann', ...agreement },
    { agreementId: 'bo', learnerId: 'bo', parentId: null, ...agreement },
  ]);
  const [row] = (await sql<object>`select * from "pupilAccounts"`.execute(database)).rows;
  expect(Object.keys(row ?? {}).filter((column) => column.startsWith('agreed'))).toEqual([]);
  await database.deleteFrom('accounts').where('id', '=', 'ann').execute();
  expect(await database.selectFrom('parentAgreements').select('parentId').execute()).toEqual([
    { parentId: null },
    { parentId: null },
  ]);
});
