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
import { isShopPicture, presetPicturePath, type ShopPicture, UPLOADED_PICTURE } from '#rules/people/profile-picture.ts';
import { ownsPicture } from '#rules/rewards/shop.ts';
import type { MainDatabase } from '../database/connect.ts';
import { inLearnerTransaction } from '../database/transaction.ts';
import { pathParam, type Route } from '../http/answers/endpoint-routes.ts';
import { parsedBody } from '../http/answers/json-body.ts';
import { Problem } from '../http/answers/problems.ts';
import { findAccount } from '../identity/accounts/account-queries.ts';
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

/** Read from the bytes of a picture, because the sender's content type is not reliable. */
type PictureHeader = { mediaType: 'image/jpeg' | 'image/webp'; width: number; height: number };

/** The media type of a valid uploaded picture, a square of `UPLOADED_PICTURE.side`; null for anything else. */
export function uploadedPictureType(bytes: Buffer): PictureHeader['mediaType'] | null {
  if (bytes.length > UPLOADED_PICTURE.maxStoredBytes) return null;
  const header = webpHeader(bytes) ?? jpegHeader(bytes);
  const isSquare = header?.width === UPLOADED_PICTURE.side && header.height === UPLOADED_PICTURE.side;
  return isSquare ? header.mediaType : null;
}

const JPEG_START = 0xffd8;
/** The APP1 segment with Exif or XMP, which can hold the place and time of a photo. */
const JPEG_METADATA = 0xe1;
/** Start-of-frame markers C0 to CF, without C4 and CC (tables) and C8 (reserved). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The size of a JPEG; null for other files and for a JPEG with metadata. */
function jpegHeader(bytes: Buffer): PictureHeader | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== JPEG_START) return null;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === JPEG_METADATA) return null;
    if (isFrame(marker))
      return { mediaType: 'image/jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** VP8X flags for Exif, XMP and animation. */
const WEBP_REFUSED_FLAGS = 0b1110;

/** The size of a WebP; null for other files, and for a WebP with animation or metadata. */
function webpHeader(bytes: Buffer): PictureHeader | null {
  const isWebp = bytes.length >= 30 && text(bytes, 0) === 'RIFF' && text(bytes, 8) === 'WEBP';
  const size = isWebp ? WEBP_SIZES[text(bytes, 12)]?.(bytes) : null;
  return size ? { mediaType: 'image/webp', ...size } : null;
}

type Size = Pick<PictureHeader, 'width' | 'height'>;

/** How to read the size by the first chunk: lossy, lossless, extended. */
const WEBP_SIZES: Record<string, (bytes: Buffer) => Size | null> = {
  'VP8 ': (bytes) => ({ width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }),
  VP8L: (bytes) => {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  },
  VP8X: (bytes) => {
    if (bytes.readUInt8(20) & WEBP_REFUSED_FLAGS) return null;
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  },
};

function text(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4);
}
