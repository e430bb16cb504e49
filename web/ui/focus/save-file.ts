/** How long a browser may take to begin writing the file. */
const REVOKE_AFTER_MS = 60_000;

/** Saves a file, as if a link to it had been pressed. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER_MS);
}
