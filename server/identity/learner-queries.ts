import type { Selectable } from 'kysely';
import type { Learner } from '#contract/learner.ts';
import type { AgeBand } from '#rules/age-band.ts';
import type { MainDatabase } from '../database/connect.ts';
import { fromFlag, toFlag } from '../database/flags.ts';
import type { Instant, LearnersTable } from '../database/tables.ts';
import { isPlaceholder } from '../mail/placeholder-email.ts';

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

/** A learner without the autism band, consent, preferences and settings; undefined when there is no such learner. */
export async function findLearner(database: MainDatabase, learnerId: string): Promise<StoredLearner | undefined> {
  const row = await database
    .selectFrom('learners')
    .select(LEARNER_COLUMNS)
    .where('id', '=', learnerId)
    .executeTakeFirst();
  return row && storedLearner(row);
}

/** The learner of a row. A placeholder address becomes an empty one. */
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

/** The id of the learner with this address, in lower case; undefined when there is none. */
export async function findLearnerIdByEmail(database: MainDatabase, email: string): Promise<string | undefined> {
  const row = await database.selectFrom('learners').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id;
}

/** Marks the learner's address as verified. */
export async function setEmailVerified(database: MainDatabase, learnerId: string): Promise<void> {
  await database
    .updateTable('learners')
    .set({ emailVerified: toFlag(true) })
    .where('id', '=', learnerId)
    .execute();
}

/** Stores the instant of the last sign-in, which stays when the session is deleted. */
export async function setLastSignIn(database: MainDatabase, learnerId: string, at: Date): Promise<void> {
  const instant = at.toISOString();
  const both = { lastSignInAt: instant, lastUsedAt: instant };
  await database.updateTable('learners').set(both).where('id', '=', learnerId).execute();
}

/** Stores the instant of the last use. Called once a day, when a session is renewed. */
export async function setLastUsed(database: MainDatabase, learnerId: string, at: Date): Promise<void> {
  const lastUsedAt = at.toISOString();
  await database.updateTable('learners').set({ lastUsedAt }).where('id', '=', learnerId).execute();
}

type NewRow = { id: string; name: string; email: string; emailVerified: boolean; ageBand: AgeBand; at: Instant };

/** Stores a learner. Returns false, and stores nothing, when the email is taken. */
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
