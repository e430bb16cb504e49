import { type CreateTableBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import { isPostgres } from '../engine.ts';

/** A table whose columns take nothing but their declared type: SQLite has to be told so. */
export function strictTable<Name extends string>(database: Kysely<unknown>, name: Name): CreateTableBuilder<Name> {
  const table = database.schema.createTable(name);
  return isPostgres(database) ? table : table.modifyEnd(sql`strict`);
}

/** A table of SQLite alone whose rows are stored in the order of their primary key. */
export function strictTableByKey<Name extends string>(database: Kysely<unknown>, name: Name): CreateTableBuilder<Name> {
  return database.schema.createTable(name).modifyEnd(sql`strict, without rowid`);
}

/** The check of a column that holds true or false. */
export function isFlag(column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (0, 1)`;
}

/** The check of a column that holds one of a few words; null passes. */
export function isOneOf(column: string, words: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (${sql.join(words.map((word) => sql.lit(word)))})`;
}

/** The check of a column that holds a number between two others; null passes. */
export function isBetween(column: string, least: number, most: number): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} between ${sql.lit(least)} and ${sql.lit(most)}`;
}
