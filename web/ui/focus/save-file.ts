/** Delay before the object URL is revoked; the browser must have started the download by then. */
const REVOKE_AFTER_MS = 60_000;

/** Downloads a file. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER_MS);
}
