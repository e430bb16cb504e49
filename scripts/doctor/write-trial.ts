import { type Kysely, sql } from 'kysely';
import { sqliteResultCode } from '../../server/database/database-errors.ts';
import { isPostgres } from '../../server/database/engine.ts';
import { systemCodeOf } from '../../server/environment/startup-error.ts';

type Row = { name: string };
class RolledBack extends Error {}

const OWNER = 'Let the role own the database and its tables: alter database … owner to …; reassign owned by … to ….';
const SQLITE_FAULTS: Record<number, string> = {
  5: 'Another process has locked the database file for more than five seconds. Stop that one, or wait until it is done.',
  8: 'The database file cannot be written. Give the file and its folder to the user of the server.',
  13: 'The disk is full. Delete files or enlarge the disk.',
};

/**
 * Writes a row and creates a table, each in a transaction that is rolled back.
 * @returns a sentence that says why the server could not do so; null when it can
 */
export async function tryWriting<Tables>(database: Kysely<Tables>): Promise<string | null> {
  if (!isPostgres(database)) return (await failure(database, writeAndCreate)).fault;
  return (await findReadOnly(database)) ?? (await findRights(database));
}

async function findReadOnly<Tables>(database: Kysely<Tables>): Promise<string | null> {
  const { rows } = await sql<{ isStandby: boolean; isReadOnly: string }>`
    select pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only') as "isReadOnly"
  `.execute(database);
  if (rows[0]?.isStandby)
    return 'It is a standby, which accepts no writes. Name the primary, or haproxy that leads to it, see docs/deploying.md.';
  if (rows[0]?.isReadOnly !== 'on') return null;
  return 'It accepts no writes (default_transaction_read_only). Reset this of the server, the database or the role.';
}

/** Looks at all of our tables, because each can have other rights, then tries it. */
async function findRights<Tables>(database: Kysely<Tables>): Promise<string | null> {
  const tables = await sql<Row & { isClosed: boolean }>`
    select c.relname as name, not (
      has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert')
      and has_table_privilege(c.oid, 'update') and has_table_privilege(c.oid, 'delete')
    ) as "isClosed"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = current_schema() order by 1
  `.execute(database);
  const isOurs = tables.rows.some(({ name }) => name === 'kysely_migration' || name === 'migrations');
  const closed = isOurs ? tables.rows.filter(({ isClosed }) => isClosed) : [];
  const [first, ...others] = closed;
  const { rows } = await sql<Row>`select current_user as name`.execute(database);
  const role = rows[0]?.name;
  if (first) {
    const names = others.length > 0 ? `${first.name}, …` : first.name;
    return `The role ${role} may not read and write all tables (${names}). ${OWNER}`;
  }
  const created = await failure(database, createTable);
  if (created.code === '42501' || created.code === '3F000')
    return `The role ${role} may not create tables, as the server does at its first start and after upgrades. ${OWNER}`;
  return created.fault ?? (isOurs ? (await failure(database, writeRow)).fault : null);
}

const writeRow = (database: Kysely<unknown>) =>
  sql`insert into migrations ("name", "appliedAt") values ('doctor', '')`.execute(database);
const createTable = (database: Kysely<unknown>) =>
  sql`create table "doctorTrial" ("id" text not null primary key)`.execute(database);
/** SQLite changes tables and rows in one transaction. */
const writeAndCreate = async (database: Kysely<unknown>) => {
  await createTable(database);
  await sql`insert into "doctorTrial" values ('row')`.execute(database);
};

type Failure = { fault: string | null; code?: string | undefined };

/** Runs `work` in a transaction that is rolled back. */
async function failure<Tables>(
  database: Kysely<Tables>,
  work: (transaction: Kysely<unknown>) => Promise<unknown>,
): Promise<Failure> {
  try {
    await database.transaction().execute(async (transaction) => {
      await work(transaction as unknown as Kysely<unknown>);
      throw new RolledBack();
    });
  } catch (error) {
    if (error instanceof RolledBack) return { fault: null };
    const code = systemCodeOf(error);
    const known = SQLITE_FAULTS[sqliteResultCode(error) ?? -1];
    return { code, fault: known ?? `It does not accept a write (${code ?? String(error)}). Look into its log.` };
  }
  return { fault: null };
}
