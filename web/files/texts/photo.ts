import { createWorker, OEM, PSM } from 'tesseract.js';
import { simd } from 'wasm-feature-detect';
import { MY_TEXTS, type TextBlock } from '#rules/reading/my-texts.ts';
import { joinLines, vocabularyOf } from '#rules/reading/text-lines.ts';
import { FileError, type OnProgress, type Opened } from '../file-kind.ts';
import { FIRST_USE_FILES } from './first-use-files.ts';

/** The maximum number of pixels for recognition: enough for a whole page; a larger image only takes longer. */
const READ_PIXELS = 9_000_000;
/** The minimum confidence of the recognition, in percent; below it the photo counts as having no text. */
const SURE_ENOUGH = 45;

/** Recognizes the printed text in a photo (OCR). */
export async function openPhoto(bytes: Uint8Array<ArrayBuffer>, onProgress: OnProgress): Promise<Opened> {
  const { width, height } = photoSize(bytes) ?? { width: 0, height: 0 };
  if (width * height > MY_TEXTS.mostPhotoPixels) throw new FileError('too-big-inside');
  const photo = await readablePhoto(new Blob([bytes]));
  onProgress({ step: 'loading', done: null });
  const corePath = (await simd()) ? FIRST_USE_FILES.photoReaders.simd : FIRST_USE_FILES.photoReaders.plain;
  const { text, confidence } = await new Promise<{ text: string; confidence: number }>((resolve, reject) => {
    const read = async () => {
      // Fetched first, because the library never settles if one of its files is missing.
      await loadAll([corePath, corePath.replace(/js$/, 'wasm'), languageFile()]);
      const reader = await createWorker('eng', OEM.LSTM_ONLY, {
        workerPath: FIRST_USE_FILES.photoWorker,
        corePath,
        langPath: FIRST_USE_FILES.photoLanguages,
        workerBlobURL: false,
        // The service worker caches the files.
        cacheMethod: 'none',
        errorHandler: () => reject(new FileError('damaged')),
        logger: ({ status, progress }) => {
          if (status === 'recognizing text') onProgress({ step: 'reading', done: progress });
        },
      });
      // A fixed resolution, so that the library neither guesses one nor logs a warning.
      const quiet = { user_defined_dpi: '300', debug_file: '/dev/null' };
      await reader.setParameters({ tessedit_pageseg_mode: PSM.AUTO, ...quiet });
      const { data } = await reader.recognize(photo, { rotateAuto: true }, { text: true });
      resolve(data);
    };
    read().catch(reject);
  });
  const blocks = blocksOfPhoto(text);
  if (blocks.length === 0 || confidence < SURE_ENOUGH) throw new FileError('no-text-in-photo');
  return { title: '', blocks };
}

/**
 * Rotates the photo upright, limits its size and returns a PNG; returns it unchanged in workers that cannot draw, as
 * in Safari 15.
 */
async function readablePhoto(photo: Blob): Promise<Blob> {
  if (!('OffscreenCanvas' in self)) return photo;
  const picture = await createImageBitmap(photo).catch(() => {
    throw new FileError('damaged');
  });
  const scale = Math.min(1, Math.sqrt(READ_PIXELS / (picture.width * picture.height)));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const brush = canvas.getContext('2d');
  if (!brush) throw new FileError('damaged');
  // Transparent areas would otherwise become black.
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.convertToBlob({ type: 'image/png' });
}

async function loadAll(files: readonly string[]): Promise<void> {
  const load = async (file: string) => {
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await answer.arrayBuffer();
  };
  await Promise.all(files.map(load)).catch(() => {
    throw new FileError('not-loaded');
  });
}

function languageFile(): string {
  return `${FIRST_USE_FILES.photoLanguages}/eng.traineddata.gz`;
}

/** The library separates paragraphs by empty lines. */
function blocksOfPhoto(text: string): TextBlock[] {
  const parts = text
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter((line) => /[\p{L}\p{N}]/u.test(line)))
    .filter((lines) => lines.length > 0);
  const vocabulary = vocabularyOf(parts.flat());
  return parts.map((lines) => ({ text: joinLines(lines, vocabulary), isHeading: false }));
}

type Size = { width: number; height: number };

/** The size of a PNG, JPEG, GIF or WebP in pixels, read without decoding the image; null if it is not found. */
function photoSize(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) };
    if (view.getUint32(0) === 0x47494638) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (view.getUint16(0) === 0xffd8) return jpegSize(view);
    if (view.getUint32(0) === 0x52494646) return webpSize(view);
  } catch {
    // The file is truncated.
  }
  return null;
}

function jpegSize(view: DataView): Size {
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    // The markers C0 to CF contain the size, except C4, C8 and CC, which are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
}

function webpSize(view: DataView): Size | null {
  const kind = view.getUint32(12);
  if (kind === 0x56503858)
    return { width: 1 + (view.getUint32(24, true) & 0xffffff), height: 1 + (view.getUint32(26, true) >>> 8) };
  if (kind === 0x56503820)
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  const bits = view.getUint32(21, true);
  return kind === 0x5650384c ? { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) } : null;
}
