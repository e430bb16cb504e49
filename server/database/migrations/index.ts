import type { Kysely } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { StartupError } from '../../environment/startup-error.ts';
import { isPostgres } from '../engine.ts';
import { type DatabaseKind, MIGRATIONS, refuseUnknown } from './lists.ts';
import { adoptEarlierMigrations, appliedMigrations, applyInSteps, isBeingFilled } from './migrations-table.ts';

export { type DatabaseKind, kindOf, refuseUnknown } from './lists.ts';
export { appliedMigrations } from './migrations-table.ts';

const INCOMPLETE =
  'The database is being filled from another one, or that was interrupted. Run move-data again to its end.';

/**
 * Applies pending migrations. Servers that start together wait for each other.
 * @throws StartupError when the database is of a newer version, of the other kind, or incompletely filled by move-data
 */
export function migrate<Tables>(database: Kysely<Tables>): Promise<void> {
  return migrateToLatest(database, 'main');
}

/** The same for a separate questionnaire database. */
export function migrateAutism<Tables>(database: Kysely<Tables>): Promise<void> {
  return migrateToLatest(database, 'autism');
}

/** The same for either kind. `isToBeFilled` allows a database that move-data left incomplete. */
export async function migrateToLatest<Tables>(
  database: Kysely<Tables>,
  kind: DatabaseKind,
  { isToBeFilled = false } = {},
): Promise<void> {
  const applied = await appliedMigrations(database);
  refuseUnknown(applied, kind);
  await adoptEarlierMigrations(database, kind);
  if (!isToBeFilled && (await isBeingFilled(database))) throw new StartupError(INCOMPLETE);
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

/** Whether a database has exactly the migrations of this version and is not being filled by move-data. */
export async function isUpToDate<Tables>(database: Kysely<Tables>, kind: DatabaseKind): Promise<boolean> {
  const applied = await appliedMigrations(database);
  const isKnown = applied.every((name) => name in MIGRATIONS[kind]);
  return isKnown && hasAllMigrations(applied, kind) && !(await isBeingFilled(database));
}

/** Whether a database has all migrations of this version; it may have more, of a newer version. */
export async function isMigrated<Tables>(database: Kysely<Tables>, kind: DatabaseKind): Promise<boolean> {
  return hasAllMigrations(await appliedMigrations(database), kind);
}

function hasAllMigrations(applied: readonly string[], kind: DatabaseKind): boolean {
  return Object.keys(MIGRATIONS[kind]).every((name) => applied.includes(name));
}
