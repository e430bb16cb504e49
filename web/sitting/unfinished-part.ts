import { useSyncExternalStore } from 'react';
import { SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';

const KEY = 'half-done';

/** Remembers, for as long as this tab is open, that a learner or a visitor has begun a part and not finished it. */
export function markUnfinished(part: ScreeningPart, owner: string | null): void {
  try {
    sessionStorage.setItem(KEY, entryOf(part, owner));
  } catch {
    // Where the browser keeps nothing, the part starts again without a word.
  }
}

/** The part is finished, or was never begun. */
export function forgetUnfinished(part: ScreeningPart, owner: string | null): void {
  try {
    if (sessionStorage.getItem(KEY) === entryOf(part, owner)) sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** The part that this person began in this tab and left before its end. */
export function unfinishedPart(owner: string | null): ScreeningPart | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    return SCREENING_PARTS.find((part) => entryOf(part, owner) === kept) ?? null;
  } catch {
    return null;
  }
}

/** The same on a page that is also built ahead, for nobody. */
export function useUnfinishedPart(owner: string | null): ScreeningPart | null {
  return useSyncExternalStore(
    () => () => {},
    () => unfinishedPart(owner),
    () => null,
  );
}

function entryOf(part: ScreeningPart, owner: string | null): string {
  return `${part} ${owner ?? ''}`;
}
