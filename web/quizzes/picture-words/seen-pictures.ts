import { PICTURE_NAMES, type PictureName } from '#rules/quizzes/picture-names.ts';
import { SEEN_PICTURES_KEY } from '../../device/stored-learner.ts';

type Stored = { owner: string | null; pictures: PictureName[] };

/** The pictures that this learner, or the visitor of this device (`null`), has seen here, the one seen longest ago first. */
export function seenPictures(owner: string | null): PictureName[] {
  try {
    const stored = JSON.parse(localStorage.getItem(SEEN_PICTURES_KEY) ?? '{}') as Partial<Stored>;
    if (stored.owner !== owner || !Array.isArray(stored.pictures)) return [];
    return stored.pictures.filter((picture) => PICTURE_NAMES.includes(picture));
  } catch {
    return [];
  }
}

/** Remembers that these pictures were seen now; it is never sent, and forgotten when another learner plays here. */
export function rememberPictures(owner: string | null, shown: readonly PictureName[]): void {
  const before = seenPictures(owner).filter((picture) => !shown.includes(picture));
  try {
    localStorage.setItem(
      SEEN_PICTURES_KEY,
      JSON.stringify({ owner, pictures: [...before, ...shown] } satisfies Stored),
    );
  } catch {
    // Without storage any picture of the level can come.
  }
}
