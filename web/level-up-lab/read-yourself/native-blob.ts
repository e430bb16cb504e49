/** The browser's own, in place of the package `blob-polyfill`. */
export const Blob = globalThis.Blob;
