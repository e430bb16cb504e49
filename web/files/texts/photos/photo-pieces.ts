import { cleanText } from '#rules/reading/my-texts.ts';
import { linesOfPage, type PagePiece } from '#rules/reading/page-pieces.ts';
import type { PrintedLine } from '#rules/reading/printed-lines.ts';

/** Where a word or a sign stands on a photo, in pixels from its left and top. */
type Box = { x0: number; y0: number; x1: number; y1: number };
/** A word as it was recognized, with its signs. The confidence is in percent. */
export type ReadWord = { text: string; confidence: number; bbox: Box; symbols: readonly { text: string; bbox: Box }[] };
/** A line as it was recognized. `rowHeight`: from the foot of its letters to their top, including what hangs below the base line. */
export type ReadLine = { words: readonly ReadWord[]; baseline: Box; rowAttributes: { rowHeight: number } };

/** The size that the letters of most lines get, in points. */
const USUAL_SIZE = 12;
/** Sizes are measured so roughly that only steps of this share of the usual one count. */
const SIZE_STEP = 0.5;
/** The number of an item and the sum behind it are two words if the gap between them is wider than this share of their height. */
const GAP_BEHIND_NUMBER = 0.26;
/** In percent. A word of which the recognition is less sure may be wrong. */
const UNSURE = 50;

/** The lines of a photo in reading order. Lines without letters and digits, which are specks and rules, are left out. */
export function linesOfPhoto(lines: readonly ReadLine[]): PrintedLine[] {
  const kept = lines.filter(({ words }) => words.some(({ text }) => /[\p{L}\p{N}]/u.test(text)));
  const usual = usualHeight(kept);
  return linesOfPage(
    kept.flatMap((line) => piecesOf(line, usual)),
    1,
  ).map((line) => ({ ...line, text: mended(cleanText(line.text)) }));
}

function piecesOf({ words, baseline, rowAttributes: { rowHeight } }: ReadLine, usual: number): PagePiece[] {
  const points = USUAL_SIZE / usual;
  const size = USUAL_SIZE * SIZE_STEP * Math.max(1, Math.round(rowHeight / usual / SIZE_STEP));
  const base = (-points * (baseline.y0 + baseline.y1)) / 2;
  return words
    .flatMap((word) => partsOf(word, rowHeight))
    .map(({ text, x0, x1 }) => ({ text, left: x0 * points, right: x1 * points, base, size, hasSpace: true }));
}

/** A word, or the number of an item and the sum behind it, which can be recognized as one: "5.12+7=". */
function partsOf({ text, bbox, symbols }: ReadWord, height: number): { text: string; x0: number; x1: number }[] {
  const end = /^\d{1,2}[.)](?=\d)/.exec(text)?.[0].length ?? 0;
  const [last, first] = [symbols[end - 1], symbols[end]];
  if (!last || !first || first.bbox.x0 - last.bbox.x1 < height * GAP_BEHIND_NUMBER)
    return [{ text, x0: bbox.x0, x1: bbox.x1 }];
  return [
    { text: text.slice(0, end), x0: bbox.x0, x1: last.bbox.x1 },
    { text: text.slice(end), x0: first.bbox.x0, x1: bbox.x1 },
  ];
}

/** What is recognized wrongly again and again: the c of "a) b) c)", the stop behind a number, and the blanks and the minus of a sum. */
function mended(line: string): string {
  const text = line.replace(/^[¢©]\)/u, 'c)').replace(/^(\d{1,3}|[a-z]) ([.)]) ?/u, '$1$2 ');
  if (!/\d ?=/.test(text)) return text;
  return text
    .replace(/(\d) ?—(?= ?\d)/gu, '$1 −')
    .replace(/(\d) ?([-+−–×÷x=])/gu, '$1 $2')
    .replace(/( [-+−–×÷x=])(?=[\d(])/gu, '$1 ');
}

/** Whether a line is what is left of an item: the recognition can take the numbers below each other for a column, and lose them. */
export function hasLostNumber({ words: [first] }: ReadLine): boolean {
  return first !== undefined && /^[.)](?:$|\d)/.test(first.text);
}

/** How many words may be wrong, of how many. Numbers and signs do not count: the recognition is never sure of them. */
export function unsureWords(lines: readonly ReadLine[]): { unsure: number; words: number } {
  const words = wordsIn(lines);
  return { unsure: words.filter(({ confidence }) => confidence < UNSURE).length, words: words.length };
}

/**
 * How sure the recognition is. `percent`: of everything, or of the words among it if that is more; `letters`: of how many letters and signs.
 * Words that stand on end are not read in the direction of their lines.
 */
export function surenessOf(lines: readonly ReadLine[]): { percent: number; letters: number } {
  const [all, words] = [lines.flatMap((line) => line.words), wordsIn(lines)].map((each) => {
    const letters = each.reduce((sum, { text }) => sum + text.length, 0);
    const sure = each.reduce((sum, word) => sum + (isOnEnd(word) ? 0 : (word.confidence / 100) * word.text.length), 0);
    return { percent: letters === 0 ? 0 : (sure / letters) * 100, letters: sure };
  });
  return { percent: Math.max(all?.percent ?? 0, words?.percent ?? 0), letters: all?.letters ?? 0 };
}

function isOnEnd({ text, bbox }: ReadWord): boolean {
  return text.length > 2 && bbox.y1 - bbox.y0 > bbox.x1 - bbox.x0;
}

function wordsIn(lines: readonly ReadLine[]): ReadWord[] {
  return lines.flatMap(({ words }) => words.filter(({ text }) => /\p{L}{2}/u.test(text) && !/\d/.test(text)));
}

/** The height of most letters: half of them stand in lower lines. */
function usualHeight(lines: readonly ReadLine[]): number {
  const heights = lines.flatMap(({ words, rowAttributes: { rowHeight } }) =>
    words.flatMap(({ text }) => Array.from(text, () => rowHeight)),
  );
  return heights.sort((one, other) => one - other)[Math.floor(heights.length / 2)] ?? 1;
}
