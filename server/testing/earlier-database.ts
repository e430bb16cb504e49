import { type Kysely, sql } from 'kysely';
import { type DatabaseKind, MIGRATIONS } from '../database/migrations/lists.ts';

const AT = '2026-11-21T10:00:00.000Z';

/** Makes tables as the migrator before Kysely's left them, up to and including one of its migrations; null: none yet. */
export async function makeEarlier<Tables>(
  database: Kysely<Tables>,
  last: string | null,
  kind: DatabaseKind = 'main',
): Promise<void> {
  await sql`create table "migrations" ("name" text primary key, "appliedAt" text not null)`.execute(database);
  await sql`create table "migrationLock" ("id" integer primary key, "takenAt" text not null)`.execute(database);
  await sql`insert into "migrationLock" values (1, '')`.execute(database);
  for (const [name, apply] of Object.entries(MIGRATIONS[kind])) {
    if (last === null || name > last) return;
    await apply(database as Kysely<unknown>);
    await noteEarlier(database, name);
  }
}

/** What the earlier migrator noted: when a migration was applied, or nothing while it was begun. */
export async function noteEarlier<Tables>(database: Kysely<Tables>, name: string, appliedAt = AT): Promise<void> {
  await sql`insert into migrations values (${name}, ${appliedAt})`.execute(database);
}
