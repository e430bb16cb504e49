import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { StartupError } from '../environment/startup-error.ts';

/** A table with its columns and primary key, both in the order of their definition. */
export type Table = { name: string; columns: string[]; key: string[] };
type Row = Record<string, string | number | null>;

/** Limited by the memory for pictures, and by the 65,535 parameters of a PostgreSQL statement. */
const PAGE_ROWS = 500;
/** Tables about the database itself, which are not copied. */
const BOOKKEEPING = ['migrations', 'migrationLock', 'kysely_migration', 'kysely_migration_lock', 'backupNotes'];

/** All tables of an SQLite database except `BOOKKEEPING`; referenced tables come before those that refer to them. */
export async function tablesInOrder<Tables>(sqlite: Kysely<Tables>): Promise<Table[]> {
  const { rows } = await sql<{ name: string; columns: string; key: string; parents: string }>`
    select name,
      (select json_group_array(name order by cid) from pragma_table_info(tables.name)) as columns,
      (select json_group_array(name order by pk) from pragma_table_info(tables.name) where pk > 0) as key,
      (select json_group_array("table") from pragma_foreign_key_list(tables.name)) as parents
    from pragma_table_list as tables
    where schema = 'main' and type = 'table' and name not glob 'sqlite_*' and name not in (${sql.join(BOOKKEEPING)})
    order by name
  `.execute(sqlite);
  const parents = new Map(rows.map((row) => [row.name, JSON.parse(row.parents) as string[]]));
  const depthOf = (name: string): number =>
    Math.max(0, ...(parents.get(name) ?? []).filter((parent) => parent !== name).map((parent) => 1 + depthOf(parent)));
  return rows
    .map(({ name, columns, key }) => ({ name, columns: JSON.parse(columns), key: JSON.parse(key) }))
    .sort((one, other) => depthOf(one.name) - depthOf(other.name));
}

/**
 * Copies all rows into an empty table of another database, and reads them back.
 * @param onPage is called with the number of rows copied so far
 * @returns the number of rows
 * @throws StartupError when the copy differs
 */
export async function copyTable<Tables>(
  source: Kysely<Tables>,
  target: Kysely<Tables>,
  table: Table,
  onPage: (rows: number) => void,
): Promise<number> {
  const sent = new Checksum();
  for await (const page of pagesOf(source, table)) {
    await insertPage(target, table, page);
    sent.add(page);
    onPage(sent.rows);
  }
  const arrived = new Checksum();
  for await (const page of pagesOf(target, table)) arrived.add(page);
  if (sent.equals(arrived)) return sent.rows;
  throw new StartupError(
    `The copy of ${table.name} differs: ${sent.rows} rows were read and ${arrived.rows} arrived. Nothing else may write there.`,
  );
}

/** All rows of a table in pages, in the order of its key. */
async function* pagesOf<Tables>(database: Kysely<Tables>, { name, columns, key }: Table): AsyncGenerator<Row[]> {
  const selected = sql.join(columns.map((column) => sql.ref(column)));
  const keys = sql.join(key.map((column) => sql.ref(column)));
  let after = sql``;
  for (;;) {
    const page = sql<Row>`
      select ${selected} from ${sql.table(name)} ${after} order by ${keys} limit ${PAGE_ROWS}
    `;
    const { rows } = await page.execute(database);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = sql`where (${keys}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

async function insertPage<Tables>(target: Kysely<Tables>, { name, columns }: Table, page: Row[]): Promise<void> {
  const rows = page.map((row) => sql`(${sql.join(Object.values(row))})`);
  const into = sql`${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})`;
  await sql`insert into ${into} values ${sql.join(rows)}`.execute(target);
}

/** The number of rows and the sum of their hashes, which does not depend on their order. */
class Checksum {
  rows = 0;
  #sum = 0n;

  add(page: readonly Row[]): void {
    this.rows += page.length;
    for (const row of page) {
      const digest = hash('sha256', JSON.stringify(Object.values(row)), 'buffer');
      this.#sum = BigInt.asUintN(64, this.#sum + digest.readBigUInt64LE());
    }
  }

  equals(other: Checksum): boolean {
    return this.rows === other.rows && this.#sum === other.#sum;
  }
}
