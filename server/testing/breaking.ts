import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database/engine.ts';
import type { Tables } from '../database/tables.ts';
import { spoil } from './databases.ts';
import { ONLY_A_TEST } from './portable-sql.ts';

type Moment = 'insert' | 'update' | 'delete';

/** Lets a database fail at something that works otherwise. Gives what mends it. */
export async function breakAt(
  moment: Moment,
  table: keyof Tables,
  database: Kysely<Tables>,
  postgresCode = 'P0001',
): Promise<() => Promise<void>> {
  spoil(database);
  const run = (text: string) => sql.raw(ONLY_A_TEST + text).execute(database);
  if (!isPostgres(database)) {
    await run(`create trigger broken before ${moment} on "${table}" begin select raise(abort, 'broken'); end`);
    return async () => void (await run('drop trigger broken'));
  }
  const body = `begin raise exception 'broken' using errcode = '${postgresCode}'; end`;
  await run(`create function broken() returns trigger language plpgsql as $$ ${body} $$`);
  await run(`create trigger broken before ${moment} on "${table}" for each row execute function broken()`);
  return async () => void (await run('drop function broken() cascade'));
}

/** Lets a database refuse something in words that repeat what is in a column of the row. Gives what mends it. */
export async function breakTelling<Table extends keyof Tables>(
  moment: 'insert' | 'delete',
  table: Table,
  column: keyof Tables[Table] & string,
  database: Kysely<Tables>,
): Promise<() => Promise<void>> {
  spoil(database);
  const told = `${moment === 'insert' ? 'new' : 'old'}."${column}"`;
  const run = (text: string) => sql.raw(ONLY_A_TEST + text).execute(database);
  if (!isPostgres(database)) {
    await run(`create trigger telling before ${moment} on "${table}" begin select raise(abort, ${told}); end`);
    return async () => void (await run('drop trigger telling'));
  }
  const body = `begin raise exception '%', ${told} using detail = ${told}, hint = ${told}; end`;
  await run(`create function telling() returns trigger language plpgsql as $$ ${body} $$`);
  await run(`create trigger telling before ${moment} on "${table}" for each row execute function telling()`);
  return async () => void (await run('drop function telling() cascade'));
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
  moment: 'before insert' | 'after delete',
  table: keyof Tables,
  statement: string,
  database: Kysely<Tables>,
): Promise<void> {
  spoil(database);
  const run = (text: string) => sql.raw(ONLY_A_TEST + text).execute(database);
  if (!isPostgres(database)) {
    await run(`create trigger besides ${moment} on "${table}" begin ${statement}; end`);
    return;
  }
  const body = `begin ${statement}; return new; end`;
  await run(`create function besides() returns trigger language plpgsql as $$ ${body} $$`);
  await run(`create trigger besides ${moment} on "${table}" for each row execute function besides()`);
}
