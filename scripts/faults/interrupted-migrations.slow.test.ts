import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Database, openDatabase } from '../../server/database/connect.ts';
import { isPostgres } from '../../server/database/engine.ts';
import { JOB_POOL } from '../../server/database/postgres.ts';
import { addEarlierLearner, makeEarlier } from '../../server/testing/databases/earlier-database.ts';
import { runScript } from '../run-script.ts';
import { withPostgres } from '../servers/postgres-process.ts';
import { faultTimes } from './scenario.ts';

/** How often one database's migration is killed before it is completed. */
const KILLS_PER_DATABASE = 3;
const COMPLETES = 'a migration that was killed at any time is completed by the next start';

it(`${COMPLETES}, on SQLite`, () => killMigrations(newFile));
it(`${COMPLETES}, on PostgreSQL`, () => withPostgres((_, postgres) => killMigrations(() => postgres.createDatabase())));

async function newFile(): Promise<string> {
  return join(await mkdtemp(join(tmpdir(), 'migration-')), 'thembstudy.sqlite');
}

async function killMigrations(newDatabase: () => Promise<string>): Promise<void> {
  const uninterrupted = await newDatabase();
  await createOldDatabase(uninterrupted);
  const tookMs = await completeMigration(uninterrupted);
  const wanted = await snapshotAt(uninterrupted);
  for (let kills = 0; kills < faultTimes(12); ) {
    const database = await newDatabase();
    await createOldDatabase(database);
    for (let kill = 0; kill < KILLS_PER_DATABASE && (await killMigration(database, tookMs)); kill += 1) kills += 1;
    await completeMigration(database);
    expect(differences(await snapshotAt(database), wanted)).toEqual([]);
  }
}

/** Kills a migration at a random time. Returns false when it had already ended. */
async function killMigration(database: string, tookMs: number): Promise<boolean> {
  const killLater = async (child: ChildProcess) => {
    if (child.stdout) await once(child.stdout, 'data');
    await sleep(Math.random() * tookMs);
    child.kill('SIGKILL');
  };
  const { status } = await runScript('faults/migrate-process', [database], {}, killLater);
  await releaseMigrationLock(database);
  return status === null;
}

/** In PostgreSQL the lock of a killed process expires after 15 seconds, which has a test of its own. */
async function releaseMigrationLock(address: string): Promise<void> {
  const database = await openDatabase(address, JOB_POOL);
  await sql`update kysely_migration_lock set is_locked = 0`.execute(database).catch(() => {});
  await database.destroy();
}

/** Returns the milliseconds that the migration took. */
async function completeMigration(database: string): Promise<number> {
  let startedAt = 0;
  const noteStart = async ({ stdout }: ChildProcess) => {
    if (stdout) await once(stdout, 'data');
    startedAt = performance.now();
  };
  const { status, stderr } = await runScript('faults/migrate-process', [database], {}, noteStart);
  expect([status, stderr]).toEqual([0, '']);
  return performance.now() - startedAt;
}

it.each([
  ['an index that is missing', 'drop index "learnersByPlace"'],
  ['a column that is not filled', 'update learners set "pointsReachedAt" = null where id = \'learner-1\''],
  ['a table that is missing', 'drop table "clockReadings"'],
  ['a migration that is not recorded', "delete from kysely_migration where name = '016-any-game'"],
])('%s would be noticed', async (_name, statement) => {
  const file = await newFile();
  await createOldDatabase(file);
  await completeMigration(file);
  const database = await openDatabase(file, JOB_POOL);
  const before = await snapshotOf(database);
  await sql.raw(statement).execute(database);
  expect(differences(before, await snapshotOf(database))).not.toEqual([]);
  await database.destroy();
});

/** The schema and rows of each table as comparable text, by table. */
type Snapshot = Record<string, string>;

async function snapshotAt(address: string): Promise<Snapshot> {
  const database = await openDatabase(address, JOB_POOL);
  return snapshotOf(database).finally(() => database.destroy());
}

async function snapshotOf(database: Database): Promise<Snapshot> {
  const snapshot: Snapshot = { indexes: await indexesOf(database) };
  for (const { name, columns } of await database.introspection.getTables({ withInternalKyselyTables: true })) {
    const all = sql<Record<string, unknown>>`select * from ${sql.table(name)}`;
    const rows = (await all.execute(database)).rows.map((row) => withoutInstant(name, row));
    const schema = columns.map((column) => `${column.name} ${column.dataType} ${column.isNullable}`);
    snapshot[name] = JSON.stringify([schema.sort(), rows.sort()]);
  }
  return snapshot;
}

/** The tables that differ. */
function differences(one: Snapshot, other: Snapshot): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => one[name] !== other[name]);
}

/** Migrations differ in when they were applied, but the same ones must have been applied. */
function withoutInstant(table: string, row: Record<string, unknown>): string {
  if (table === 'kysely_migration') return String(row.name);
  return JSON.stringify(table === 'migrations' ? { ...row, appliedAt: row.appliedAt !== '' } : row);
}

async function indexesOf(database: Database): Promise<string> {
  const indexes = isPostgres(database)
    ? sql`select indexdef from pg_indexes where schemaname = 'public' order by indexdef`
    : sql`select name, sql from sqlite_master where type = 'index' order by name`;
  return JSON.stringify((await indexes.execute(database)).rows);
}

const LEARNERS = 40;
const AT = '2026-01-01T10:00:00.000Z';

/** Creates a database of an early version, before the leaderboard, with learners who each have a run. */
async function createOldDatabase(address: string): Promise<void> {
  const database = await openDatabase(address, JOB_POOL);
  await makeEarlier(database, '005-game-runs');
  for (let number = 1; number <= LEARNERS; number += 1) await addLearner(database, number);
  await database.destroy();
}

async function addLearner(database: Database, number: number): Promise<void> {
  const [id, runAt] = [`learner-${number}`, new Date(Date.parse(AT) + number * 1000).toISOString()];
  await addEarlierLearner(database, id, 10);
  await sql`insert into "gameRuns"
    ("runId", "learnerId", game, timestamp, "receivedAt", "reportHash", "durationMs", choice, score, report)
    values (${`run-${number}`}, ${id}, 'simon', ${runAt}, ${runAt}, 'x', 1, '', 1, '{}')`.execute(database);
}
