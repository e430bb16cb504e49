import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { cleanText, MY_TEXTS } from '#rules/reading/my-texts.ts';
import { linesOfPage, type PagePiece } from '#rules/reading/page-pieces.ts';
import { blocksOfPrint, type PrintedLine } from '#rules/reading/printed-lines.ts';
import { FileError, type OnProgress, type Opened } from '../file-kind.ts';

/** The size of letters in the field of a form, in points, unless the field is lower. */
const FIELD_LETTERS = 12;
/** What programs store as the title when nobody wrote one. */
const PROGRAM_TITLE =
  /^\(?(?:(?:copy of )?untitled.*|microsoft (?:word|excel|powerpoint) - .*|powerpoint[- ]pr[eä]sentat\S*|a?pr[eé]senta\S*(?: \S+)* powerpoint|(?:document|doc|presentation|book|slide|folie|dokument) ?\d*)\)?$|\.\w{2,5}$/i;

/**
 * Reads the pages of a PDF that is open.
 * @throws FileError `too-long`, `damaged`, or `scanned` when there are only pictures
 */
export async function readPages(pdf: PDFDocumentProxy, onProgress: OnProgress): Promise<Opened> {
  if (pdf.numPages > MY_TEXTS.mostPages) throw new FileError('too-long');
  const lines: PrintedLine[] = [];
  let faultyPages = 0;
  for (let page = 1; page <= pdf.numPages; page += 1) {
    onProgress({ step: 'reading', done: (page - 1) / pdf.numPages });
    const found = await linesOfPdfPage(pdf, page).catch(() => null);
    if (found) lines.push(...found);
    else faultyPages += 1;
  }
  if (faultyPages === pdf.numPages) throw new FileError('damaged');
  const blocks = blocksOfPrint(lines);
  if (!blocks.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) throw new FileError('scanned');
  return { title: await titleOf(pdf), blocks };
}

/** The lines of a page, and what was typed into its fields. */
async function linesOfPdfPage(pdf: PDFDocumentProxy, number: number): Promise<PrintedLine[]> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const fields = await page.getAnnotations().catch(() => []);
  page.cleanup();
  const pieces: PagePiece[] = [];
  let hasSpace = false;
  const turn = turnOf(items);
  for (const item of items) {
    if (!('str' in item)) continue;
    const place = placeOf(item, turn);
    // What is read from the right can be listed from the left: the blank before it in the list is behind it then.
    const isAfterSpace = (hasSpace && !place.isRightToLeft) || /^\s/.test(item.str);
    if (/\S/.test(item.str)) pieces.push({ ...place, hasSpace: isAfterSpace });
    hasSpace = item.str !== '' && /\s$/.test(item.str);
  }
  return linesOfPage([...pieces, ...fields.flatMap(typedIn)], number)
    .map((line) => ({ ...line, text: cleanLine(line.text) }))
    .filter(({ text }) => text !== '');
}

type TextItem = { str: string; dir: string; transform: number[]; width: number; height: number };

/** By how many quarters most of the text of a page is turned. */
function turnOf(items: readonly object[]): number {
  const letters = [0, 0, 0, 0];
  for (const item of items)
    if ('str' in item)
      letters[quartersOf(item as TextItem)] =
        (letters[quartersOf(item as TextItem)] ?? 0) + (item as TextItem).str.length;
  return letters.indexOf(Math.max(...letters));
}

function quartersOf({ transform: [a = 1, b = 0] }: TextItem): number {
  return (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4;
}

function placeOf({ str, dir, transform, width, height }: TextItem, turn: number): PagePiece {
  const [, , , , x = 0, y = 0] = transform;
  const [left = 0, base = 0] =
    [
      [x, y],
      [y, -x],
      [-x, -y],
      [-y, x],
    ][turn] ?? [];
  return { text: str, left, right: left + width, base, size: height, isRightToLeft: dir === 'rtl' };
}

/** What somebody typed or ticked in a field of a form. */
function typedIn({ subtype, fieldType, fieldValue, checkBox, exportValue, rect }: Annotation): PagePiece[] {
  if (subtype !== 'Widget' || !rect) return [];
  const [left = 0, foot = 0, right = 0, top = 0] = rect;
  const size = Math.min(top - foot, FIELD_LETTERS);
  const isTicked = checkBox === true && fieldValue === exportValue && fieldValue !== 'Off';
  const typed = fieldType === 'Tx' || fieldType === 'Ch' ? [fieldValue ?? ''].flat().join(', ') : '';
  const lines = isTicked ? ['✓'] : typed.split(/\r\n?|\n/);
  return lines.map((text, at) => ({
    text,
    left,
    right,
    base: top - (at + 1) * size,
    size,
    hasSpace: true,
    isTyped: true,
  }));
}

type Annotation = {
  subtype?: string;
  fieldType?: string;
  fieldValue?: string | string[] | null;
  checkBox?: boolean;
  exportValue?: string;
  rect?: number[];
};

/** Keeps a soft hyphen at the end of a line, which is needed to join the lines. */
function cleanLine(text: string): string {
  return text.trimEnd().endsWith('\u00ad') ? `${cleanText(text)}\u00ad` : cleanText(text);
}

async function titleOf(pdf: PDFDocumentProxy): Promise<string> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const title = 'Title' in info ? cleanText(String(info.Title)) : '';
  return PROGRAM_TITLE.test(title) ? '' : title;
}
