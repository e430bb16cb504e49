/** The browser's own Blob, instead of the package `blob-polyfill`. */
export const Blob = globalThis.Blob;
