import { SEEN_WORD_TRAITS_KEY } from '../../device/stored-learner.ts';

/** Whether this learner, or the visitor of this device (`null`), has seen the note about traits. It is never sent. */
export function hasSeenWordTraits(owner: string | null): boolean {
  try {
    return localStorage.getItem(SEEN_WORD_TRAITS_KEY) === entryOf(owner);
  } catch {
    return false;
  }
}

/** Remembers it until another learner sees the note on this device, or this one signs out. */
export function markWordTraitsSeen(owner: string | null): void {
  try {
    localStorage.setItem(SEEN_WORD_TRAITS_KEY, entryOf(owner));
  } catch {
    // Without storage the note is shown after every quiz.
  }
}

function entryOf(owner: string | null): string {
  return JSON.stringify({ owner });
}
