import type { PictureChoice } from '#contract/people/profile.ts';
import { type PresetPicture, presetPictureAt, presetPicturePath } from '#rules/people/profile-picture.ts';

/** `letter`: the first letter of the name. `own`: a picture that the learner uploaded. */
export type PictureKind = 'letter' | 'own' | PresetPicture;

/** `shown`: the `src` of an `img`; null for the letter. */
export type PictureDraft = { kind: PictureKind; shown: string | null };

/** The picture stored on the server. */
export function savedPicture(image: string | null): PictureDraft {
  if (image === null) return { kind: 'letter', shown: null };
  return { kind: presetPictureAt(image) ?? 'own', shown: image };
}

/** `own`: the URL of the learner's uploaded picture, if there is one. */
export function pictureOf(kind: PictureKind, own: string | null): PictureDraft {
  if (kind === 'letter') return { kind, shown: null };
  return { kind, shown: kind === 'own' ? own : presetPicturePath(kind) };
}

/** The choice in the format of the API: an uploaded picture without the prefix of its data URL. */
export function toPictureChoice({ kind, shown }: PictureDraft): PictureChoice {
  if (kind === 'letter' || shown === null) return { kind: 'none' };
  return kind === 'own' ? { kind: 'own', base64: shown.slice(shown.indexOf(',') + 1) } : { kind: 'set', name: kind };
}
