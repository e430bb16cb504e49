import { type Selectable, sql } from 'kysely';
import type { Learner } from '#contract/learner.ts';
import type { AgeBand } from '#rules/age-band.ts';
import { isPlaceholder } from '../../placeholder-email.ts';
import type { MainDatabase } from '../connect.ts';
import { fromFlag, toFlag } from '../flags.ts';
import type { Instant, LearnersTable } from '../tables.ts';

type StoredLearner = Omit<Learner, 'autism' | 'keepsResults' | 'preferences' | 'settings'>;
type LearnerRow = Pick<Selectable<LearnersTable>, (typeof LEARNER_COLUMNS)[number]>;

export const LEARNER_COLUMNS = [
  'id',
  'name',
  'email',
  'emailVerified',
  'image',
  'createdAt',
  'lastSignInAt',
  'points',
  'adhd',
  'dyslexia',
  'ageBand',
] as const;

/** A learner as the main database knows them. */
export async function findLearner(database: MainDatabase, learnerId: string): Promise<StoredLearner | undefined> {
  const row = await database
    .selectFrom('learners')
    .select(LEARNER_COLUMNS)
    .where('id', '=', learnerId)
    .executeTakeFirst();
  return row && storedLearner(row);
}

export function storedLearner(row: LearnerRow): StoredLearner {
  return {
    id: row.id,
    name: row.name,
    email: isPlaceholder(row.email) ? '' : row.email,
    emailVerified: fromFlag(row.emailVerified),
    image: row.image,
    createdAt: row.createdAt,
    lastSignInAt: row.lastSignInAt ?? row.createdAt,
    points: row.points,
    adhd: row.adhd,
    dyslexia: row.dyslexia,
    ageBand: row.ageBand,
  };
}

/** The learner who has an address. */
export async function findLearnerIdByEmail(database: MainDatabase, email: string): Promise<string | undefined> {
  const row = await database.selectFrom('learners').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id;
}

/** Remembers that a learner reads the mails to their address. */
export async function setEmailVerified(database: MainDatabase, learnerId: string): Promise<void> {
  await database
    .updateTable('learners')
    .set({ emailVerified: toFlag(true) })
    .where('id', '=', learnerId)
    .execute();
}

/**
 * Adds earned points in one statement and returns the new sum. Call it in the transaction that stores what earned them.
 * @throws when there is no such learner
 */
export async function addPoints(
  database: MainDatabase,
  learnerId: string,
  earned: number,
  at: Instant,
): Promise<number> {
  const { points } = await database
    .updateTable('learners')
    .set(({ eb }) => ({ points: eb('points', '+', earned), pointsReachedAt: at }))
    .where('id', '=', learnerId)
    .returning('points')
    .executeTakeFirstOrThrow();
  return points;
}

/**
 * The learner's points.
 * @throws when there is no such learner
 */
export async function findPoints(database: MainDatabase, learnerId: string): Promise<number> {
  const learners = database.selectFrom('learners').select('points').where('id', '=', learnerId);
  return (await learners.executeTakeFirstOrThrow()).points;
}

/** Remembers when the learner signed in last, which outlives the session that began then. */
export async function setLastSignIn(database: MainDatabase, learnerId: string, at: Date): Promise<void> {
  const instant = at.toISOString();
  const both = { lastSignInAt: instant, lastUsedAt: instant };
  await database.updateTable('learners').set(both).where('id', '=', learnerId).execute();
}

/** Remembers when the learner was here last; sessions say so once a day, when they are renewed. */
export async function setLastUsed(database: MainDatabase, learnerId: string, at: Date): Promise<void> {
  const lastUsedAt = at.toISOString();
  await database.updateTable('learners').set({ lastUsedAt }).where('id', '=', learnerId).execute();
}

export async function setName(database: MainDatabase, learnerId: string, name: string, at: Date): Promise<void> {
  const updatedAt = at.toISOString();
  await database.updateTable('learners').set({ name, updatedAt }).where('id', '=', learnerId).execute();
}

/** Says what an `img` shows for the learner: an address of ours, or nothing. */
export async function setImage(
  database: MainDatabase,
  learnerId: string,
  image: string | null,
  at: Date,
): Promise<void> {
  const updatedAt = at.toISOString();
  await database.updateTable('learners').set({ image, updatedAt }).where('id', '=', learnerId).execute();
}

/** Some of the learners whom nobody has been since an instant, in the order of their ids. */
export async function listUnusedSince(
  database: MainDatabase,
  since: Instant,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const rows = await unusedSince(database, since).where('id', '>', after).orderBy('id').limit(most).execute();
  return rows.map(({ id }) => id);
}

export async function isUnusedSince(database: MainDatabase, learnerId: string, since: Instant): Promise<boolean> {
  return (await unusedSince(database, since).where('id', '=', learnerId).executeTakeFirst()) !== undefined;
}

function unusedSince(database: MainDatabase, since: Instant) {
  const isBefore = sql<boolean>`coalesce("lastUsedAt", "lastSignInAt", "createdAt") < ${since}`;
  return database.selectFrom('learners').select('id').where(isBefore);
}

type NewRow = { id: string; name: string; email: string; emailVerified: boolean; ageBand: AgeBand; at: Instant };

/** Adds a learner. Gives false, and adds nobody, when somebody has this email. */
export async function insertLearner(database: MainDatabase, { at, emailVerified, ...row }: NewRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('learners')
    .values({
      ...row,
      emailVerified: toFlag(emailVerified),
      image: null,
      createdAt: at,
      updatedAt: at,
      lastSignInAt: at,
      lastUsedAt: at,
      adhd: null,
      dyslexia: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
