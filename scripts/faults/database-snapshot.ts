import { sql } from 'kysely';
import { type Database, openDatabase } from '../../server/database/connect.ts';
import { isPostgres } from '../../server/database/engine.ts';
import { JOB_POOL } from '../../server/database/postgres.ts';
import { addEarlierLearner, makeEarlier } from '../../server/testing/databases/earlier-database.ts';

/** The schema and rows of each table as comparable text, by table. */
type Snapshot = Record<string, string>;

export async function snapshotAt(address: string): Promise<Snapshot> {
  const database = await openDatabase(address, JOB_POOL);
  return snapshotOf(database).finally(() => database.destroy());
}

export async function snapshotOf(database: Database): Promise<Snapshot> {
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
export function differences(one: Snapshot, other: Snapshot): string[] {
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
export async function createOldDatabase(address: string): Promise<void> {
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
