/** The id of the heading above the entries. */
export const EARLIER = 'earlier';

/** The id of the Edit button of an entry. */
export function editButtonId(entryId: string): string {
  return `edit-${entryId}`;
}

/** What gets the focus when its element is gone: the entry, else the heading above all entries, else the new entry. */
export function focusTargetNear(entryId: string | undefined): HTMLElement | null {
  const entry = entryId === undefined ? null : document.getElementById(editButtonId(entryId));
  return entry ?? document.getElementById(EARLIER) ?? document.querySelector<HTMLElement>('form [name="title"]');
}
