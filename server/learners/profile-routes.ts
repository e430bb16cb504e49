import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import {
  type PictureChoice,
  type ProfileAnswer,
  type ProfileChange,
  profileChangeSchema,
} from '#contract/people/profile.ts';
import { addressOf } from '#contract/platform/endpoint.ts';
import type { ProblemCode } from '#contract/platform/problem.ts';
import { can } from '#rules/access.ts';
import { isShopPicture, presetPicturePath, type ShopPicture } from '#rules/people/profile-picture.ts';
import { ownsPicture } from '#rules/rewards/shop.ts';
import type { MainDatabase } from '../database/connect.ts';
import { inLearnerTransaction } from '../database/transaction.ts';
import { pathParam, type Route } from '../http/answers/endpoint-routes.ts';
import { parsedBody } from '../http/answers/json-body.ts';
import { Problem } from '../http/answers/problems.ts';
import { findAccount } from '../identity/accounts/account-queries.ts';
import { uploadedPictureType } from './picture-header.ts';
import { findOwnedItems } from './purchase-queries.ts';

/** A changed picture has a new URL, so that browsers can cache each one. */
const IMMUTABLE = 'private, max-age=31536000, immutable';

/** The name and the picture of a learner. */
export function profileRoutes(route: Route, { database, now }: { database: MainDatabase; now: () => Date }) {
  route('PATCH /learners/:learnerId/profile', async (c) => {
    const change = await profileChange(c);
    const [learnerId, { isByPictures }] = [c.get('learnerId'), c.get('session')];
    if (change.name !== undefined && !can({ learnerId, isByPictures }, 'change-name', learnerId))
      throw new Problem('not-found');
    return changeProfile(database, c.get('learnerId'), change, now());
  });

  route('GET /learners/:learnerId/picture/:pictureId', async (c) => {
    const picture = await findProfilePicture(database, c.get('learnerId'), pathParam(c, 'pictureId'));
    if (!picture) throw new Problem('not-found');
    c.header('Cache-Control', IMMUTABLE);
    c.header('Content-Type', picture.mediaType);
    return c.body(Buffer.from(picture.base64, 'base64'));
  });
}

async function profileChange(c: Context): Promise<ProfileChange> {
  const { data, error } = profileChangeSchema.safeParse(await parsedBody(c));
  if (error) throw new Problem(problemOf(error.issues[0]?.path ?? []));
  return data;
}

function problemOf([field, ...within]: readonly PropertyKey[]): ProblemCode {
  if (field === 'name') return 'name-not-usable';
  return field === 'picture' && within[0] === 'base64' ? 'picture-not-usable' : 'invalid-request';
}

/** A picture that the learner uploaded, as media type and base64; undefined when there is none with this id. */
async function findProfilePicture(database: MainDatabase, learnerId: string, pictureId: string) {
  return database
    .selectFrom('profilePictures')
    .select(['mediaType', 'base64'])
    .where('learnerId', '=', learnerId)
    .where('pictureId', '=', pictureId)
    .executeTakeFirst();
}

/**
 * Changes a learner's name, picture or both in one transaction.
 * @throws Problem `picture-not-usable`, also for a picture of the shop that the learner did not buy.
 */
function changeProfile(
  database: MainDatabase,
  learnerId: string,
  { name, picture }: ProfileChange,
  now: Date,
): Promise<ProfileAnswer> {
  return inLearnerTransaction(database, learnerId, async (transaction) => {
    if (name !== undefined) await setProfile(transaction, learnerId, { name }, now);
    if (picture !== undefined) {
      const image = await replacePicture(transaction, learnerId, picture, now);
      await setProfile(transaction, learnerId, { image }, now);
    }
    const account = await findAccount(transaction, learnerId);
    if (!account) throw new Problem('not-signed-in');
    return { name: account.name, image: account.image };
  });
}

/** Replaces the stored picture and returns the path of the new one; null for none. */
async function replacePicture(
  database: MainDatabase,
  learnerId: string,
  choice: PictureChoice,
  now: Date,
): Promise<string | null> {
  if (choice.kind === 'set' && isShopPicture(choice.name)) await refuseNotOwned(database, learnerId, choice.name);
  await database.deleteFrom('profilePictures').where('learnerId', '=', learnerId).execute();
  if (choice.kind === 'none') return null;
  if (choice.kind === 'set') return presetPicturePath(choice.name);
  const { base64 } = choice;
  const mediaType = uploadedPictureType(Buffer.from(base64, 'base64'));
  if (!mediaType) throw new Problem('picture-not-usable');
  const pictureId = randomUUID();
  const row = { learnerId, pictureId, mediaType, base64, changedAt: now.toISOString() };
  await database.insertInto('profilePictures').values(row).execute();
  return addressOf('GET /learners/:learnerId/picture/:pictureId', { learnerId, pictureId });
}

async function refuseNotOwned(database: MainDatabase, learnerId: string, picture: ShopPicture): Promise<void> {
  if (!ownsPicture(picture, await findOwnedItems(database, learnerId))) throw new Problem('picture-not-usable');
}

/** Sets the name, the image or both. `image` is a path on this server; null for none. */
async function setProfile(
  database: MainDatabase,
  learnerId: string,
  change: { name?: string; image?: string | null },
  now: Date,
): Promise<void> {
  const row = { ...change, updatedAt: now.toISOString() };
  await database.updateTable('accounts').set(row).where('id', '=', learnerId).execute();
}
