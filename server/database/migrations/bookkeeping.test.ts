import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { tablesOf } from '../../testing/all-rows.ts';
import { newPlace, onPostgres, openForTest } from '../../testing/databases.ts';
import type { Database } from '../connect.ts';
import { migrate, migrateAutism } from './index.ts';

const noted = async (database: Database) =>
  (await sql<{ name: string; appliedAt: string }>`select * from migrations order by name`.execute(database)).rows;

it('makes nothing but its own tables in the database of the questionnaire', async () => {
  const database = await openForTest(await newPlace());
  await migrateAutism(database);
  await migrateAutism(database);
  expect(await tablesOf(database)).toEqual([
    'autismFlags',
    'databasePairs',
    'migrationLock',
    'migrations',
    'traitsQuestionnaireAttempts',
  ]);
});

it('takes neither of the two databases for the other one', async () => {
  const main = await openForTest(await newPlace());
  await migrate(main);
  await expect(migrateAutism(main)).rejects.toThrow("Name the one of the questionnaire's results here.");
  const autism = await openForTest(await newPlace());
  await migrateAutism(autism);
  await expect(migrate(autism)).rejects.toThrow('Name the main database here.');
});

describe.runIf(onPostgres())('in PostgreSQL, where tables and rows do not change in one transaction,', () => {
  const begun = (database: Database, name: string) =>
    sql`update migrations set "appliedAt" = '' where name = ${name}`.execute(database);

  it('lets servers that start at once over one new database migrate it once', async () => {
    const place = await newPlace();
    const databases: Database[] = await Promise.all([1, 2, 3].map(() => openForTest(place)));
    await Promise.all(databases.map((database) => migrate(database)));
    const [first] = databases as [Database];
    const rows = await noted(first);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.every(({ appliedAt }) => !Number.isNaN(Date.parse(appliedAt)))).toBe(true);
    expect(await tablesOf(first)).toContain('learners');
  });

  it('goes on after a stop between a change and the note of it', async () => {
    const database: Database = await openForTest(await newPlace());
    await migrate(database);
    for (const name of ['005-game-runs', '007-leaderboard', '007-points-reached']) await begun(database, name);
    await migrate(database);
    expect((await noted(database)).filter(({ appliedAt }) => appliedAt === '')).toEqual([]);
  });

  it('refuses tables of somebody else, each time anew', async () => {
    const database: Database = await openForTest(await newPlace());
    await sql`create table sessions (id text)`.execute(database);
    for (let time = 0; time < 2; time += 1)
      await expect(migrate(database)).rejects.toThrow('relation "sessions" already exists');
    expect(await noted(database)).toEqual([]);
  });
});
