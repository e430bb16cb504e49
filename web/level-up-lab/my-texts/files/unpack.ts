import { unzipSync, zipSync } from 'fflate';
import { MY_TEXTS } from '#rules/reading/my-texts.ts';
import { FileError } from './file-kind.ts';

export type Unpacked = Record<string, Uint8Array>;

/** The only entries that are unpacked: no pictures, fonts, sounds or programs. */
const WITH_TEXT = /(?:^mimetype|\.(?:xml|rels|opf|ncx|x?html?|xht))$/i;

/**
 * Unpacks the text files of a zip file; other entries are kept without content, because libraries warn about missing
 * ones. The declared sizes are added up before anything is unpacked, and no entry can exceed its declared size.
 * @throws FileError if it is damaged or too large
 */
export function unpackTexts(bytes: Uint8Array): Unpacked {
  const all: Unpacked = {};
  let entries = 0;
  let size = 0;
  const measure = ({ name, originalSize }: { name: string; originalSize: number }) => {
    all[name] = new Uint8Array();
    entries += 1;
    if (WITH_TEXT.test(name)) size += originalSize;
    if (entries > MY_TEXTS.mostPackedEntries || size > MY_TEXTS.mostUnpackedBytes)
      throw new FileError('too-big-inside');
    return false;
  };
  try {
    unzipSync(bytes, { filter: measure });
    return Object.assign(all, unzipSync(bytes, { filter: ({ name }) => WITH_TEXT.test(name) }));
  } catch (error) {
    throw error instanceof FileError ? error : new FileError('damaged');
  }
}

/** Zips the text files again without compression, for libraries that accept only zip files. */
export function packAgain(unpacked: Unpacked): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipSync(unpacked, { level: 0 }));
}
