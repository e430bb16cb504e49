import { type Kysely, sql } from 'kysely';

/** A table as its database describes it, with its columns and its key in their order. */
export type Table = { name: string; columns: string[]; key: string[] };

/** What each database keeps about itself. */
const BOOKKEEPING = ['migrations', 'migrationLock', 'kysely_migration', 'kysely_migration_lock'];

/** Every table of a database of SQLite but the bookkeeping, those that others refer to first. */
export async function tablesOf<Tables>(sqlite: Kysely<Tables>): Promise<Table[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\'
    order by name
  `.execute(sqlite);
  const names = rows.map(({ name }) => name).filter((name) => !BOOKKEEPING.includes(name));
  const described = await Promise.all(names.map(async (name) => ({ ...(await readTable(sqlite, name)), name })));
  return parentsFirst(described).map(({ name, columns, key }) => ({ name, columns, key }));
}

async function readTable<Tables>(sqlite: Kysely<Tables>, name: string) {
  const columns = await sql<{ name: string; pk: number }>`
    select name, pk from pragma_table_info(${name}) order by cid
  `.execute(sqlite);
  const parents = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${name})`.execute(sqlite);
  const key = columns.rows.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
  if (key.length === 0) throw new Error(`the table ${name} has no primary key`);
  return {
    columns: columns.rows.map((column) => column.name),
    key: key.map((column) => column.name),
    parents: parents.rows.map(({ table }) => table),
  };
}

/** Puts tables into an order in which each comes after those that it refers to. */
export function parentsFirst<Part extends { name: string; parents: string[] }>(tables: Part[]): Part[] {
  const ordered: Part[] = [];
  let left = tables;
  while (left.length > 0) {
    const next = left.filter(
      ({ name, parents }) => !left.some((other) => other.name !== name && parents.includes(other.name)),
    );
    if (next.length === 0) throw new Error(`the tables ${left.map(({ name }) => name).join(', ')} refer to each other`);
    ordered.push(...next);
    left = left.filter((table) => !next.includes(table));
  }
  return ordered;
}
