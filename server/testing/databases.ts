import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { Pool } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { type AutismDatabase, openDatabase } from '../database/connect.ts';
import { migrate, migrateAutism } from '../database/migrations/index.ts';
import { PATIENT, type Pace } from '../database/postgres.ts';
import type { Tables } from '../database/tables.ts';
import { tablesOf } from './all-rows.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which these tests may make databases, and two to copy; null for tests that run on SQLite. */
    postgres: { server: string; main: string; autism: string } | null;
  }
}

/** Whether these tests run on PostgreSQL. */
export const onPostgres = (): boolean => Boolean(inject('postgres'));

/** A machine that does much else meanwhile answers late. */
export const TEST_PACE: Pace = { ...PATIENT, connections: 4, lockMs: 20_000, statementMs: 20_000, answerMs: 25_000 };

let server: Pool | null = null;

function ask(text: string) {
  const connectionString = inject('postgres')?.server ?? '';
  server ??= new Pool({ connectionString, max: 2, allowExitOnIdle: true });
  return server.query(text);
}

/** The address of a new database with nothing in it. */
export async function newPlace({ encoding = 'UTF8' } = {}): Promise<string> {
  return onPostgres() ? addressOf(await createCopy(`template0 encoding ${encoding}`)) : ':memory:';
}

/** The address of a new database that can be closed and opened again. */
export async function lastingPlace(): Promise<string> {
  return onPostgres() ? newPlace() : join(await mkdtemp(join(tmpdir(), 'database-')), 'thembstudy.sqlite');
}

/** Opens a database for as long as the test runs. */
export async function openForTest<Held = Tables>(place: string, pace: Pace = TEST_PACE): Promise<Kysely<Held>> {
  const database = await openDatabase<Held>(place, pace);
  atEnd(() => database.destroy());
  return database;
}

type Kind = 'main' | 'autism';
const MIGRATE = { main: migrate, autism: migrateAutism } as const;

/** An empty database with all our tables. */
export function newDatabase(): Promise<Kysely<Tables>> {
  return newOne('main');
}

/** An empty database for the questionnaire alone. */
export async function newAutismDatabase(): Promise<AutismDatabase> {
  return (await newOne('autism')) as object as AutismDatabase;
}

const free: Record<Kind, Kysely<Tables>[]> = { main: [], autism: [] };
const spoilt = new WeakSet<object>();
const wiping = new Map<Kind, string>();

async function newOne(kind: Kind): Promise<Kysely<Tables>> {
  const template = inject('postgres')?.[kind];
  if (!template) {
    const database = await openForTest(':memory:');
    await MIGRATE[kind](database);
    return database;
  }
  // To make a database anew costs a hundred times more than to empty one.
  const database = free[kind].pop() ?? (await openCopy(template));
  atEnd(() => giveBack(kind, database));
  return database;
}

/** Says that a database is no longer as it was made, so that no other test gets it. */
export function spoil(database: object): void {
  spoilt.add(database);
}

async function openCopy(template: string): Promise<Kysely<Tables>> {
  const database = await openDatabase(addressOf(await createCopy(template)), TEST_PACE);
  atEndOfFile(() => database.destroy());
  return database;
}

async function giveBack(kind: Kind, database: Kysely<Tables>): Promise<void> {
  if (spoilt.has(database)) return;
  try {
    const statements = wiping.get(kind) ?? (await wipingOf(database));
    wiping.set(kind, statements);
    await sql.raw(statements).execute(database);
    free[kind].push(database);
  } catch {
    // The test has closed it.
  }
}

async function wipingOf(database: Kysely<Tables>): Promise<string> {
  const tables = (await tablesOf(database)).filter((table) => !table.startsWith('migration'));
  return tables.map((table) => `delete from "${table}"`).join(';');
}

async function createCopy(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await ask(`create database ${name} template ${template}`);
  atEndOfFile(async () => {
    await ask(`drop database if exists ${name} with (force)`);
  });
  return name;
}

function addressOf(name: string): string {
  return (inject('postgres')?.server ?? '').replace(/\/[^/]*$/, `/${name}`);
}

const left: (() => Promise<void>)[] = [];

/** At the end of the test, or of its file where no test runs yet. */
function atEnd(end: () => Promise<void>): void {
  try {
    onTestFinished(end);
  } catch {
    atEndOfFile(end);
  }
}

function atEndOfFile(end: () => Promise<void>): void {
  left.push(end);
}

/** The last first. */
export async function endAll(): Promise<void> {
  for (const end of left.splice(0).reverse()) await end();
  // They have ended with the file; the next one begins with none.
  for (const databases of Object.values(free)) databases.length = 0;
}
