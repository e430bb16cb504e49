import { useSyncExternalStore } from 'react';
import { SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';

const KEY = 'half-done';
/** first-paint.js reads it. */
const BEGUN_KEY = 'begun';

/** Remembers in this tab that a part was begun and not finished; `owner` is null for a visitor. */
export function markUnfinished(part: ScreeningPart, owner: string | null): void {
  markBegun();
  try {
    sessionStorage.setItem(KEY, entryOf(part, owner));
  } catch {
    // Without storage the part starts again without a note.
  }
}

/** Remembers on this device that a part was begun once. */
export function markBegun(): void {
  try {
    if (localStorage.getItem(BEGUN_KEY) === null) localStorage.setItem(BEGUN_KEY, JSON.stringify({ at: Date.now() }));
  } catch {
    // Without storage the dashboard shows the first step for a moment.
  }
}

export function forgetUnfinished(part: ScreeningPart, owner: string | null): void {
  try {
    if (sessionStorage.getItem(KEY) === entryOf(part, owner)) sessionStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was remembered.
  }
}

/** The part that this learner or visitor began in this tab and left before its end. */
export function unfinishedPart(owner: string | null): ScreeningPart | null {
  try {
    const entry = sessionStorage.getItem(KEY);
    return SCREENING_PARTS.find((part) => entryOf(part, owner) === entry) ?? null;
  } catch {
    return null;
  }
}

/** `unfinishedPart` as a hook for prerendered pages. */
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
