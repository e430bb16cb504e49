import { type CreateTableBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import { isPostgres } from '../engine.ts';

/** A table whose columns accept only their declared type, which SQLite does not enforce by default. */
export function strictTable<Name extends string>(database: Kysely<unknown>, name: Name): CreateTableBuilder<Name> {
  const table = database.schema.createTable(name);
  return isPostgres(database) ? table : table.modifyEnd(sql`strict`);
}

/** The same, in SQLite without rowid, stored in the order of its primary key. */
export function strictTableByKey<Name extends string>(database: Kysely<unknown>, name: Name): CreateTableBuilder<Name> {
  const table = database.schema.createTable(name);
  return isPostgres(database) ? table : table.modifyEnd(sql`strict, without rowid`);
}

/** Replaces a table that no other table refers to by `copy`, an empty table with the same columns in the same order. */
export async function replaceTable(database: Kysely<unknown>, table: string, copy: string): Promise<void> {
  await sql`insert into ${sql.table(copy)} select * from ${sql.table(table)}`.execute(database);
  await database.schema.dropTable(table).execute();
  await database.schema.alterTable(copy).renameTo(table).execute();
}

/** A check constraint: the column is 0 or 1. */
export function isFlag(column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (0, 1)`;
}

/** A check constraint: the column is one of these words or null. */
export function isOneOf(column: string, words: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (${sql.join(words.map((word) => sql.lit(word)))})`;
}

/** A check constraint: the column is null or from `least` to `most`, both included. */
export function isBetween(column: string, least: number, most: number): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} between ${sql.lit(least)} and ${sql.lit(most)}`;
}
