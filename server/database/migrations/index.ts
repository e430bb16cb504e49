import type { Kysely } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { StartupError } from '../../environment/startup-error.ts';
import { isPostgres } from '../engine.ts';
import { type DatabaseKind, MIGRATIONS, refuseUnknown } from './lists.ts';
import { adoptEarlierMigrations, appliedMigrations, applyInSteps, isHalfFilled } from './migrations-table.ts';

export { type DatabaseKind, kindOf, refuseUnknown } from './lists.ts';
export { appliedMigrations } from './migrations-table.ts';

const INCOMPLETE =
  'An earlier version was interrupted while it filled this database. Create an empty one and run move-data again.';

/**
 * Applies pending migrations. Servers that start together wait for each other.
 * @throws StartupError when the database is of a newer version, of the other kind, or half filled by an earlier version
 */
export function migrate<Tables>(database: Kysely<Tables>): Promise<void> {
  return migrateToLatest(database, 'main');
}

/** The same for a separate questionnaire database. */
export function migrateAutism<Tables>(database: Kysely<Tables>): Promise<void> {
  return migrateToLatest(database, 'autism');
}

/** The same for either kind. */
export async function migrateToLatest<Tables>(database: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  const applied = await appliedMigrations(database);
  refuseUnknown(applied, kind);
  await adoptEarlierMigrations(database, kind);
  if (await isHalfFilled(database)) throw new StartupError(INCOMPLETE);
  if (hasAllMigrations(applied, kind)) return;
  const { error } = await new Migrator({ db: database, provider: providerOf(kind) }).migrateToLatest();
  if (error) throw error;
}

function providerOf(kind: DatabaseKind): MigrationProvider {
  const migrations = Object.entries(MIGRATIONS[kind]).map(([name, apply]) => {
    const up = (database: Kysely<unknown>) =>
      isPostgres(database) ? applyInSteps(database, name, apply) : apply(database);
    return [name, { up }] as const;
  });
  return { getMigrations: async () => Object.fromEntries(migrations) };
}

/** Whether a database has exactly the migrations of this version and is not half filled. */
export async function isUpToDate<Tables>(database: Kysely<Tables>, kind: DatabaseKind): Promise<boolean> {
  const applied = await appliedMigrations(database);
  const isKnown = applied.every((name) => name in MIGRATIONS[kind]);
  return isKnown && hasAllMigrations(applied, kind) && !(await isHalfFilled(database));
}

/** Whether a database has all migrations of this version; it may have more, of a newer version. */
export async function isMigrated<Tables>(database: Kysely<Tables>, kind: DatabaseKind): Promise<boolean> {
  return hasAllMigrations(await appliedMigrations(database), kind);
}

function hasAllMigrations(applied: readonly string[], kind: DatabaseKind): boolean {
  return Object.keys(MIGRATIONS[kind]).every((name) => applied.includes(name));
}
