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
