import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../server/database/connect.ts';
import { PATIENT } from '../../server/database/postgres.ts';
import { withPostgres } from '../postgres-process.ts';
import { runScript } from '../run-script.ts';
import { differences, snapshotAt, snapshotOf } from './database-snapshot.ts';
import { type Fault, mergeOutcomes, type Outcome } from './fault.ts';
import { killBackups, killMoves } from './interrupted-copies.ts';
import { createOldDatabase } from './old-database.ts';

/** How often one database's migration is killed before it is completed. */
const KILLS_PER_DATABASE = 3;
const { NODE_COMPILE_CACHE = '' } = process.env;

/** Migrations, backups, restores and moves to PostgreSQL are killed at a random time. */
export const interruptedJobs: Fault = {
  name: 'interrupted-jobs',
  times: 30,
  run: async (times) =>
    mergeOutcomes({
      SQLite: await inFolder((newFile) => killMigrations(newFile, times)),
      PostgreSQL: await withPostgres((_, postgres) => killMigrations(() => postgres.createDatabase(), times)),
      backups: await killBackups(times),
      'move-data': await withPostgres((_, postgres) => killMoves(() => postgres.createDatabase(), times)),
    }),
  control: () => inFolder(checkControls),
};

type NewDatabase = () => Promise<string>;

async function inFolder<Result>(work: (newFile: NewDatabase) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'interrupted-jobs-'));
  const newFile = async () => join(folder, `${crypto.randomUUID()}.sqlite`);
  return work(newFile).finally(() => rm(folder, { recursive: true, force: true }));
}

async function killMigrations(newDatabase: NewDatabase, times: number): Promise<Outcome> {
  const uninterrupted = await newDatabase();
  await createOldDatabase(uninterrupted);
  const tookMs = await completeMigration(uninterrupted);
  const wanted = await snapshotAt(uninterrupted);
  const violations: string[] = [];
  let kills = 0;
  while (kills < times && violations.length === 0) {
    const database = await newDatabase();
    await createOldDatabase(database);
    for (let kill = 0; kill < KILLS_PER_DATABASE && (await killMigration(database, tookMs)); kill += 1) kills += 1;
    await completeMigration(database);
    const differing = differences(await snapshotAt(database), wanted);
    if (differing.length > 0) violations.push(`after kills these tables differ: ${differing.join(', ')}`);
  }
  return { violations, summary: `${kills} migrations killed` };
}

/** Kills a migration at a random time. Returns false when it had already ended. */
async function killMigration(database: string, tookMs: number): Promise<boolean> {
  const killLater = async (child: ChildProcess) => {
    if (child.stdout) await once(child.stdout, 'data');
    await sleep(Math.random() * tookMs);
    child.kill('SIGKILL');
  };
  const { status } = await runScript('faults/migrate-process', [database], { NODE_COMPILE_CACHE }, killLater);
  return status === null;
}

/** Returns the milliseconds that the migration took. */
async function completeMigration(database: string): Promise<number> {
  let startedAt = 0;
  const noteStart = async ({ stdout }: ChildProcess) => {
    if (stdout) await once(stdout, 'data');
    startedAt = performance.now();
  };
  const { status, stderr } = await runScript('faults/migrate-process', [database], { NODE_COMPILE_CACHE }, noteStart);
  if (status !== 0) throw new Error(`the migration failed: ${stderr}`);
  return performance.now() - startedAt;
}

const CORRUPTIONS = {
  'an index dropped': 'drop index "learnersByPlace"',
  'a column not filled': 'update learners set "pointsReachedAt" = null where id = \'learner-1\'',
  'a table dropped': 'drop table "clockReadings"',
  'a migration not recorded': "update migrations set \"appliedAt\" = '' where name = '013-database-pairs'",
};

async function checkControls(newFile: NewDatabase): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [name, statement] of Object.entries(CORRUPTIONS)) {
    const file = await newFile();
    await createOldDatabase(file);
    await completeMigration(file);
    const database = await openDatabase(file, PATIENT);
    const before = await snapshotOf(database);
    await sql.raw(statement).execute(database);
    found[name] = differences(before, await snapshotOf(database));
    await database.destroy();
  }
  return found;
}
