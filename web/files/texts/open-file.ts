import { cleanText, cutIntoSections, MY_TEXTS, type TextSection, titleFrom } from '#rules/reading/my-texts.ts';
import { paragraphsOfText } from '#rules/reading/text-lines.ts';
import { readMarks } from '#rules/reading/text-marks.ts';
import { FileError, fileKind, type Missing, type MissingWords, type OnProgress, type Opened } from '../file-kind.ts';
import { decodeText } from '../plain-text.ts';

/** A text that was read. `title` is empty if the file has none; `missing` is left out where nothing can be missing. */
export type OpenedText = { title: string; sections: TextSection[]; missing?: Missing | undefined };

/** What is unpacked: no pictures, fonts, sounds, films and programs. Chapters can have names without an ending. */
const TEXTS = {
  only: /^(?!.*\.(?:jpe?g|png|gif|svg|webp|avif|bmp|tiff?|emf|wmf|ttf|otf|woff2?|mp[34]|m4[av]|og[gv]|wav|webm|js|smil|bin|odttf)$)/i,
  mostEntries: MY_TEXTS.mostPackedEntries,
  mostBytes: MY_TEXTS.mostUnpackedBytes,
};

/**
 * Reads a file or a pasted text.
 * @param words what stands at the place of what cannot be shown
 * @throws FileError with the reason if it cannot be read
 */
export async function openFile(
  source: File | string,
  words: MissingWords,
  onProgress: OnProgress,
): Promise<OpenedText> {
  const opened = typeof source === 'string' ? pasted(source) : await open(source, words, onProgress);
  const characters = opened.blocks.reduce((sum, { text }) => sum + text.length, 0);
  if (characters > MY_TEXTS.mostCharacters) throw new FileError('too-long');
  const sections = cutIntoSections(opened.blocks);
  if (sections.length === 0) throw new FileError('empty');
  return { title: cleanText(opened.title), sections, missing: opened.missing };
}

async function open(file: File, words: MissingWords, onProgress: OnProgress): Promise<Opened> {
  if (file.size > MY_TEXTS.mostFileBytes) throw new FileError('too-big');
  const bytes = new Uint8Array(await file.arrayBuffer());
  onProgress({ step: 'reading', done: null });
  const kind = fileKind(bytes);
  if (kind === 'zip') return openZip(bytes, words, onProgress);
  if (kind === 'pdf') return (await load(() => import('./pdf.ts'))).openPdf(bytes, onProgress);
  if (kind === 'photo') return (await load(() => import('./photos/photo.ts'))).openPhoto(bytes, onProgress);
  if (kind === 'text') return plain(decodeText(bytes));
  const [{ decodeMarkup, parseHtml }, { htmlBlocks }] = await load(() =>
    Promise.all([import('./markup.ts'), import('./html-blocks.ts')]),
  );
  return htmlBlocks(parseHtml(decodeMarkup(bytes)), words);
}

async function openZip(bytes: Uint8Array, words: MissingWords, onProgress: OnProgress): Promise<Opened> {
  const unpacked = (await load(() => import('../unpack.ts'))).unpack(bytes, TEXTS);
  const { isWord, openDocx } = await load(() => import('./docx.ts'));
  if (isWord(unpacked)) return openDocx(unpacked, words, onProgress);
  const { isBook, openEpub } = await load(() => import('./epub.ts'));
  if (isBook(unpacked) && !isOfOffice(unpacked)) return openEpub(unpacked, words, onProgress);
  throw new FileError(Object.keys(unpacked).length === 0 ? 'damaged' : 'wrong-kind');
}

/** Whether it is an OpenDocument file, which can have a container file like a book. */
function isOfOffice({ mimetype }: Record<string, Uint8Array>): boolean {
  return mimetype !== undefined && new TextDecoder().decode(mimetype).includes('opendocument');
}

/** A pasted text. Its first words are its title. */
function pasted(text: string): Opened {
  const [line = ''] = text.trim().split('\n', 1);
  return { ...plain(text), title: titleFrom(readMarks(line).text) };
}

function plain(text: string): Opened {
  return { title: '', blocks: paragraphsOfText(text).map((paragraph) => ({ text: paragraph, isHeading: false })) };
}

/** Imports a library; offline it may not be cached. */
async function load<Reader>(reader: () => Promise<Reader>): Promise<Reader> {
  return reader().catch(() => {
    throw new FileError('not-loaded');
  });
}
