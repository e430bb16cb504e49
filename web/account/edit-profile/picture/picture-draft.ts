import type { PictureChoice } from '#contract/profile.ts';
import { type PresetPicture, presetPictureAt, presetPicturePath } from '#rules/profile-picture.ts';
import { base64Of } from './own-picture.ts';

/** What can be chosen: the first letter of the name, a picture of the set, or one of the learner's own. */
export type PictureKind = 'letter' | 'own' | PresetPicture;

/** A choice before it is saved, with the address at which it can be seen. */
export type PictureDraft = { kind: PictureKind; shown: string | null };

/** What is chosen as long as nothing else is. */
export function savedPicture(image: string | null): PictureDraft {
  if (image === null) return { kind: 'letter', shown: null };
  return { kind: presetPictureAt(image) ?? 'own', shown: image };
}

/** `own`: the address of the picture that the learner has or brings, if there is one. */
export function pictureOf(kind: PictureKind, own: string | null): PictureDraft {
  if (kind === 'letter') return { kind, shown: null };
  return { kind, shown: kind === 'own' ? own : presetPicturePath(kind) };
}

/** What the server is told of it. */
export function choiceOf({ kind, shown }: PictureDraft): PictureChoice {
  if (kind === 'letter' || shown === null) return { kind: 'none' };
  return kind === 'own' ? { kind: 'own', base64: base64Of(shown) } : { kind: 'set', name: kind };
}
