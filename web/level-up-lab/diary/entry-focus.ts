/** The id of the heading above the entries. */
export const EARLIER = 'earlier';

/** The id of the Edit button of an entry. */
export function editButtonId(entryId: string): string {
  return `edit-${entryId}`;
}

/**
 * The element to focus when that of an entry was removed: the entry, otherwise the heading of the list, otherwise the
 * new entry.
 */
export function focusTargetNear(entryId: string | undefined): HTMLElement | null {
  const entry = entryId === undefined ? null : document.getElementById(editButtonId(entryId));
  return entry ?? document.getElementById(EARLIER) ?? document.querySelector<HTMLElement>('form [name="title"]');
}
