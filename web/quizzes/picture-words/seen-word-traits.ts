import { stored } from '../../device/stored.ts';
import { SEEN_WORD_TRAITS_KEY } from '../../device/stored-learner.ts';

const seenBy = stored<{ owner: string | null }>(SEEN_WORD_TRAITS_KEY);

/** Whether this learner, or the visitor of this device (`null`), has seen the note about traits. It is never sent. */
export function hasSeenWordTraits(owner: string | null): boolean {
  return seenBy.read((kept) => kept.owner === owner) ?? false;
}

/** Stores that the note was seen, until another learner sees it on this device or this learner signs out. */
export function markWordTraitsSeen(owner: string | null): void {
  seenBy.write({ owner });
}
