import { z } from 'zod';
import { OWN_PICTURE, SET_PICTURE_NAMES } from '#rules/profile-picture.ts';
import { nameSchema } from './learner.ts';

const LONGEST_BASE64 = Math.ceil(OWN_PICTURE.mostBytesKept / 3) * 4;

/** Made by the server; another picture has another one. */
export const pictureIdSchema = z.uuid();

/** What stands for a learner: the first letter of their name, a picture of the set, or one of their own. */
export const pictureChoiceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('set'), name: z.enum(SET_PICTURE_NAMES) }),
  /** A square of `OWN_PICTURE.side` pixels as WebP or JPEG. */
  z.strictObject({ kind: z.literal('own'), base64: z.base64().min(1).max(LONGEST_BASE64) }),
]);
export type PictureChoice = z.infer<typeof pictureChoiceSchema>;

/** A change of one or both of them. */
export const profileChangeSchema = z.strictObject({
  name: nameSchema.exactOptional(),
  picture: pictureChoiceSchema.exactOptional(),
});
export type ProfileChange = z.infer<typeof profileChangeSchema>;

/** How the learner is shown from now on; `image` is an address of ours, or null. */
export type ProfileAnswer = { name: string; image: string | null };
