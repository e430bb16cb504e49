import { sql } from 'kysely';
import type { AutismDatabase, Database } from '../../database/connect.ts';

type AnyDatabase = Database | AutismDatabase;
export type Row = Record<string, string | number | null>;

/** The names of all tables. */
export async function tablesOf(database: AnyDatabase): Promise<string[]> {
  const tables = await database.introspection.getTables();
  return tables.map(({ name }) => name).sort();
}

/** The name of the column that refers to a learner; undefined when the table has none. */
export async function learnerColumn(database: AnyDatabase, table: string): Promise<string | undefined> {
  if (table === 'learners' || table === 'accounts') return 'id';
  const found = (await database.introspection.getTables()).find(({ name }) => name === table);
  return found?.columns.find(({ name }) => /^(learner|user|leader)Id$/i.test(name))?.name;
}

export async function rowsOf(database: AnyDatabase, table: string, column: string, value: string): Promise<Row[]> {
  const found = sql<Row>`select * from ${sql.table(table)} where ${sql.ref(column)} = ${value}`;
  return (await found.execute(database)).rows;
}

/** The columns, as `table.column`, that contain any of these words, ignoring case. */
export async function columnsWith(database: AnyDatabase, words: readonly string[]): Promise<string[]> {
  const columns: string[] = [];
  for (const table of await tablesOf(database)) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(database);
    for (const [column, value] of rows.flatMap((row) => Object.entries(row)))
      if (words.some((word) => String(value).toLowerCase().includes(word.toLowerCase())))
        columns.push(`${table}.${column}`);
  }
  return [...new Set(columns)].sort();
}

/** All rows of these tables, or of all but the tables of migrations, in an order that does not depend on the engine. */
export async function everyRow(database: AnyDatabase, only?: readonly string[]): Promise<Record<string, string[]>> {
  const tables = only ?? (await tablesOf(database)).filter((name) => !name.startsWith('migration'));
  const rowsIn = async (table: string) => {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(database);
    return [table, asTexts(rows)] as const;
  };
  return Object.fromEntries(await Promise.all(tables.map(rowsIn)));
}

/** Rows as sorted JSON texts. */
export function asTexts(rows: readonly Row[]): string[] {
  return rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
}
