import { createWorker, OEM, PSM } from 'tesseract.js';
import { simd } from 'wasm-feature-detect';
import { MY_TEXTS } from '#rules/reading/my-texts.ts';
import { blocksOfPrint } from '#rules/reading/printed-lines.ts';
import { FileError, isOpenedEverywhere, NOTHING_MISSING, type OnProgress, type Opened } from '../../file-kind.ts';
import { FIRST_USE_FILES } from '../first-use-files.ts';
import { hasLostNumber, linesOfPhoto, type ReadLine, surenessOf, unsureWords } from './photo-pieces.ts';
import { causeOf } from './photo-quality.ts';
import { photoSize } from './photo-size.ts';
import { greyOf, READ_PIXELS, TRY_PIXELS, turnedBack } from './picture.ts';
import { type GreyPicture, turnOfLines } from './skew.ts';

/** How sure the recognition has to be. The numbers are our own, tried on made photos of school work. */
const SURE = {
  /** In percent. Below it, the other directions are tried. */
  ofDirection: 70,
  /** In another direction, so many times as many letters have to be sure. */
  more: 1.2,
  /** In percent. Below it, or with a larger share of unsure words, the text is not shown. */
  ofText: 40,
  mostUnsureWords: 0.2,
} as const;

/**
 * Recognizes the printed text in a photo (OCR), however it is turned.
 * @throws FileError with the reason if it cannot be opened or read
 */
export async function openPhoto(bytes: Uint8Array<ArrayBuffer>, onProgress: OnProgress): Promise<Opened> {
  const { width, height } = photoSize(bytes) ?? { width: 0, height: 0 };
  if (width * height > MY_TEXTS.mostPhotoPixels) throw new FileError('too-big-inside');
  const unopened = new FileError(isOpenedEverywhere(bytes) ? 'damaged' : 'photo-kind');
  const photo = new Blob([bytes]);
  // Workers that cannot draw, as in Safari 15, read it as it is.
  const picture = 'OffscreenCanvas' in self ? await createImageBitmap(photo).catch(() => null) : undefined;
  if (picture === null) throw unopened;
  onProgress({ step: 'loading', done: null });
  const read = await startReader(onProgress);
  if (!picture) return textOf(await read(photo, { rotateAuto: true }).catch(() => Promise.reject(unopened)), null);
  const grey = greyOf(picture);
  return textOf(await readUpright(picture, grey, read), grey);
}

/** Reads along the lines, and in other directions if that makes no sense. */
async function readUpright(picture: ImageBitmap, grey: GreyPicture, read: Read): Promise<ReadLine[]> {
  const turn = turnOfLines(grey);
  const around = grey.shades.reduce((sum, shade) => sum + shade, 0) / grey.shades.length;
  const drawn = (more: number, mostPixels: number) => turnedBack(picture, turn + more, mostPixels, around);
  let photo = await drawn(0, READ_PIXELS);
  let lines = await read(photo);
  let best = { more: 0, ...surenessOf(lines) };
  for (const more of [180, 90, 270]) {
    if (best.percent >= SURE.ofDirection) break;
    const tried = surenessOf(await read(await drawn(more, TRY_PIXELS), { isQuiet: true }));
    if (tried.letters > best.letters * SURE.more) best = { more, ...tried };
  }
  if (best.more !== 0) {
    photo = await drawn(best.more, READ_PIXELS);
    lines = await read(photo);
  }
  return lines.some(hasLostNumber) ? read(photo, { isOneBlock: true }) : lines;
}

function textOf(lines: readonly ReadLine[], grey: GreyPicture | null): Opened {
  const { unsure, words } = unsureWords(lines);
  if (surenessOf(lines).percent < SURE.ofText || unsure > words * SURE.mostUnsureWords)
    throw new FileError(causeOf(grey, lines.length > 0));
  return { title: '', blocks: blocksOfPrint(linesOfPhoto(lines)), missing: { ...NOTHING_MISSING, unsure } };
}

type Read = (
  photo: Blob,
  how?: { rotateAuto?: boolean; isQuiet?: boolean; isOneBlock?: boolean },
) => Promise<ReadLine[]>;

/** Loads the library. What it returns recognizes the lines of a picture; `isQuiet`: without progress; `isOneBlock`: without looking for columns. */
async function startReader(onProgress: OnProgress): Promise<Read> {
  const corePath = (await simd()) ? FIRST_USE_FILES.photoReaders.simd : FIRST_USE_FILES.photoReaders.plain;
  // Fetched first, because the library never settles if one of its files is missing.
  await loadAll([corePath, corePath.replace(/js$/, 'wasm'), languageFile()]);
  let isHeard = true;
  const reader = await new Promise<Tesseract.Worker>((resolve, reject) => {
    createWorker('eng', OEM.LSTM_ONLY, {
      workerPath: FIRST_USE_FILES.photoWorker,
      corePath,
      langPath: FIRST_USE_FILES.photoLanguages,
      workerBlobURL: false,
      // The service worker caches the files.
      cacheMethod: 'none',
      // Without it the library throws where nothing catches.
      errorHandler: () => reject(new FileError('damaged')),
      logger: ({ status, progress }) => {
        if (status === 'recognizing text' && isHeard) onProgress({ step: 'reading', done: progress });
      },
    }).then(resolve, reject);
  });
  // A fixed resolution, so that the library neither guesses one nor logs a warning.
  const quiet = { user_defined_dpi: '300', debug_file: '/dev/null' };
  return async (photo, { rotateAuto = false, isQuiet = false, isOneBlock = false } = {}) => {
    isHeard = !isQuiet;
    await reader.setParameters({ tessedit_pageseg_mode: isOneBlock ? PSM.SINGLE_BLOCK : PSM.AUTO, ...quiet });
    const { data } = await reader.recognize(photo, { rotateAuto }, { blocks: true });
    const paragraphs = data.blocks?.flatMap((block) => block.paragraphs) ?? [];
    return paragraphs.flatMap(({ lines }) => lines);
  };
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
