import { randomUUID } from 'node:crypto';
import type { PictureChoice, ProfileAnswer, ProfileChange } from '#contract/profile.ts';
import { presetPicturePath } from '#rules/profile-picture.ts';
import { revealsIdentity } from '#rules/reveals-identity.ts';
import type { MainDatabase } from '../database/connect.ts';
import { inLearnerTransaction } from '../database/transaction.ts';
import { Problem } from '../http/problems.ts';
import { findLearner } from '../identity/learner-queries.ts';
import { uploadedPictureType } from './picture-header.ts';
import { deleteProfilePicture, findNickname, insertProfilePicture, setProfile } from './profile-queries.ts';

/**
 * Changes a learner's name, picture or both in one transaction.
 * @throws Problem `nickname-tells-name` when the shown nickname would reveal the new name, or `picture-not-usable`.
 */
export function changeProfile(
  database: MainDatabase,
  learnerId: string,
  { name, picture }: ProfileChange,
  now: Date,
): Promise<ProfileAnswer> {
  return inLearnerTransaction(database, learnerId, async (transaction) => {
    if (name !== undefined) await changeName(transaction, learnerId, name, now);
    if (picture !== undefined) {
      const image = await replacePicture(transaction, learnerId, picture, now);
      await setProfile(transaction, learnerId, { image }, now);
    }
    const learner = await findLearner(transaction, learnerId);
    if (!learner) throw new Problem('not-signed-in');
    return { name: learner.name, image: learner.image };
  });
}

async function changeName(database: MainDatabase, learnerId: string, name: string, now: Date): Promise<void> {
  const nickname = await findNickname(database, learnerId);
  if (nickname && revealsIdentity(nickname, { name, email: '' })) throw new Problem('nickname-tells-name');
  await setProfile(database, learnerId, { name }, now);
}

/** Replaces the stored picture and returns the path of the new one; null for none. */
async function replacePicture(
  database: MainDatabase,
  learnerId: string,
  choice: PictureChoice,
  now: Date,
): Promise<string | null> {
  await deleteProfilePicture(database, learnerId);
  if (choice.kind === 'none') return null;
  if (choice.kind === 'set') return presetPicturePath(choice.name);
  const { base64 } = choice;
  const mediaType = uploadedPictureType(Buffer.from(base64, 'base64'));
  if (!mediaType) throw new Problem('picture-not-usable');
  const pictureId = randomUUID();
  await insertProfilePicture(database, { learnerId, pictureId, mediaType, base64, changedAt: now.toISOString() });
  return `/api/learners/${learnerId}/picture/${pictureId}`;
}
