/** The id of the heading above the entries. */
export const EARLIER = 'earlier';

/** The id of the button that opens an entry to be changed. */
export function editButtonId(entryId: string): string {
  return `edit-${entryId}`;
}

/** Where one goes on: at an entry, or above them all, or with a new one where there is none. */
export function placeNear(entryId: string | undefined): HTMLElement | null {
  const entry = entryId === undefined ? null : document.getElementById(editButtonId(entryId));
  return entry ?? document.getElementById(EARLIER) ?? document.querySelector<HTMLElement>('form [name="title"]');
}
