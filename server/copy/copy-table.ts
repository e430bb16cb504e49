import { type Kysely, sql } from 'kysely';
import { CannotStart } from '../environment/startup-error.ts';
import { Checksum } from './checksum.ts';
import { pagesOf, type Row } from './pages.ts';
import type { Table } from './schema.ts';

/**
 * Copies all rows of a table into the same table elsewhere, empty before, and reads them back there.
 * `onPage` hears how many rows are there by now.
 * @throws CannotStart when what arrived is not what was read
 */
export async function copyTable<Tables>(
  source: Kysely<Tables>,
  target: Kysely<Tables>,
  table: Table,
  onPage: (rows: number) => void = () => {},
): Promise<number> {
  const sent = new Checksum();
  for await (const page of pagesOf(source, table)) {
    await insertPage(target, table, page);
    for (const row of page) sent.add(valuesOf(row, table));
    onPage(sent.rows);
  }
  const arrived = await checksumOf(target, table);
  if (sent.equals(arrived)) return sent.rows;
  throw new CannotStart(
    `The copy of ${table.name} differs: ${sent.rows} rows were read and ${arrived.rows} arrived. Nothing else may write there.`,
  );
}

async function checksumOf<Tables>(database: Kysely<Tables>, table: Table): Promise<Checksum> {
  const checksum = new Checksum();
  for await (const page of pagesOf(database, table)) for (const row of page) checksum.add(valuesOf(row, table));
  return checksum;
}

function valuesOf(row: Row, { columns }: Table) {
  return columns.map((column) => row[column] ?? null);
}

async function insertPage<Tables>(target: Kysely<Tables>, table: Table, page: Row[]): Promise<void> {
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  const rows = page.map((row) => sql`(${sql.join(valuesOf(row, table))})`);
  await sql`insert into ${sql.table(table.name)} (${columns}) values ${sql.join(rows)}`.execute(target);
}
