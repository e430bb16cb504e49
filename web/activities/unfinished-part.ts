import { useSyncExternalStore } from 'react';
import { SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { IN_THIS_TAB, storedText } from '../device/stored.ts';

const unfinished = storedText('half-done', IN_THIS_TAB);
/** first-paint.js reads it. */
const begun = storedText('begun');

/** Stores in this tab that a screening part was started and not finished; `owner` is null for a visitor. */
export function markUnfinished(part: ScreeningPart, owner: string | null): void {
  markBegun();
  unfinished.write(entryOf(part, owner));
}

/** Stores on this device that a screening part was started once. */
export function markBegun(): void {
  if (begun.read() === null) begun.write(JSON.stringify({ at: Date.now() }));
}

export function forgetUnfinished(part: ScreeningPart, owner: string | null): void {
  if (unfinished.read() === entryOf(part, owner)) unfinished.write(null);
}

/** The screening part that this learner or visitor left unfinished in this tab. */
export function unfinishedPart(owner: string | null): ScreeningPart | null {
  const entry = unfinished.read();
  return SCREENING_PARTS.find((part) => entryOf(part, owner) === entry) ?? null;
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
