import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../../database/engine.ts';
import type { Tables } from '../../database/tables.ts';
import { excludeFromReuse } from './databases.ts';
import { TEST_ONLY } from './portable-sql.ts';

type Change = 'insert' | 'update' | 'delete';
type Trigger = { name: string; when: string; table: keyof Tables; sqlite: string; postgres: string };

/**
 * Adds a trigger to a database, which is not reused by other tests.
 * @returns a function that removes the trigger
 */
async function addTrigger(database: Kysely<Tables>, { name, when, table, sqlite, postgres }: Trigger) {
  excludeFromReuse(database);
  const run = async (text: string) => void (await sql.raw(TEST_ONLY + text).execute(database));
  if (!isPostgres(database)) {
    await run(`create trigger ${name} ${when} on "${table}" begin ${sqlite}; end`);
    return () => run(`drop trigger ${name}`);
  }
  await run(`create function ${name}() returns trigger language plpgsql as $$ begin ${postgres}; end $$`);
  await run(`create trigger ${name} ${when} on "${table}" for each row execute function ${name}()`);
  return () => run(`drop function ${name}() cascade`);
}

/**
 * Makes inserts, updates or deletes of a table fail.
 * @returns a function that removes the trigger
 */
export function failOn(change: Change, table: keyof Tables, database: Kysely<Tables>, postgresCode = 'P0001') {
  const sqlite = `select raise(abort, 'broken')`;
  const postgres = `raise exception 'broken' using errcode = '${postgresCode}'`;
  return addTrigger(database, { name: 'broken', when: `before ${change}`, table, sqlite, postgres });
}

/**
 * Makes inserts or deletes of a table fail with an error message that contains the value of a column of the row.
 * @returns a function that removes the trigger
 */
export function failWithRowValue<Table extends keyof Tables>(
  change: 'insert' | 'delete',
  table: Table,
  column: keyof Tables[Table] & string,
  database: Kysely<Tables>,
) {
  const value = `${change === 'insert' ? 'new' : 'old'}."${column}"`;
  const sqlite = `select raise(abort, ${value})`;
  const postgres = `raise exception '%', ${value} using detail = ${value}, hint = ${value}`;
  return addTrigger(database, { name: 'fail_with_value', when: `before ${change}`, table, sqlite, postgres });
}

/** Simulates a full disk: in PostgreSQL for new rows of one table, in SQLite when the file needs one more page. */
export async function fillDisk(table: keyof Tables, database: Kysely<Tables>): Promise<void> {
  if (isPostgres(database)) {
    await failOn('insert', table, database, '53100');
    return;
  }
  await allowPages(0, database);
}

/** SQLite only: limits the growth of the database file to this number of pages. */
export async function allowPages(pages: number, database: Kysely<Tables>): Promise<void> {
  excludeFromReuse(database);
  // Frees the unused pages of earlier tests, which would be filled first.
  await sql`vacuum`.execute(database);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + pages}`).execute(database);
}

/** Runs a statement in the same transaction as each insert or delete of a row, by a trigger. */
export async function runDuring(
  when: 'before insert' | 'after delete',
  table: keyof Tables,
  statement: string,
  database: Kysely<Tables>,
): Promise<void> {
  await addTrigger(database, {
    ...{ name: 'run_during', when, table },
    ...{ sqlite: statement, postgres: `${statement}; return new` },
  });
}
