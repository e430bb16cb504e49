import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addRows, LEARNER } from '../../testing/add-rows.ts';
import { newPlace, onPostgres, openForTest } from '../../testing/databases.ts';
import { makeEarlier } from '../../testing/earlier-database.ts';
import type { Database } from '../connect.ts';
import { fillPointsReached } from './007-leaderboard.ts';
import { migrate } from './index.ts';
import { MIGRATIONS } from './lists.ts';

const INSTANT = '2026-11-21T10:00:00.000Z';
const indexesOf = async (database: Database, table: string) =>
  (await sql<{ name: string }>`select name from pragma_index_list(${table})`.execute(database)).rows.map(
    ({ name }) => name,
  );

async function migrated() {
  const database: Database = await openForTest(await newPlace());
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
  const insert = (values: { id: string; email: string; adhd?: 'yes' }) =>
    addRows(database, 'learners', { ...LEARNER, ...values });
  await insert({ id: '1', email: 'ada@example.org' });
  await expect(insert({ id: '2', email: 'ada@example.org' })).rejects.toThrow(/unique/i);
  await expect(insert({ id: '3', email: 'bo@example.org', adhd: 'perhaps' as 'yes' })).rejects.toThrow(/check/i);
});

it('tell of learners from before since when they have their points: their newest run, or when they came', async () => {
  const database = await migrated();
  for (const id of ['played', 'never-played'])
    await addRows(database, 'learners', { ...LEARNER, id, email: `${id}@example.org` });
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

it('let an account at a provider belong to one learner only', async () => {
  const database = await migrated();
  await addRows(database, 'learners', { ...LEARNER, id: '1', email: 'ada@example.org' });
  const insert = (id: string) =>
    sql`
    insert into accounts (id, "userId", "providerId", "accountId", "createdAt", "updatedAt")
    values (${id}, '1', 'google', '42', ${INSTANT}, ${INSTANT})
  `.execute(database);
  await insert('1');
  await expect(insert('2')).rejects.toThrow(/unique/i);
});

it('take a learner’s sessions, attempts and preferences away with the learner', async () => {
  const database = await migrated();
  await addRows(database, 'learners', { ...LEARNER, id: '1', email: 'ada@example.org' });
  const flags = { stutterDetection: 1, focusMode: 0, dailyReports: 1 } as const;
  await addRows(database, 'preferences', { learnerId: '1', ...flags });
  await database.deleteFrom('learners').execute();
  expect(await database.selectFrom('preferences').selectAll().execute()).toEqual([]);
});

describe.runIf(!onPostgres())('in SQLite, lay small rows by their key and', () => {
  const toggles = { learnerId: '1', stutterDetection: 1, focusMode: 0, dailyReports: 1 } as const;
  const session = {
    id: '1',
    userId: '1',
    token: 'token',
    expiresAt: INSTANT,
    ipAddress: null,
    userAgent: null,
    createdAt: INSTANT,
    updatedAt: INSTANT,
  };
  const setting = { learnerId: '1', name: 'font', value: '"lexend"', changedAt: INSTANT };

  async function laidAnew() {
    const database: Database = await openForTest(await newPlace());
    await makeEarlier(database, '013-database-pairs');
    await addRows(database, 'learners', { ...LEARNER, id: '1', email: 'ada@example.org' });
    await database.insertInto('preferences').values(toggles).execute();
    await addRows(database, 'settings', setting, { ...setting, name: 'clock' });
    await database.insertInto('autismFlags').values({ learnerId: '2', autism: 'low' }).execute();
    await database.insertInto('sessions').values(session).execute();
    await migrate(database);
    return database;
  }

  it('keep every one of them', async () => {
    const database = await laidAnew();
    const { rows } = await sql<{ name: string }>`
      select name from pragma_table_list where schema = 'main' and wr = 1 and strict = 1
    `.execute(database);
    expect(rows.map(({ name }) => name).sort()).toEqual(['autismFlags', 'preferences', 'sessions', 'settings']);
    expect(await database.selectFrom('preferences').selectAll().execute()).toEqual([toggles]);
    expect(await database.selectFrom('settings').selectAll().execute()).toEqual([
      { ...setting, name: 'clock' },
      setting,
    ]);
    expect(await database.selectFrom('autismFlags').selectAll().execute()).toEqual([{ learnerId: '2', autism: 'low' }]);
    expect(await database.selectFrom('sessions').selectAll().execute()).toEqual([session]);
    expect(await indexesOf(database, 'sessions')).toContain('sessionsOfLearner');
  });

  it('still refuse what does not belong there, and go with their learner', async () => {
    const database = await laidAnew();
    const preferences = (values: object) => addRows(database, 'preferences', { ...toggles, ...values });
    await expect(preferences({})).rejects.toThrow(/unique/i);
    await expect(preferences({ learnerId: '2' })).rejects.toThrow(/foreign key/i);
    await expect(sql`update preferences set "focusMode" = 2`.execute(database)).rejects.toThrow(/check/i);
    await expect(database.insertInto('settings').values(setting).execute()).rejects.toThrow(/unique/i);
    await expect(sql`insert into "autismFlags" values ('3', 'perhaps')`.execute(database)).rejects.toThrow(/check/i);
    for (const twice of [{ id: '2' }, { token: 'other' }])
      await expect(addRows(database, 'sessions', { ...session, ...twice })).rejects.toThrow(/unique/i);
    await database.deleteFrom('learners').execute();
    expect(await database.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await database.selectFrom('preferences').selectAll().execute()).toEqual([]);
    expect(await database.selectFrom('settings').selectAll().execute()).toEqual([]);
  });
});
