import { type Kysely, sql } from 'kysely';
import type { Table } from './schema.ts';

export type Row = Record<string, string | number | null>;

/** So much is read and written at once: few rows where they are large. SQLite takes 32,766 values in one statement. */
const PAGE = { firstRows: 50, fewestRows: 10, mostRows: 1000, mostValues: 30_000, bytes: 1024 * 1024 } as const;
const NUMBER_BYTES = 8;

/** All rows of a table in pages, in the order of its key. */
export async function* pagesOf<Tables>(database: Kysely<Tables>, table: Table): AsyncGenerator<Row[]> {
  let rows: number = PAGE.firstRows;
  let after: Row | undefined;
  for (;;) {
    const page = await readPage(database, table, after, rows);
    if (page.length > 0) yield page;
    if (page.length < rows) return;
    after = page.at(-1);
    rows = rowsOfNextPage(page, table);
  }
}

async function readPage<Tables>(
  database: Kysely<Tables>,
  { name, columns, key }: Table,
  after: Row | undefined,
  most: number,
): Promise<Row[]> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  const last = after && sql.join(key.map((column) => sql.val(after[column])));
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
    ${last ? sql`where (${keys}) > (${last})` : sql``}
    order by ${keys} limit ${most}
  `.execute(database);
  return rows;
}

function rowsOfNextPage(page: Row[], { columns }: Table): number {
  const fitting = Math.round((PAGE.bytes * page.length) / bytesOf(page));
  const most = Math.min(PAGE.mostRows, Math.floor(PAGE.mostValues / columns.length));
  // In steps, so that the same statement serves many pages.
  return Math.max(PAGE.fewestRows, Math.min(most, fitting - (fitting % PAGE.firstRows)));
}

/** Roughly: numbers and names count for next to nothing beside texts. */
function bytesOf(page: Row[]): number {
  let bytes = 1;
  for (const row of page)
    for (const value of Object.values(row)) bytes += typeof value === 'string' ? value.length : NUMBER_BYTES;
  return bytes;
}
