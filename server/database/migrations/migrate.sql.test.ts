import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asTexts, everyRow, tablesOf } from '../../testing/databases/all-rows.ts';
import { emptyFolder } from '../../testing/databases/data-folder.ts';
import {
  excludeFromReuse,
  lastingDatabaseAddress,
  newAutismDatabase,
  newDatabase,
  newDatabaseAddress,
  onPostgres,
  openForTest,
} from '../../testing/databases/databases.ts';
import { makeEarlier, recordEarlier, rowsAsEarlier } from '../../testing/databases/earlier-database.ts';
import type { Database } from '../connect.ts';
import { openDatabases } from '../open-databases.ts';
import { isMigrated, isUpToDate, migrate } from './index.ts';
import { type DatabaseKind, MIGRATIONS } from './lists.ts';

const NAMES = Object.keys(MIGRATIONS.main);
const BOOKKEEPING = /^(migration|kysely_)/;

const newOne = async () => openForTest(await newDatabaseAddress());
const noted = async (database: Database) => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  return rows.map(({ name }) => name);
};

/** A database with all tables, whose notes a test may change. */
async function migrated(kind: DatabaseKind = 'main'): Promise<Database> {
  const database = kind === 'main' ? await newDatabase() : ((await newAutismDatabase()) as object as Database);
  excludeFromReuse(database);
  return database;
}

/** All that was made: tables, their constraints and indexes. */
async function schemaOf(database: Database) {
  const made = onPostgres()
    ? sql<{ name: string; made: string }>`
        select conrelid::regclass::text as name, conname || pg_get_constraintdef(oid) as made
        from pg_constraint where conrelid <> 0 and connamespace = 'public'::regnamespace
        union all select tablename, indexdef from pg_indexes where schemaname = 'public'
        union all select table_name, column_name || data_type || is_nullable || coalesce(column_default, '')
        from information_schema.columns where table_schema = 'public' order by 1, 2`
    : sql<{ name: string; made: string }>`select tbl_name as name, sql as made from sqlite_schema order by 1, 2`;
  return (await made.execute(database)).rows.filter(({ name }) => !BOOKKEEPING.test(name.replaceAll('"', '')));
}

it('applies each migration once, however often it is called', async () => {
  const database = await newOne();
  for (let time = 0; time < 2; time += 1) await migrate(database);
  expect(await noted(database)).toEqual(NAMES);
  expect(await isUpToDate(database, 'main')).toBe(true);
});

it('makes only the tables of the questionnaire in its own database', async () => {
  const tables = await tablesOf(await migrated('autism'));
  expect(tables).toEqual(['autismFlags', 'databasePairs', 'migrations', 'traitsQuestionnaireAttempts']);
});

it('takes neither of the two databases for the other one', async () => {
  await expect(migrate(await migrated('main'), 'autism')).rejects.toThrow(
    "Name the one of the questionnaire's results here.",
  );
  await expect(migrate(await migrated('autism'))).rejects.toThrow('Name the main database here.');
});

it('refuses a database that a newer version made, which is still ready for requests', async () => {
  const database = await migrated();
  await sql`insert into kysely_migration values ('999-diary', '2026-11-21T10:00:00.000Z')`.execute(database);
  await expect(migrate(database)).rejects.toThrow('was made by a newer version of this app (999-diary)');
  expect([await isUpToDate(database, 'main'), await isMigrated(database, 'main')]).toEqual([false, true]);
});

it('lets servers that start at once over one new database migrate it once', async () => {
  const place = await lastingDatabaseAddress();
  const words = ['scripts/faults/migrate-process.ts', place];
  const servers = [1, 2, 3].map(() => spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] }));
  expect(await Promise.all(servers.map((server) => once(server, 'exit')))).toEqual(servers.map(() => [0, null]));
  expect(await noted(await openForTest(place))).toEqual(NAMES);
});

it('refuses tables of another app, each time anew, and leaves nothing of a migration that failed', async () => {
  const database = await newOne();
  await sql`create table sessions (id text)`.execute(database);
  for (let time = 0; time < 2; time += 1)
    await expect(migrate(database)).rejects.toThrow(/"?sessions"? already exists/);
  expect(await tablesOf(database)).toEqual(['migrations', 'sessions']);
  expect(await noted(database)).toEqual([]);
});

describe('a database of the earlier migrator', () => {
  it.each(onPostgres() ? ['005-game-runs', '013-database-pairs'] : [null, ...NAMES])(
    'migrated to %s gets the tables that a new one has',
    async (last) => {
      const database = await newOne();
      await makeEarlier(database, last);
      expect(await isUpToDate(database, 'main')).toBe(last === NAMES.at(-1));
      await migrate(database);
      expect(await noted(database)).toEqual(NAMES);
      expect(await schemaOf(database)).toEqual(await schemaOf(await newDatabase()));
    },
  );

  it('is told to an earlier version by a migration that it does not know, and so is a new one', async () => {
    const earlier = await newOne();
    await makeEarlier(earlier, '013-database-pairs');
    await migrate(earlier);
    for (const database of [earlier, await newDatabase()]) {
      const { rows } = await sql<{ name: string }>`select name from migrations where "appliedAt" <> ''`.execute(
        database,
      );
      expect(rows.map(({ name }) => name).filter((name) => !NAMES.includes(name))).toEqual(['main-kysely-migrator']);
    }
  });

  it('is taken over again after a stop in the middle of that', async () => {
    const database = await newOne();
    await makeEarlier(database, '013-database-pairs');
    await migrate(database);
    await sql`delete from migrations where name = 'main-kysely-migrator'`.execute(database);
    await migrate(database);
    expect(await noted(database)).toEqual(NAMES);
  });

  it('is refused while it is half filled by an earlier move-data', async () => {
    const database = await newOne();
    await makeEarlier(database, '014-rows-by-key');
    await recordEarlier(database, 'being-filled');
    await expect(migrate(database)).rejects.toThrow('was interrupted while it filled this database');
    expect(await isUpToDate(database, 'main')).toBe(false);
  });
});

describe.runIf(onPostgres())('in PostgreSQL, where tables and rows do not change in one transaction,', () => {
  it('goes on after a stop between a change and the note of it', async () => {
    const database = await migrated();
    await sql`delete from kysely_migration where name = ${NAMES.at(-1)}`.execute(database);
    await migrate(database);
    expect(await noted(database)).toEqual(NAMES);
  });

  it.each([
    ['013-database-pairs', '014-rows-by-key'],
    ['007-leaderboard', '007-points-reached'],
    ['014-rows-by-key', '015-accounts'],
    ['015-accounts', '015-fill-learners'],
    ['015-fill-learners', '015-moved-columns'],
    ['015-moved-columns', '016-any-game'],
    ['028-looks-by-day', '028-looks-folded'],
    ['028-looks-folded', '028-looks-moved'],
  ])('goes on where the earlier migrator stopped after %s, with %s begun and applied or not', async (before, begun) => {
    for (const isApplied of [false, true]) {
      const database = await newOne();
      await makeEarlier(database, isApplied ? begun : before);
      await sql`delete from migrations where name = ${begun}`.execute(database);
      await recordEarlier(database, begun, '');
      await migrate(database);
      expect(await noted(database)).toEqual(NAMES);
      expect(await schemaOf(database)).toEqual(await schemaOf(await newDatabase()));
    }
  });
});

describe.runIf(!onPostgres())('a database file that the last version with the earlier migrator made', () => {
  const dumpOf = (kind: DatabaseKind) =>
    readFileSync(`server/database/migrations/made-by-the-earlier-migrator/${kind}.sql`, 'utf8');

  async function placeOf(kind: DatabaseKind) {
    const place = `${await emptyFolder()}/${kind}.sqlite`;
    const connection = new DatabaseSync(place);
    connection.exec(dumpOf(kind));
    connection.close();
    return place;
  }

  it('opens with every row of every table', async () => {
    const places = { main: await placeOf('main'), autism: await placeOf('autism') };
    const before = [await everyRow(await openForTest(places.main)), await everyRow(await openForTest(places.autism))];
    for (const rows of before.flatMap((tables) => Object.values(tables))) expect(rows).not.toEqual([]);
    const { database, autismDatabase, close } = await openDatabases(places);
    const textsOf = async (each: Parameters<typeof rowsAsEarlier>[0]) =>
      Object.fromEntries(Object.entries(await rowsAsEarlier(each)).map(([table, rows]) => [table, asTexts(rows)]));
    expect([await textsOf(database), await textsOf(autismDatabase)]).toEqual(before);
    await close();
  });

  it.each([
    ['main', '014-rows-by-key'],
    ['autism', 'autism-014-rows-by-key'],
  ] as const)('has the tables that its migrations make, and then those of this version: %s', async (kind, last) => {
    const [earlier, again] = [await openForTest(await placeOf(kind)), await newOne()];
    await makeEarlier(again, last, kind);
    expect(await schemaOf(again)).toEqual(await schemaOf(earlier));
    await migrate(earlier, kind);
    expect(await schemaOf(earlier)).toEqual(await schemaOf(await migrated(kind)));
  });
});
