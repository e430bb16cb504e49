import type { MainDatabase } from '../../database/connect.ts';
import type { Flag, Instant } from '../../database/tables.ts';

export type StoredSession = {
  id: string;
  device: string | null;
  startedAt: Instant;
  renewedAt: Instant;
  isShared: Flag;
};

/** The session with this token, expired or not, with its learner; undefined when there is none. */
export async function findSessionByToken(database: MainDatabase, token: string) {
  return database
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.userId')
    .select([
      'sessions.id',
      'accounts.id as learnerId',
      'sessions.createdAt as startedAt',
      'sessions.expiresAt',
      'sessions.isShared',
      'sessions.isByPictures',
    ])
    .where('sessions.token', '=', token)
    .executeTakeFirst();
}

/** The learner's sessions that have not expired at `at`, last used first. */
export function findSessions(database: MainDatabase, learnerId: string, at: Date): Promise<StoredSession[]> {
  return database
    .selectFrom('sessions')
    .select(['id', 'userAgent as device', 'createdAt as startedAt', 'updatedAt as renewedAt', 'isShared'])
    .where('userId', '=', learnerId)
    .where('expiresAt', '>', at.toISOString())
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute();
}

/** Whether a session has not been ended. */
export async function isSessionStored(database: MainDatabase, sessionId: string): Promise<boolean> {
  const sessions = database.selectFrom('sessions').select('id').where('id', '=', sessionId);
  return (await sessions.executeTakeFirst()) !== undefined;
}

/** Deletes one session of a learner, if it exists. */
export async function endSession(database: MainDatabase, learnerId: string, sessionId: string): Promise<void> {
  await database.deleteFrom('sessions').where('userId', '=', learnerId).where('id', '=', sessionId).execute();
}

/** Deletes all sessions of a learner. */
export async function endSessions(database: MainDatabase, learnerId: string): Promise<void> {
  await database.deleteFrom('sessions').where('userId', '=', learnerId).execute();
}

/** Deletes all sessions of a learner except one. */
export async function endOtherSessions(database: MainDatabase, learnerId: string, keptId: string): Promise<void> {
  await database.deleteFrom('sessions').where('userId', '=', learnerId).where('id', '!=', keptId).execute();
}
