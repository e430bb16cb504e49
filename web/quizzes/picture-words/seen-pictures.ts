import { PICTURE_NAMES, type PictureName } from '#rules/quizzes/picture-names.ts';
import { stored } from '../../device/stored.ts';
import { SEEN_PICTURES_KEY } from '../../device/stored-learner.ts';

const seen = stored<{ owner: string | null; pictures: PictureName[] }>(SEEN_PICTURES_KEY);

/**
 * The pictures that this learner, or the visitor of this device (`null`), has seen here, the least recently seen
 * first.
 */
export function seenPictures(owner: string | null): PictureName[] {
  const pictures = seen.read((kept) => (kept.owner === owner && Array.isArray(kept.pictures) ? kept.pictures : null));
  return (pictures ?? []).filter((picture) => PICTURE_NAMES.includes(picture));
}

/** Stores that these pictures were seen now; never sent. Overwritten when another learner plays on this device. */
export function rememberPictures(owner: string | null, shown: readonly PictureName[]): void {
  const before = seenPictures(owner).filter((picture) => !shown.includes(picture));
  seen.write({ owner, pictures: [...before, ...shown] });
}
