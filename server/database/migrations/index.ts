import type { Kysely } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { StartupError } from '../../environment/startup-error.ts';
import { isPostgres } from '../engine.ts';
import { type DatabaseKind, MIGRATIONS, refuseUnknown } from './lists.ts';
import { adoptEarlierMigrations, appliedMigrations, applyInSteps, isBeingFilled } from './migrations-table.ts';

export { type DatabaseKind, kindOf, refuseUnknown } from './lists.ts';
export { appliedMigrations } from './migrations-table.ts';

const HALF_FILLED =
  'The database is being filled from another one, or that was interrupted. Run move-data again to its end.';

/**
 * Brings the tables up to date; servers that start together do it one after the other.
 * @throws StartupError when the database was made by a newer version of the app, is the other one, or is half filled.
 */
export function migrate<Tables>(database: Kysely<Tables>): Promise<void> {
  return migrateToLatest(database, 'main');
}

/** The same for the questionnaire's own database. */
export function migrateAutism<Tables>(database: Kysely<Tables>): Promise<void> {
  return migrateToLatest(database, 'autism');
}

/** The same for either of them, and on request for one that is to be filled. */
export async function migrateToLatest<Tables>(
  database: Kysely<Tables>,
  kind: DatabaseKind,
  { isToBeFilled = false } = {},
): Promise<void> {
  const applied = await appliedMigrations(database);
  refuseUnknown(applied, kind);
  await adoptEarlierMigrations(database, kind);
  if (!isToBeFilled && (await isBeingFilled(database))) throw new StartupError(HALF_FILLED);
  if (isAll(applied, kind)) return;
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

/** Whether a database has just the tables that this version knows, and is not half filled. */
export async function isUpToDate<Tables>(database: Kysely<Tables>, kind: DatabaseKind): Promise<boolean> {
  const applied = await appliedMigrations(database);
  const isKnown = applied.every((name) => name in MIGRATIONS[kind]);
  return isKnown && isAll(applied, kind) && !(await isBeingFilled(database));
}

/** Whether a database answers and has every table that this version knows; one of a newer version has more. */
export async function isMigrated<Tables>(database: Kysely<Tables>, kind: DatabaseKind): Promise<boolean> {
  return isAll(await appliedMigrations(database), kind);
}

function isAll(applied: readonly string[], kind: DatabaseKind): boolean {
  return Object.keys(MIGRATIONS[kind]).every((name) => applied.includes(name));
}
