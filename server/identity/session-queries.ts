import type { MainDatabase } from '../database/connect.ts';
import type { Instant } from '../database/tables.ts';

export type StoredSession = { id: string; device: string | null; startedAt: Instant; renewedAt: Instant };

/** The session that a browser proves with its cookie, of a learner who is still there. */
export async function findSessionByToken(database: MainDatabase, token: string) {
  return database
    .selectFrom('sessions')
    .innerJoin('learners', 'learners.id', 'sessions.userId')
    .select(['sessions.id', 'learners.id as learnerId', 'sessions.createdAt as startedAt', 'sessions.expiresAt'])
    .where('sessions.token', '=', token)
    .executeTakeFirst();
}

/** The browsers in which a learner is signed in at `at`, the one that was used last first. */
export function findSessions(database: MainDatabase, learnerId: string, at: Date): Promise<StoredSession[]> {
  return database
    .selectFrom('sessions')
    .select(['id', 'userAgent as device', 'createdAt as startedAt', 'updatedAt as renewedAt'])
    .where('userId', '=', learnerId)
    .where('expiresAt', '>', at.toISOString())
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute();
}

/** Signs a learner out of one browser; does nothing when they are not signed in there. */
export async function endSession(database: MainDatabase, learnerId: string, sessionId: string): Promise<void> {
  await database.deleteFrom('sessions').where('userId', '=', learnerId).where('id', '=', sessionId).execute();
}

/** Signs a learner out of every browser. */
export async function endSessions(database: MainDatabase, learnerId: string): Promise<void> {
  await database.deleteFrom('sessions').where('userId', '=', learnerId).execute();
}

/** Signs a learner out of every browser but one. */
export async function endOtherSessions(database: MainDatabase, learnerId: string, kept: string): Promise<void> {
  await database.deleteFrom('sessions').where('userId', '=', learnerId).where('id', '!=', kept).execute();
}
