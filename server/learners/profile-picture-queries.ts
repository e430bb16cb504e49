import type { MainDatabase } from '../database/connect.ts';
import type { ProfilePicturesTable } from '../database/tables.ts';

/** A picture that a learner brought themselves, as it is served. */
export async function findProfilePicture(database: MainDatabase, learnerId: string, pictureId: string) {
  return database
    .selectFrom('profilePictures')
    .select(['mediaType', 'base64'])
    .where('learnerId', '=', learnerId)
    .where('pictureId', '=', pictureId)
    .executeTakeFirst();
}

/** Keeps a picture of a learner who has none; to be called in the transaction that shows it. */
export async function keepProfilePicture(database: MainDatabase, picture: ProfilePicturesTable): Promise<void> {
  await database.insertInto('profilePictures').values(picture).execute();
}

export async function deleteProfilePicture(database: MainDatabase, learnerId: string): Promise<void> {
  await database.deleteFrom('profilePictures').where('learnerId', '=', learnerId).execute();
}
