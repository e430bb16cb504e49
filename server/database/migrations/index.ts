import type { Kysely } from 'kysely';
import { createSignInTables } from './001-sign-in.ts';
import { createScreeningAttempts, createTraitsQuestionnaire } from './002-screening-attempts.ts';
import { createPreferences } from './003-preferences.ts';
import { createRateLimits } from './004-rate-limits.ts';
import { createGameRuns } from './005-game-runs.ts';
import { createSettings } from './006-settings.ts';
import { addLeaderboard, fillPointsReached } from './007-leaderboard.ts';
import { createDemoRequests } from './008-demo-requests.ts';
import { addAgeAndConsents, fillLastUsed } from './009-age-and-consents.ts';
import { createMails } from './010-mails.ts';
import { createProfilePictures } from './011-profile-pictures.ts';
import { createAutismDeletions } from './012-autism-deletions.ts';
import { createDatabasePairs } from './013-database-pairs.ts';
import { layAutismFlagsByKey, layRowsByKey } from './014-rows-by-key.ts';
import {
  appliedMigrations,
  applyMigrations,
  type DatabaseKind,
  kindOf,
  type Migration,
  refuseUnknown,
} from './bookkeeping.ts';

export { type DatabaseKind, kindOf };

/** In the order in which they are applied. One that was released is never changed. */
const MIGRATIONS: readonly Migration[] = [
  ['001-sign-in', createSignInTables],
  ['002-screening-attempts', createScreeningAttempts],
  ['003-preferences', createPreferences],
  ['004-rate-limits', createRateLimits],
  ['005-game-runs', createGameRuns],
  ['006-settings', createSettings],
  ['007-leaderboard', addLeaderboard],
  ['007-points-reached', fillPointsReached],
  ['008-demo-requests', createDemoRequests],
  ['009-age-and-consents', addAgeAndConsents],
  ['009-last-used', fillLastUsed],
  ['010-mails', createMails],
  ['011-profile-pictures', createProfilePictures],
  ['012-autism-deletions', createAutismDeletions],
  ['013-database-pairs', createDatabasePairs],
  ['014-rows-by-key', layRowsByKey],
];

/**
 * The questionnaire's tables where they have a database of their own. The main one has them too, empty then: a migration
 * that changes them belongs into both lists.
 */
const AUTISM_MIGRATIONS: readonly Migration[] = [
  ['autism-002-traits-questionnaire', createTraitsQuestionnaire],
  ['autism-013-database-pairs', createDatabasePairs],
  ['autism-014-rows-by-key', layAutismFlagsByKey],
];

const LISTS = { main: MIGRATIONS, autism: AUTISM_MIGRATIONS } as const;

/**
 * Brings the tables up to date; servers that start together do it one after the other.
 * @throws CannotStart when the database was made by a newer version of the app.
 */
export function migrate<Tables>(database: Kysely<Tables>): Promise<void> {
  return applyMigrations(database, MIGRATIONS);
}

/** The same for the questionnaire's own database. */
export function migrateAutism<Tables>(database: Kysely<Tables>): Promise<void> {
  return applyMigrations(database, AUTISM_MIGRATIONS);
}

/** Brings a copy of either of them up to date, also one that is still to be filled. */
export function migrateCopy<Tables>(database: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  return applyMigrations(database, LISTS[kind], { isToBeFilled: true });
}

/** Whether a database has just the tables that this version knows, and is not half filled. */
export async function isUpToDate<Tables>(database: Kysely<Tables>, kind: DatabaseKind): Promise<boolean> {
  const applied = await appliedMigrations(database);
  return applied.length === LISTS[kind].length && LISTS[kind].every(([name]) => applied.includes(name));
}

/** Whether a database answers and has every table that this version knows; one of a newer version has more. */
export async function isMigrated<Tables>(database: Kysely<Tables>, kind: DatabaseKind): Promise<boolean> {
  const applied = await appliedMigrations(database);
  return LISTS[kind].every(([name]) => applied.includes(name));
}

/** @throws CannotStart when some of these are of a newer version of the app. */
export function refuseNewer(applied: readonly string[]): void {
  refuseUnknown(applied, LISTS[kindOf(applied)]);
}
