/** So long a browser may take to begin saving. */
const KEPT_FOR_MS = 60_000;

/** Hands a file to the browser, which saves it as it saves downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR_MS);
}
