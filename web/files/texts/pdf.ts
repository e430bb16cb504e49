import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PdfParser from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker';
import { cleanText, MY_TEXTS } from '#rules/reading/my-texts.ts';
import { blocksOfPrint, type PrintedLine } from '#rules/reading/printed-lines.ts';
import { FileError, type OnProgress, type Opened } from '../file-kind.ts';
import { FIRST_USE_FILES } from './first-use-files.ts';

/** With fewer letters per page on average, the file is a scan: those letters are page numbers or stamps. */
const FEWEST_LETTERS_ON_A_PAGE = 20;
/** A complete file has this marker near its end. */
const END_MARK = '%%EOF';
const END_WITHIN = 4096;
/** Text whose baselines differ by less than this share of its size is on one line. */
const SAME_LINE = 0.4;

/** Reads the text of a PDF. */
export async function openPdf(bytes: Uint8Array, onProgress: OnProgress): Promise<Opened> {
  if (!hasEnd(bytes)) throw new FileError('damaged');
  onProgress({ step: 'loading', done: null });
  const port = new PdfParser();
  const didNotLoad = new Promise<never>((_, reject) => {
    port.onerror = () => reject(new FileError('not-loaded'));
  });
  const pdf = await Promise.race([didNotLoad, parse(bytes, port)]);
  if (pdf.numPages > MY_TEXTS.mostPages) throw new FileError('too-long');
  const lines: PrintedLine[] = [];
  let faultyPages = 0;
  for (let page = 1; page <= pdf.numPages; page += 1) {
    onProgress({ step: 'reading', done: (page - 1) / pdf.numPages });
    const found = await linesOfPage(pdf, page).catch(() => null);
    if (found) lines.push(...found);
    else faultyPages += 1;
  }
  if (faultyPages === pdf.numPages) throw new FileError('damaged');
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (letters < FEWEST_LETTERS_ON_A_PAGE * pdf.numPages) throw new FileError('scanned');
  return { title: await titleOf(pdf), blocks: blocksOfPrint(lines) };
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

/** The lines of a page in the order of the file. */
async function linesOfPage(pdf: PDFDocumentProxy, number: number): Promise<PrintedLine[]> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  const lines: PrintedLine[] = [];
  let line: PrintedLine | null = null;
  for (const item of items) {
    if (!('str' in item)) continue;
    const [, , , , left = 0, base = 0] = item.transform;
    if (/\S/.test(item.str)) {
      const right = left + item.width;
      const isNext = !line || Math.abs(base - line.base) > item.height * SAME_LINE || left < line.left;
      if (line && !isNext) {
        line.text += item.str;
        line.right = Math.max(line.right, right);
        line.size = Math.max(line.size, item.height);
      } else {
        line = { text: item.str, page: number, left, right, base, size: item.height };
        lines.push(line);
      }
    } else if (line && item.str !== '') line.text += ' ';
    if (item.hasEOL) line = null;
  }
  return lines.map((each) => ({ ...each, text: cleanLine(each.text) })).filter(({ text }) => text !== '');
}

/** Keeps a soft hyphen at the end of a line, which is needed to join the lines. */
function cleanLine(text: string): string {
  return text.trimEnd().endsWith('\u00ad') ? `${cleanText(text)}\u00ad` : cleanText(text);
}

async function titleOf(pdf: PDFDocumentProxy): Promise<string> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const title = 'Title' in info ? cleanText(String(info.Title)) : '';
  // Ignore file names, which some programs store as the title.
  return /\.\w{2,5}$|^untitled$/i.test(title) ? '' : title;
}

function hasEnd(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return new TextDecoder('latin1').decode(bytes.subarray(Math.max(0, end - END_WITHIN), end)).includes(END_MARK);
}
