import { sql } from 'kysely';
import { type Database, openDatabase } from '../../server/database/connect.ts';
import { isPostgres } from '../../server/database/engine.ts';
import { PATIENT } from '../../server/database/postgres.ts';

/** Each table by its name, and what is known about it and in it, as text that can be compared. */
type Contents = Record<string, string>;

/** Everything there is in a database but the instants at which its tables were changed. */
export async function contentsAt(address: string): Promise<Contents> {
  const database = await openDatabase(address, PATIENT);
  return contentsOf(database).finally(() => database.destroy());
}

export async function contentsOf(database: Database): Promise<Contents> {
  const contents: Contents = { indexes: await indexesOf(database) };
  for (const { name, columns } of await database.introspection.getTables({ withInternalKyselyTables: true })) {
    const all = sql<Record<string, unknown>>`select * from ${sql.table(name)}`;
    const rows = (await all.execute(database)).rows.map((row) => withoutInstant(name, row));
    const described = columns.map((column) => `${column.name} ${column.dataType} ${column.isNullable}`);
    contents[name] = JSON.stringify([described.sort(), rows.sort()]);
  }
  return contents;
}

/** The names of the tables that are not alike. */
export function differences(one: Contents, other: Contents): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => one[name] !== other[name]);
}

/** Of when a migration was applied, only whether it was. */
function withoutInstant(table: string, row: Record<string, unknown>): string {
  if (table === 'migrationLock') return '';
  if (table === 'kysely_migration') return String(row.name);
  return JSON.stringify(table === 'migrations' ? { ...row, appliedAt: row.appliedAt !== '' } : row);
}

async function indexesOf(database: Database): Promise<string> {
  const names = isPostgres(database)
    ? sql<{ name: string }>`select indexdef as name from pg_indexes where schemaname = 'public' order by indexdef`
    : sql<{
        name: string;
      }>`select name || coalesce(sql, '') as name from sqlite_master where type = 'index' order by 1`;
  return JSON.stringify((await names.execute(database)).rows);
}
