import type { MainDatabase } from '../database/connect.ts';
import type { ProfilePicturesTable } from '../database/tables.ts';

/** The nickname shown on the leaderboard; null when the learner is not shown there. */
export async function findNickname(database: MainDatabase, learnerId: string): Promise<string | null> {
  const learners = database.selectFrom('learners').select('leaderboardNickname').where('id', '=', learnerId);
  return (await learners.executeTakeFirst())?.leaderboardNickname ?? null;
}

/** Sets the name, the image or both. `image` is a path on this server; null for none. */
export async function setProfile(
  database: MainDatabase,
  learnerId: string,
  change: { name?: string; image?: string | null },
  now: Date,
): Promise<void> {
  const row = { ...change, updatedAt: now.toISOString() };
  await database.updateTable('learners').set(row).where('id', '=', learnerId).execute();
}

/** A picture that the learner uploaded, as media type and base64; undefined when there is none with this id. */
export async function findProfilePicture(database: MainDatabase, learnerId: string, pictureId: string) {
  return database
    .selectFrom('profilePictures')
    .select(['mediaType', 'base64'])
    .where('learnerId', '=', learnerId)
    .where('pictureId', '=', pictureId)
    .executeTakeFirst();
}

/** Stores an uploaded picture; rejects when the learner has one. Call it in the transaction that sets the image. */
export async function insertProfilePicture(database: MainDatabase, picture: ProfilePicturesTable): Promise<void> {
  await database.insertInto('profilePictures').values(picture).execute();
}

/** Deletes the uploaded picture of a learner, if there is one. */
export async function deleteProfilePicture(database: MainDatabase, learnerId: string): Promise<void> {
  await database.deleteFrom('profilePictures').where('learnerId', '=', learnerId).execute();
}
