import { unzipSync, zipSync } from 'fflate';
import { FileError } from './file-kind.ts';

export type Unpacked = Record<string, Uint8Array>;

/** The entries that are unpacked, and how many entries and bytes at most. */
type UnpackLimits = { only: RegExp; mostEntries: number; mostBytes: number };

/**
 * Unpacks some files of a zip file; other entries are kept without content, because libraries warn about missing
 * ones. The declared sizes are added up before anything is unpacked, and no entry can exceed its declared size.
 * @throws FileError if it is damaged or too large
 */
export function unpack(bytes: Uint8Array, { only, mostEntries, mostBytes }: UnpackLimits): Unpacked {
  const all: Unpacked = {};
  let entries = 0;
  let size = 0;
  const measure = ({ name, originalSize }: { name: string; originalSize: number }) => {
    all[name] = new Uint8Array();
    entries += 1;
    if (only.test(name)) size += originalSize;
    if (entries > mostEntries || size > mostBytes) throw new FileError('too-big-inside');
    return false;
  };
  try {
    unzipSync(bytes, { filter: measure });
    return Object.assign(all, unzipSync(bytes, { filter: ({ name }) => only.test(name) }));
  } catch (error) {
    throw error instanceof FileError ? error : new FileError('damaged');
  }
}

/** Zips the unpacked files again without compression, for libraries that accept only zip files. */
export function packAgain(unpacked: Unpacked): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipSync(unpacked, { level: 0 }));
}
