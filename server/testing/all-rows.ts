import { sql } from 'kysely';
import type { AutismDatabase, Database } from '../database/connect.ts';

type AnyDatabase = Database | AutismDatabase;
export type Row = Record<string, string | number | null>;

/** The names of all tables there are. */
export async function tablesOf(database: AnyDatabase): Promise<string[]> {
  const tables = await database.introspection.getTables();
  return tables.map(({ name }) => name).sort();
}

/** The column by which a table points at a learner, by its name; undefined where there is none. */
export async function learnerColumn(database: AnyDatabase, table: string): Promise<string | undefined> {
  if (table === 'learners' || table === 'accounts') return 'id';
  const found = (await database.introspection.getTables()).find(({ name }) => name === table);
  return found?.columns.find(({ name }) => /^(learner|user)Id$/i.test(name))?.name;
}

export async function rowsOf(database: AnyDatabase, table: string, column: string, value: string): Promise<Row[]> {
  const found = sql<Row>`select * from ${sql.table(table)} where ${sql.ref(column)} = ${value}`;
  return (await found.execute(database)).rows;
}

/** Where any of these words stands, in any column of any table, in whatever letters. */
export async function placesOf(database: AnyDatabase, words: readonly string[]): Promise<string[]> {
  const places: string[] = [];
  for (const table of await tablesOf(database)) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(database);
    for (const [column, value] of rows.flatMap((row) => Object.entries(row)))
      if (words.some((word) => String(value).toLowerCase().includes(word.toLowerCase())))
        places.push(`${table}.${column}`);
  }
  return [...new Set(places)].sort();
}

/** Every row of these tables, or of all but the bookkeeping, in an order that does not depend on the engine. */
export async function everyRow(database: AnyDatabase, only?: readonly string[]): Promise<Record<string, string[]>> {
  const tables = only ?? (await tablesOf(database)).filter((name) => !name.startsWith('migration'));
  const rowsIn = async (table: string) => {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(database);
    return [table, asTexts(rows)] as const;
  };
  return Object.fromEntries(await Promise.all(tables.map(rowsIn)));
}

/** Rows as texts, in an order that depends on nothing but the rows. */
export function asTexts(rows: readonly Row[]): string[] {
  return rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
}
