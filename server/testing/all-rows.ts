import { sql } from 'kysely';
import type { AutismDatabase, Database } from '../database/connect.ts';

type AnyDatabase = Database | AutismDatabase;
type Row = Record<string, string | number | null>;

/** The names of all tables there are. */
export async function tablesOf(database: AnyDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name
  `.execute(database);
  return rows.map(({ name }) => name);
}

/** The column by which a table points at a learner, by a foreign key or by its name; undefined where there is none. */
export async function learnerColumn(database: AnyDatabase, table: string): Promise<string | undefined> {
  if (table === 'learners') return 'id';
  const { rows: keys } = await sql<{ from: string; table: string }>`
    select "from", "table" from pragma_foreign_key_list(${table})
  `.execute(database);
  const { rows: columns } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(database);
  const byKey = keys.find((key) => key.table === 'learners')?.from;
  return byKey ?? columns.find(({ name }) => /^(learner|user)Id$/i.test(name))?.name;
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
