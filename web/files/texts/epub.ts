import { cleanText } from '#rules/reading/my-texts.ts';
import { FileError, type MissingWords, type OnProgress, type Opened } from '../file-kind.ts';
import type { Unpacked } from '../unpack.ts';
import { BlockWriter } from './block-writer.ts';
import { applyLooks, looksOf } from './class-looks.ts';
import { HtmlReader } from './html-blocks.ts';
import { decodeMarkup, elementsIn, type MarkupElement, parseXhtml, parseXml, textIn } from './markup.ts';

/** The list of the packages of a book. A book that was packed again has it in a folder. */
const BOOK_MARK = /(?:^|\/)meta-inf\/container\.xml$/i;

/** Whether a packed file is a book. */
export function isBook(unpacked: Unpacked): boolean {
  return Object.keys(unpacked).some((name) => BOOK_MARK.test(name) || /\.opf$/i.test(name));
}

/** Reads the chapters of a book in order, and then the parts that stand outside the order. */
export async function openEpub(unpacked: Unpacked, words: MissingWords, onProgress: OnProgress): Promise<Opened> {
  if (isEncrypted(unpacked)) throw new FileError('locked');
  const files = new Map(Object.entries(unpacked).map(([name, bytes]) => [sameName(name), bytes]));
  const path = packagePath(unpacked);
  const book = xmlOf(files.get(sameName(path)));
  const folder = path.replace(/[^/]*$/, '');
  const items = new Map(elementsIn(book, 'item').map((item) => [item.attributes.id, item]));
  const parts = elementsIn(book, 'itemref');
  const isApart = ({ attributes }: MarkupElement) => attributes.linear === 'no';
  const inOrder = [...parts.filter((part) => !isApart(part)), ...parts.filter(isApart)];
  const language = elementsIn(book, 'language').map(textIn)[0]?.trim();
  const writer = new BlockWriter(words);
  const reader = new HtmlReader(writer);
  const looks = looksOf([...files].flatMap(([name, bytes]) => (/\.css$/.test(name) ? decodeMarkup(bytes) : [])));
  // Some books name a chapter once for each of its sections.
  const read = new Set<Uint8Array>();
  for (const [at, part] of inOrder.entries()) {
    onProgress({ step: 'reading', done: at / inOrder.length });
    const item = items.get(part.attributes.idref ?? '');
    if (isOtherThanText(item)) continue;
    const bytes = item && fileAt(files, folder, item.attributes.href ?? '');
    if (bytes === undefined) writer.addMissingChapter();
    else if (!read.has(bytes)) {
      read.add(bytes);
      const chapter = parseXhtml(decodeMarkup(bytes));
      applyLooks(chapter, looks);
      reader.read(chapter, language);
    }
  }
  if (writer.blocks.length === 0) throw new FileError('empty');
  const [title = ''] = elementsIn(book, 'title').map(textIn);
  return { title: cleanText(title), blocks: writer.blocks, missing: writer.missing };
}

/** The path of the package, which lists the chapters. */
function packagePath(unpacked: Unpacked): string {
  const names = Object.keys(unpacked);
  const mark = names.find((name) => BOOK_MARK.test(name)) ?? '';
  const root = mark.replace(BOOK_MARK, (found) => (found.startsWith('/') ? '/' : ''));
  const [named] = elementsIn(xmlOf(unpacked[mark]), 'rootfile');
  const path = root + (named?.attributes['full-path'] ?? '');
  if (names.some((name) => sameName(name) === sameName(path))) return path;
  const other = names.find((name) => /\.opf$/i.test(name));
  if (other === undefined) throw new FileError('damaged');
  return other;
}

/** @throws FileError `damaged` */
function xmlOf(bytes: Uint8Array | undefined): MarkupElement {
  try {
    return parseXml(decodeMarkup(bytes ?? new Uint8Array()));
  } catch {
    throw new FileError('damaged');
  }
}

/** The contents list of the book, and pictures in the place of chapters. */
function isOtherThanText(item: MarkupElement | undefined): boolean {
  const { properties = '', 'media-type': kind = '' } = item?.attributes ?? {};
  return properties.split(/\s+/).includes('nav') || /^(?:image|audio|video)\//.test(kind);
}

/** A chapter by its address, which is written as in a link or as the name of the file. Undefined when it is not there. */
function fileAt(files: ReadonlyMap<string, Uint8Array>, folder: string, href: string): Uint8Array | undefined {
  const [path = ''] = href.split('#');
  return files.get(sameName(joined(folder, path))) ?? files.get(sameName(joined(folder, decoded(path))));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function joined(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of `${path.startsWith('/') ? '' : folder}${path}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** Programs write the same name in capitals or not, and accents as one sign or two. */
function sameName(path: string): string {
  return path.replace(/^\/+/, '').normalize('NFC').toLowerCase();
}

/** Whether a chapter is encrypted. Encrypted fonts do not matter. */
function isEncrypted(unpacked: Unpacked): boolean {
  const list = Object.entries(unpacked).find(([name]) => /(?:^|\/)meta-inf\/encryption\.xml$/i.test(name))?.[1];
  if (!list) return false;
  return /CipherReference[^>]*URI\s*=\s*["'][^"']*\.(?:x?html?|xht|opf|ncx)["']/i.test(new TextDecoder().decode(list));
}
