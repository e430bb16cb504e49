import { type Kysely, sql } from 'kysely';
import { CannotStart } from '../../cannot-start.ts';
import { createSignInTables } from './001-sign-in.ts';
import { createScreeningAttempts } from './002-screening-attempts.ts';
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

/** In the order in which they are applied. One that was released is never changed. */
const MIGRATIONS: ReadonlyArray<readonly [name: string, apply: (database: Kysely<unknown>) => Promise<void>]> = [
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
];

type Bookkeeping = { migrations: { name: string; appliedAt: string }; migrationLock: { id: number; takenAt: string } };

/**
 * Brings the tables up to date; servers that start together do it one after the other.
 * @throws CannotStart when the database was made by a newer version of the app.
 */
export async function migrate<Tables>(database: Kysely<Tables>): Promise<void> {
  const books = database as unknown as Kysely<Bookkeeping>;
  await createBookkeeping(books);
  const applied = new Set((await books.selectFrom('migrations').select('name').execute()).map(({ name }) => name));
  for (const [name] of MIGRATIONS) applied.delete(name);
  if (applied.size > 0) throw new CannotStart(newerVersionSentence([...applied]));
  for (const [name, apply] of MIGRATIONS) await applyOnce(books, name, apply);
}

async function createBookkeeping(books: Kysely<Bookkeeping>): Promise<void> {
  await books.transaction().execute(async (transaction) => {
    const { schema } = transaction;
    const names = schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (name) => name.primaryKey());
    await names.addColumn('appliedAt', 'text', (at) => at.notNull()).execute();
    const lock = schema
      .createTable('migrationLock')
      .ifNotExists()
      .addColumn('id', 'integer', (id) => id.primaryKey());
    await lock.addColumn('takenAt', 'text', (at) => at.notNull()).execute();
    const row = { id: 1, takenAt: '' };
    await transaction
      .insertInto('migrationLock')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

async function applyOnce(
  books: Kysely<Bookkeeping>,
  name: string,
  apply: (database: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  await books.transaction().execute(async (transaction) => {
    const now = new Date().toISOString();
    // Holds the lock's row until the end of the transaction, without the advisory locks that some databases lack.
    await transaction.updateTable('migrationLock').set({ takenAt: now }).where('id', '=', 1).execute();
    const { count } = await transaction
      .selectFrom('migrations')
      .select(sql<number>`count(*)`.as('count'))
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) return;
    await apply(transaction as unknown as Kysely<unknown>);
    await transaction.insertInto('migrations').values({ name, appliedAt: now }).execute();
  });
}

function newerVersionSentence(names: string[]): string {
  return `The database was made by a newer version of this app (${names.join(', ')}). Start that version instead.`;
}
