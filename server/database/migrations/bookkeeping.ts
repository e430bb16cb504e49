import type { Kysely } from 'kysely';
import { DatabaseError } from 'pg';
import { CannotStart } from '../../environment/startup-error.ts';
import { isPostgres } from '../engine.ts';
import { inTransaction } from '../transaction.ts';

/** What a database holds: everything, or the questionnaire's results alone. */
export type DatabaseKind = 'main' | 'autism';

const OTHER_KIND = {
  main: "This database holds the questionnaire's results alone. Name the main database here.",
  autism: "This is the main database. Name the one of the questionnaire's results here.",
} as const;

export type Migration = readonly [name: string, apply: (database: Kysely<unknown>) => Promise<void>];
type Books = Kysely<{
  migrations: { name: string; appliedAt: string };
  migrationLock: { id: number; takenAt: string };
}>;

/** Stands for the instant of a migration that was begun and may have been stopped before its end was written down. */
const BEGUN = '';
/** Stands among the migrations for as long as a database is filled from another one; no server starts on it then. */
export const BEING_FILLED = 'being-filled';
const HALF_FILLED =
  'The database is being filled from another one, or that was interrupted. Run move-data or restore again to its end.';
/** PostgreSQL's codes for a table or index, a column, or another thing that is there already; the last: by a hair. */
const THERE_ALREADY = new Set(['42P07', '42701', '42710', '23505']);

/**
 * Applies what was not applied yet; servers that start together do it one after the other.
 * @throws CannotStart when the database knows migrations that this version does not, or is only half filled.
 */
export async function applyMigrations<Tables>(
  database: Kysely<Tables>,
  migrations: readonly Migration[],
  { isToBeFilled = false } = {},
): Promise<void> {
  const books = database as unknown as Books;
  const apply = isPostgres(books) ? applyInSteps : applyAtOnce;
  await createBooks(books);
  await (isPostgres(books) ? holdingLock : atOnce)(books, async () => {
    const noted = (await notesOf(books)).map(({ name }) => name);
    if (!isToBeFilled && noted.includes(BEING_FILLED)) throw new CannotStart(HALF_FILLED);
    refuseUnknown(noted, migrations);
    for (const migration of migrations) await apply(books, migration);
  });
}

/** The names of what was applied to a database; none of something else. */
export async function appliedMigrations<Tables>(database: Kysely<Tables>): Promise<string[]> {
  const notes = await notesOf(database as unknown as Books).catch(() => []);
  return notes.filter(({ appliedAt }) => appliedAt !== BEGUN).map(({ name }) => name);
}

/** Which of the two databases has such migrations. */
export function kindOf(applied: readonly string[]): DatabaseKind {
  return applied.some((name) => name.startsWith('autism-')) ? 'autism' : 'main';
}

/** @throws CannotStart when some of the noted ones are of a newer version of the app, or of the other database. */
export function refuseUnknown(noted: readonly string[], migrations: readonly Migration[]): void {
  const known = new Set([BEING_FILLED, ...migrations.map(([name]) => name)]);
  const unknown = noted.filter((name) => !known.has(name));
  const wanted = kindOf([...known]);
  if (unknown.length > 0 && kindOf(noted) !== wanted) throw new CannotStart(OTHER_KIND[wanted]);
  if (unknown.length > 0)
    throw new CannotStart(
      `The database was made by a newer version of this app (${unknown.join(', ')}). Start that version instead.`,
    );
}

function notesOf(books: Books): Promise<{ name: string; appliedAt: string }[]> {
  return books.selectFrom('migrations').selectAll().orderBy('name').execute();
}

async function createBooks(books: Books): Promise<void> {
  const names = books.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (name) => name.primaryKey())
    .addColumn('appliedAt', 'text', (at) => at.notNull());
  const lock = books.schema
    .createTable('migrationLock')
    .ifNotExists()
    .addColumn('id', 'integer', (id) => id.primaryKey())
    .addColumn('takenAt', 'text', (at) => at.notNull());
  for (const table of [names, lock])
    await table.execute().catch((error) => {
      if (!isThereAlready(error)) throw error;
    });
  await books
    .insertInto('migrationLock')
    .values({ id: 1, takenAt: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Where one transaction can hold all of it: the migration and its bookkeeping, both or neither. */
async function applyAtOnce(books: Books, [name, apply]: Migration): Promise<void> {
  await inTransaction(books, async (transaction) => {
    if ((await appliedAt(transaction, name)) !== undefined) return;
    await apply(transaction as unknown as Kysely<unknown>);
    await transaction.insertInto('migrations').values({ name, appliedAt: new Date().toISOString() }).execute();
  });
}

/** Where tables and rows may not change in one transaction: what is begun is written down, done, and written down. */
async function applyInSteps(books: Books, [name, apply]: Migration): Promise<void> {
  const before = await appliedAt(books, name);
  if (before !== undefined && before !== BEGUN) return;
  if (before === undefined) await books.insertInto('migrations').values({ name, appliedAt: BEGUN }).execute();
  try {
    await inTransaction(books, (transaction) => apply(transaction as unknown as Kysely<unknown>));
  } catch (error) {
    // Somebody was stopped between the change and the note that it is done.
    if (before !== BEGUN || !isThereAlready(error)) {
      await books.deleteFrom('migrations').where('name', '=', name).where('appliedAt', '=', BEGUN).execute();
      throw error;
    }
  }
  const now = new Date().toISOString();
  await books.updateTable('migrations').set({ appliedAt: now }).where('name', '=', name).execute();
}

async function appliedAt(books: Books, name: string): Promise<string | undefined> {
  const row = await books.selectFrom('migrations').select('appliedAt').where('name', '=', name).executeTakeFirst();
  return row?.appliedAt;
}

/** Holds the lock's row on a connection of its own, without the advisory locks that some databases lack. */
async function holdingLock(books: Books, work: () => Promise<void>): Promise<void> {
  await books
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (transaction) => {
      const takenAt = new Date().toISOString();
      await transaction.updateTable('migrationLock').set({ takenAt }).where('id', '=', 1).execute();
      await work();
    });
}

/** Where each migration has a transaction of its own that waits for those of others. */
function atOnce(_books: Books, work: () => Promise<void>): Promise<void> {
  return work();
}

function isThereAlready(error: unknown): boolean {
  return error instanceof DatabaseError && THERE_ALREADY.has(error.code ?? '');
}
