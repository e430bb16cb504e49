import { initEpubFile } from '@lingo-reader/epub-parser';
import { cleanText } from '#rules/reading/my-texts.ts';
import { FileError, type OnProgress, type Opened } from '../file-kind.ts';
import { packAgain, type Unpacked } from '../unpack.ts';
import { htmlBlocks } from './html-blocks.ts';

/** The parser adds this prefix to the path of a chapter. */
const PREFIX = 'epub:';

// The parser uses Node's `path` module, which calls `process.cwd()`.
Object.assign(globalThis, { process: { cwd: () => '/' } });

/** Reads the chapters of a book in order. */
export async function openEpub(unpacked: Unpacked, onProgress: OnProgress): Promise<Opened> {
  if (isEncrypted(unpacked)) throw new FileError('locked');
  const book = await initEpubFile(new File([packAgain(unpacked)], 'book.epub')).catch(() => {
    throw new FileError('damaged');
  });
  const files = new Map(Object.entries(unpacked).map(([name, bytes]) => [name.toLowerCase(), bytes]));
  const chapters = book.getSpine();
  const blocks: Opened['blocks'] = [];
  for (const [at, { href, properties }] of chapters.entries()) {
    onProgress({ step: 'reading', done: at / chapters.length });
    const bytes = files.get(decodeURIComponent(href.replace(PREFIX, '')).toLowerCase());
    // Skip the table of contents.
    if (!bytes || properties?.split(' ').includes('nav')) continue;
    blocks.push(...htmlBlocks(new TextDecoder().decode(bytes)).blocks);
  }
  if (chapters.length > 0 && blocks.length === 0) throw new FileError('empty');
  return { title: cleanText(String(book.getMetadata()?.title ?? '')), blocks };
}

/** Whether a chapter is encrypted. Encrypted fonts do not matter. */
function isEncrypted(unpacked: Unpacked): boolean {
  const list = unpacked['META-INF/encryption.xml'];
  if (!list) return false;
  return /CipherReference[^>]*URI\s*=\s*["'][^"']*\.(?:x?html?|xht|opf|ncx)["']/i.test(new TextDecoder().decode(list));
}
