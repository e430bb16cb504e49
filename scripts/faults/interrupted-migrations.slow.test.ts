import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../../server/database/connect.ts';
import { JOB_POOL } from '../../server/database/postgres.ts';
import { runScript } from '../run-script.ts';
import { withPostgres } from '../servers/postgres-process.ts';
import { createOldDatabase, differences, snapshotAt, snapshotOf } from './database-snapshot.ts';
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
  for (let kills = 0; kills < faultTimes(30); ) {
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
