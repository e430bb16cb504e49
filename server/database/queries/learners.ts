import type { Learner } from '#contract/learner.ts';
import type { MainDatabase } from '../connect.ts';
import { fromFlag } from '../flags.ts';
import type { Instant } from '../tables.ts';

type StoredLearner = Omit<Learner, 'autism' | 'preferences' | 'settings'>;

/** A learner as the main database knows them. */
export async function findLearner(database: MainDatabase, learnerId: string): Promise<StoredLearner | undefined> {
  const row = await database
    .selectFrom('learners')
    .select(['id', 'name', 'email', 'emailVerified', 'image', 'createdAt', 'lastSignInAt'])
    .select(['points', 'adhd', 'dyslexia'])
    .where('id', '=', learnerId)
    .executeTakeFirst();
  if (!row) return undefined;
  return { ...row, emailVerified: fromFlag(row.emailVerified), lastSignInAt: row.lastSignInAt ?? row.createdAt };
}

/** Adds to what the learner has from `at` on; to be called in the transaction of what earned it. */
export async function addPoints(database: MainDatabase, learnerId: string, points: number, at: Instant): Promise<void> {
  await database
    .updateTable('learners')
    .set(({ eb }) => ({ points: eb('points', '+', points), pointsReachedAt: at }))
    .where('id', '=', learnerId)
    .execute();
}

/** How many points the learner has. */
export async function findPoints(database: MainDatabase, learnerId: string): Promise<number> {
  const { points } = await database
    .selectFrom('learners')
    .select('points')
    .where('id', '=', learnerId)
    .executeTakeFirstOrThrow();
  return points;
}

/** Remembers when the learner signed in last, which outlives the session that began then. */
export async function setLastSignIn(database: MainDatabase, learnerId: string, at: Date): Promise<void> {
  const lastSignInAt = at.toISOString();
  await database.updateTable('learners').set({ lastSignInAt }).where('id', '=', learnerId).execute();
}
