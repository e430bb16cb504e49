import { cleanText, cutIntoSections, MY_TEXTS, type TextSection } from '#rules/reading/my-texts.ts';
import { paragraphsOfText } from '#rules/reading/text-lines.ts';
import { FileError, type FileProblem, fileKind, type OnProgress, type Opened, type Progress } from '../file-kind.ts';
import { decodeText } from '../plain-text.ts';

/** The messages of this worker: any number of progress messages, then a text or an error. */
export type FromWorker =
  | { type: 'progress'; progress: Progress }
  | { type: 'opened'; title: string; sections: TextSection[] }
  | { type: 'fault'; problem: FileProblem };

/** The only entries that are unpacked: no pictures, fonts, sounds or programs. */
const TEXTS = {
  only: /(?:^mimetype|\.(?:xml|rels|opf|ncx|x?html?|xht))$/i,
  mostEntries: MY_TEXTS.mostPackedEntries,
  mostBytes: MY_TEXTS.mostUnpackedBytes,
};

const send = (message: FromWorker) => self.postMessage(message);

/** Reads one file, or a pasted text. */
self.onmessage = async ({ data }: MessageEvent<File | string>) => {
  try {
    const opened = typeof data === 'string' ? plain(data) : await open(data);
    const characters = opened.blocks.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > MY_TEXTS.mostCharacters) throw new FileError('too-long');
    const sections = cutIntoSections(opened.blocks);
    if (sections.length === 0) throw new FileError('empty');
    send({ type: 'opened', title: cleanText(opened.title), sections });
  } catch (error) {
    send({ type: 'fault', problem: error instanceof FileError ? error.problem : 'damaged' });
  }
};

async function open(file: File): Promise<Opened> {
  if (file.size > MY_TEXTS.mostFileBytes) throw new FileError('too-big');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const onProgress: OnProgress = (progress) => send({ type: 'progress', progress });
  onProgress({ step: 'reading', done: null });
  const kind = fileKind(bytes);
  if (kind === 'zip') return openZip(bytes, onProgress);
  if (kind === 'pdf') return (await load(() => import('./pdf.ts'))).openPdf(bytes, onProgress);
  if (kind === 'photo') return (await load(() => import('./photo.ts'))).openPhoto(bytes, onProgress);
  const text = decodeText(bytes);
  return kind === 'text' ? plain(text) : (await load(() => import('./html-blocks.ts'))).htmlBlocks(text);
}

async function openZip(bytes: Uint8Array, onProgress: OnProgress): Promise<Opened> {
  const unpacked = (await load(() => import('../unpack.ts'))).unpack(bytes, TEXTS);
  if (unpacked['word/document.xml']) return (await load(() => import('./docx.ts'))).openDocx(unpacked);
  const isBook = Object.keys(unpacked).some((name) => name.toLowerCase() === 'meta-inf/container.xml');
  if (isBook && !isOfOffice(unpacked)) return (await load(() => import('./epub.ts'))).openEpub(unpacked, onProgress);
  throw new FileError(Object.keys(unpacked).length === 0 ? 'damaged' : 'wrong-kind');
}

/** Whether it is an OpenDocument file, which can have a container file like a book. */
function isOfOffice({ mimetype }: Record<string, Uint8Array>): boolean {
  return mimetype !== undefined && new TextDecoder().decode(mimetype).includes('opendocument');
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
