import type { Learner } from '#contract/learner.ts';
import type { MainDatabase } from '../connect.ts';
import { fromFlag } from '../flags.ts';

type StoredLearner = Omit<Learner, 'autism' | 'preferences'>;

/** A learner as the main database knows them; their last sign-in is the beginning of their newest session. */
export async function findLearner(database: MainDatabase, learnerId: string): Promise<StoredLearner | undefined> {
  const row = await database
    .selectFrom('learners')
    .select(['id', 'name', 'email', 'emailVerified', 'image', 'createdAt', 'points', 'adhd', 'dyslexia'])
    .select((learner) =>
      learner
        .selectFrom('sessions')
        .select((session) => session.fn.max('sessions.createdAt').as('newest'))
        .whereRef('sessions.userId', '=', 'learners.id')
        .as('lastSignInAt'),
    )
    .where('id', '=', learnerId)
    .executeTakeFirst();
  if (!row) return undefined;
  return { ...row, emailVerified: fromFlag(row.emailVerified), lastSignInAt: row.lastSignInAt ?? row.createdAt };
}
