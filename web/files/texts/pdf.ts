import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PdfParser from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker';
import { FileError, type OnProgress, type Opened } from '../file-kind.ts';
import { FIRST_USE_FILES } from './first-use-files.ts';
import { readPages } from './pdf-pages.ts';

/** A complete file has this marker near its end. */
const END_MARK = '%%EOF';
const END_WITHIN = 4096;
/** Reads the text of a PDF. */
export async function openPdf(bytes: Uint8Array, onProgress: OnProgress): Promise<Opened> {
  if (!hasEnd(bytes)) throw new FileError('damaged');
  onProgress({ step: 'loading', done: null });
  const port = new PdfParser();
  const didNotLoad = new Promise<never>((_, reject) => {
    port.onerror = () => reject(new FileError('not-loaded'));
  });
  const pdf = await Promise.race([didNotLoad, parse(bytes, port)]);
  return readPages(pdf, onProgress);
}

async function parse(bytes: Uint8Array, port: Worker): Promise<PDFDocumentProxy> {
  const settings = {
    data: bytes,
    worker: PDFWorker.create({ port }),
    isEvalSupported: false,
    // The parser fetches its own files, because a worker has no document.
    useWorkerFetch: true,
    useWasm: false,
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    cMapUrl: FIRST_USE_FILES.pdfCMaps,
    cMapPacked: true,
    standardFontDataUrl: FIRST_USE_FILES.pdfFonts,
    verbosity: 0,
  };
  return getDocument(settings).promise.catch((error: Error) => {
    throw new FileError(error.name === 'PasswordException' ? 'locked' : 'damaged');
  });
}

function hasEnd(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return new TextDecoder('latin1').decode(bytes.subarray(Math.max(0, end - END_WITHIN), end)).includes(END_MARK);
}
