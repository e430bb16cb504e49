import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database/engine.ts';
import type { Tables } from '../database/tables.ts';
import { spoil } from './databases.ts';
import { ONLY_A_TEST } from './portable-sql.ts';

type Moment = 'insert' | 'update' | 'delete';
type Trigger = { name: string; when: string; table: keyof Tables; sqlite: string; postgres: string };

/** Adds a trigger to a database that no other test gets then. Gives what removes it. */
async function addTrigger(database: Kysely<Tables>, { name, when, table, sqlite, postgres }: Trigger) {
  spoil(database);
  const run = async (text: string) => void (await sql.raw(ONLY_A_TEST + text).execute(database));
  if (!isPostgres(database)) {
    await run(`create trigger ${name} ${when} on "${table}" begin ${sqlite}; end`);
    return () => run(`drop trigger ${name}`);
  }
  await run(`create function ${name}() returns trigger language plpgsql as $$ begin ${postgres}; end $$`);
  await run(`create trigger ${name} ${when} on "${table}" for each row execute function ${name}()`);
  return () => run(`drop function ${name}() cascade`);
}

/** Lets a database fail at something that works otherwise. Gives what mends it. */
export function breakAt(moment: Moment, table: keyof Tables, database: Kysely<Tables>, postgresCode = 'P0001') {
  const sqlite = `select raise(abort, 'broken')`;
  const postgres = `raise exception 'broken' using errcode = '${postgresCode}'`;
  return addTrigger(database, { name: 'broken', when: `before ${moment}`, table, sqlite, postgres });
}

/** Lets a database refuse something in words that repeat what is in a column of the row. Gives what mends it. */
export function breakTelling<Table extends keyof Tables>(
  moment: 'insert' | 'delete',
  table: Table,
  column: keyof Tables[Table] & string,
  database: Kysely<Tables>,
) {
  const told = `${moment === 'insert' ? 'new' : 'old'}."${column}"`;
  const sqlite = `select raise(abort, ${told})`;
  const postgres = `raise exception '%', ${told} using detail = ${told}, hint = ${told}`;
  return addTrigger(database, { name: 'telling', when: `before ${moment}`, table, sqlite, postgres });
}

/** Lets the disk be full: at once for new rows of one table, or, in SQLite, as soon as it needs one more page. */
export async function fillDisk(table: keyof Tables, database: Kysely<Tables>): Promise<void> {
  if (isPostgres(database)) {
    await breakAt('insert', table, database, '53100');
    return;
  }
  await allowPages(0, database);
}

/** SQLite alone: from now on the database can grow by this many pages. */
export async function allowPages(pages: number, database: Kysely<Tables>): Promise<void> {
  spoil(database);
  // Pages that earlier tests left unused would be filled first.
  await sql`vacuum`.execute(database);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + pages}`).execute(database);
}

/** Lets something else happen in the same moment as a row comes or goes. */
export async function doBesides(
  when: 'before insert' | 'after delete',
  table: keyof Tables,
  statement: string,
  database: Kysely<Tables>,
): Promise<void> {
  await addTrigger(database, {
    ...{ name: 'besides', when, table },
    ...{ sqlite: statement, postgres: `${statement}; return new` },
  });
}
