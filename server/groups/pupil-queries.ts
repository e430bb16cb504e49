import type { MainDatabase } from '../database/connect.ts';

/** The newest times that a learner got new pictures, newest first; `most` of them. */
export async function findPictureChanges(database: MainDatabase, learnerId: string, most: number) {
  return database
    .selectFrom('pictureChanges')
    .leftJoin('accounts', 'accounts.id', 'pictureChanges.leaderId')
    .select(['changedAt', 'accounts.name as leaderName'])
    .where('learnerId', '=', learnerId)
    .orderBy('changedAt', 'desc')
    .orderBy('changeId', 'desc')
    .limit(most)
    .execute();
}
