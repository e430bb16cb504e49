import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../server/database/connect.ts';
import { PATIENT } from '../../server/database/postgres.ts';
import { runScript } from '../run-script.ts';
import { contentsAt, contentsOf, differences } from './contents.ts';
import { backupsHalfWay, copiesHalfWay } from './copies-half-way.ts';
import type { Fault, Outcome } from './fault.ts';
import { makeOld } from './old-database.ts';
import { onPostgres } from './on-postgres.ts';

/** So often a database is left half-way before its tables are brought up to date to the end. */
const KILLS_EACH = 3;
const { NODE_COMPILE_CACHE = '' } = process.env;

/** Migrations, backups, restores and moves to PostgreSQL that end at any instant, as in a power cut. */
export const halfWay: Fault = {
  name: 'half-way',
  times: 30,
  run: async (times) => {
    const outcomes = [
      await inFolder((newFile) => migrateOften('SQLite', newFile, times)),
      await onPostgres((postgres) => migrateOften('PostgreSQL', () => postgres.newDatabase(), times)),
      await backupsHalfWay(times),
      await onPostgres((postgres) => copiesHalfWay(() => postgres.newDatabase(), times)),
    ];
    return { broken: outcomes.flatMap(({ broken }) => broken), seen: outcomes.map(({ seen }) => seen).join(', ') };
  },
  control: () => inFolder(noticed),
};

type NewPlace = () => Promise<string>;

async function inFolder<Result>(work: (newFile: NewPlace) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'half-way-'));
  const newFile = async () => join(folder, `${crypto.randomUUID()}.sqlite`);
  return work(newFile).finally(() => rm(folder, { recursive: true, force: true }));
}

async function migrateOften(engine: string, newPlace: NewPlace, times: number): Promise<Outcome> {
  const undisturbed = await newPlace();
  await makeOld(undisturbed);
  const tookMs = await migrateToEnd(undisturbed);
  const wanted = await contentsAt(undisturbed);
  const broken: string[] = [];
  let kills = 0;
  while (kills < times && broken.length === 0) {
    const place = await newPlace();
    await makeOld(place);
    for (let kill = 0; kill < KILLS_EACH && (await isKilled(place, tookMs)); kill += 1) kills += 1;
    await migrateToEnd(place);
    const others = differences(await contentsAt(place), wanted);
    if (others.length > 0) broken.push(`${engine}: after kills these differ: ${others.join(', ')}`);
  }
  return { broken, seen: `${kills} migrations killed in ${engine}` };
}

/** Kills a migration at some instant of its time; false when it had come to its end. */
async function isKilled(place: string, tookMs: number): Promise<boolean> {
  const killLater = async (child: ChildProcess) => {
    if (child.stdout) await once(child.stdout, 'data');
    await after(Math.random() * tookMs);
    child.kill('SIGKILL');
  };
  const { status } = await runScript('faults/migrate-process', [place], { NODE_COMPILE_CACHE }, killLater);
  await freeLock(place);
  return status === null;
}

/** In PostgreSQL the lock of a process that died expires after 15 seconds; that has a test of its own. */
async function freeLock(place: string): Promise<void> {
  const database = await openDatabase(place, PATIENT);
  await sql`update kysely_migration_lock set is_locked = 0`.execute(database).catch(() => {});
  await database.destroy();
}

/** Gives the milliseconds that it took. */
async function migrateToEnd(place: string): Promise<number> {
  let begunAt = 0;
  const { status, stderr } = await runScript(
    'faults/migrate-process',
    [place],
    { NODE_COMPILE_CACHE },
    async (child) => {
      if (child.stdout) await once(child.stdout, 'data');
      begunAt = performance.now();
    },
  );
  if (status !== 0) throw new Error(`the tables could not be brought up to date: ${stderr}`);
  return performance.now() - begunAt;
}

const BREAKS = {
  'an index lost': 'drop index "learnersByPlace"',
  'rows not filled': 'update learners set "pointsReachedAt" = null where id = \'learner-1\'',
  'a table lost': 'drop table "clockReadings"',
  'a note lost': "delete from kysely_migration where name = '014-rows-by-key'",
};

async function noticed(newFile: NewPlace): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [name, statement] of Object.entries(BREAKS)) {
    const place = await newFile();
    await makeOld(place);
    await migrateToEnd(place);
    const database = await openDatabase(place, PATIENT);
    const before = await contentsOf(database);
    await sql.raw(statement).execute(database);
    found[name] = differences(before, await contentsOf(database));
    await database.destroy();
  }
  return found;
}
