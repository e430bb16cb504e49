import { hash } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { openDatabase } from '../database/connect.ts';
import { appliedMigrations, type DatabaseKind, kindOf, migrate } from '../database/migrations/index.ts';
import { JOB_POOL } from '../database/postgres.ts';
import { openExclusively } from '../database/sqlite.ts';
import { NodeSqliteDialect } from '../database/sqlite-dialect.ts';
import { StartupError } from '../environment/startup-error.ts';

/** A connection that was just closed may be listed for a moment. */
const CONNECTION_CHECK = { tries: 40, pauseMs: 50 } as const;
type UntypedDatabase = Kysely<unknown>;
type Tell = (line: string) => void;

/**
 * Migrates an SQLite database file of either kind, then moves all its rows into an empty PostgreSQL database. No other
 * process may have either open. The rows arrive in one transaction, so an interrupted move leaves the target empty.
 * @param addressFor returns the address of the target
 * @param tell is called with the progress in sentences
 * @returns the kind of database and the number of rows
 * @throws StartupError when one of the two cannot be used or the copy differs
 */
export async function moveData(
  file: string,
  addressFor: (kind: DatabaseKind) => string,
  tell: Tell = () => {},
): Promise<{ kind: DatabaseKind; rows: number }> {
  await using source: UntypedDatabase = new Kysely({ dialect: new NodeSqliteDialect(openExclusively(file)) });
  const kind = await updateSource(source, file);
  const tables = await tablesInOrder(source);
  await using target = await openMigrated(addressFor(kind), kind);
  await refuseOthers(target);
  return { kind, rows: await target.transaction().execute((filled) => fill(source, filled, tables, tell)) };
}

async function updateSource(source: UntypedDatabase, file: string): Promise<DatabaseKind> {
  const applied = await appliedMigrations(source);
  if (applied.length === 0) throw new StartupError(`${file} is no database of this app.`);
  await migrate(source, kindOf(applied));
  return kindOf(applied);
}

/**
 * Creates the tables, then opens the target with a single
 * connection, so that every other connection is another process's.
 */
async function openMigrated(address: string, kind: DatabaseKind): Promise<UntypedDatabase> {
  const target = await openDatabase<unknown>(address, JOB_POOL);
  await migrate(target, kind).finally(() => target.destroy());
  return openDatabase<unknown>(address, { ...JOB_POOL, connections: 1 });
}

async function fill(source: UntypedDatabase, target: UntypedDatabase, tables: Table[], tell: Tell): Promise<number> {
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(target);
    if (rows.length > 0)
      throw new StartupError(`The database to fill holds data already (${name}). Give an empty one.`);
  }
  let rows = 0;
  for (const table of tables) rows += await copyAndTell(source, target, table, tell);
  return rows;
}

async function refuseOthers(target: UntypedDatabase): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const { rows } = await sql<{ others: number }>`
      select count(*) as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    `.execute(target);
    if (!rows[0]?.others) return;
    if (tries === CONNECTION_CHECK.tries)
      throw new StartupError('The database to fill is open in another process. Stop that one first, then try again.');
    await after(CONNECTION_CHECK.pauseMs);
  }
}

async function copyAndTell(
  source: UntypedDatabase,
  target: UntypedDatabase,
  table: Table,
  tell: Tell,
): Promise<number> {
  const { rows } = await sql<{ all: number }>`select count(*) as "all" from ${sql.table(table.name)}`.execute(source);
  const all = rows[0]?.all ?? 0;
  let toldPercent = 0;
  const copied = await copyTable(source, target, table, (present) => {
    const percent = Math.floor((present / all) * 10) * 10;
    if (percent > toldPercent && percent < 100) tell(`${table.name}: ${present} of ${all} rows`);
    toldPercent = percent;
  });
  tell(`${table.name}: ${copied} rows, read back and equal`);
  return copied;
}

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
