import type { PrintedLine } from './printed-lines.ts';
import { lowered, raised } from './raised-signs.ts';
import { BEGINS_ITEM, beginsInside } from './text-lines.ts';

/**
 * A piece of text on a page. Lengths are in points, from the left and from the foot of the page as it is read. `hasSpace`:
 * there is a blank before it.
 */
export type PagePiece = {
  text: string;
  left: number;
  right: number;
  base: number;
  /** The height of its letters. */
  size: number;
  hasSpace?: boolean;
  isRightToLeft?: boolean;
  /** Whether it was typed into a field of a form. */
  isTyped?: boolean;
};

/** The numbers by which pieces become lines. They are our own, tried on made pages of school work. Shares are of the letters' size. */
const LAYOUT = {
  /** Pieces whose base lines differ by less are on one line. */
  sameLine: 0.4,
  /** Pieces that are the same text within this distance are printed twice, for bold letters. */
  printedTwice: 0.25,
  /** The letters of two pieces that overlap are the same ones when they are as wide as the overlap, within these shares. */
  overlapLeast: 0.5,
  overlapMost: 1.6,
  /** A piece that is smaller than this share of its neighbour, and higher or lower, is a raised or lowered mark. */
  markSize: 0.85,
  markHigher: 0.12,
  markLower: 0.06,
  markWithin: 0.8,
  markMostCharacters: 6,
  /** A gap that is wider is a blank. */
  blank: 0.13,
  /** Between words whose letters are spaced, a gap is wider than this, and than the gaps of letters by this factor. */
  wordOfLetters: 0.6,
  widerThanLetters: 1.6,
  /** A letter that is larger than the line beside it by this factor begins it, and the next lines stand beside it. */
  dropCap: 1.6,
  /** A gap that is wider separates cells or columns. */
  cell: 1,
  /** A cell in a line of single letters, and behind the sign of an item. */
  spacedCell: 3,
  itemCell: 4,
  /** So many lines have to begin at the same place for a column, and be so long on average, in characters. */
  columnFewestLines: 3,
  columnFewestCharacters: 14,
  sameLeft: 0.3,
  /** The share of the lines of two columns that have to stand beside each other, for rows. */
  rowShare: 0.75,
  /** The shares of lines that are full and that go on with a small letter, for prose. */
  fullShare: 0.6,
  goingOnShare: 0.3,
  /** A line of single letters has at least so many of them. */
  fewestLetters: 5,
} as const;

/** The lines of a page in reading order, from its pieces in any order. */
export function linesOfPage(pieces: readonly PagePiece[], page: number): PrintedLine[] {
  const rows = rowsOf(withDropCaps(withoutDoubles(pieces.filter(({ text }) => /\S/.test(text)))));
  const usual = usualSize(pieces);
  const segments = rows.flatMap((row) => segmentsOf(row, usual));
  const isFromRight = segments.filter(({ isRightToLeft }) => isRightToLeft).length * 2 > segments.length;
  // Columns and cells are put in order as in a mirror where they are read from the right.
  const inOrder = isFromRight ? inReadingOrder(segments.map(mirrored)).map(mirrored) : inReadingOrder(segments);
  return inOrder.map(({ isTyped: _, ...line }) => ({ ...line, page }));
}

/** The size of most letters. */
function usualSize(pieces: readonly PagePiece[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of pieces) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0];
}

function mirrored(segment: Segment): Segment {
  return { ...segment, left: -segment.right, right: -segment.left, isRightToLeft: !segment.isRightToLeft };
}

/** Pieces of one line are looked for within this distance of their base lines, in points. */
const BASE_STEP = 8;
/** A piece of single letters. */
const SPACED = /^\s*\S(?: \S)*\s*$/u;

type Row = { base: number; size: number; pieces: PagePiece[] };
type Segment = Omit<PrintedLine, 'page'> & { isRightToLeft: boolean; isTyped: boolean };

/** Leaves out what is printed twice, for bold letters: a piece, or the letters where two pieces overlap. */
function withoutDoubles(pieces: readonly PagePiece[]): PagePiece[] {
  const kept: PagePiece[] = [];
  const fromLeft = [...pieces].sort((one, other) => one.left - other.left || other.right - one.right);
  const onBase = new Map<number, PagePiece[]>();
  for (const piece of fromLeft) {
    const line = Math.round(piece.base / BASE_STEP);
    const others = [line - 1, line, line + 1].flatMap((base) => onBase.get(base) ?? []);
    const rest = others.reduce<PagePiece | null>((left, other) => left && withoutOverlap(left, other), piece);
    if (!rest) continue;
    kept.push(rest);
    const onLine = onBase.get(line);
    if (onLine) onLine.push(rest);
    else onBase.set(line, [rest]);
  }
  return kept;
}

/** What of a piece is not printed already by one that begins left of it. Null when it is nothing. */
function withoutOverlap(piece: PagePiece, other: PagePiece): PagePiece | null {
  const near = piece.size * LAYOUT.printedTwice;
  const overlap = other.right - piece.left;
  const width = piece.right - piece.left;
  const isSameLine = Math.abs(other.base - piece.base) < near && Math.abs(other.size - piece.size) < near;
  if (!isSameLine || overlap < 0) return piece;
  const isInside = piece.right <= other.right + near && overlap >= width * LAYOUT.overlapLeast;
  if (isInside && other.text.includes(piece.text.trim())) return null;
  if (piece.isRightToLeft) return piece;
  const before = other.text.trim();
  const letter = width / piece.text.length;
  for (let count = Math.min(before.length, piece.text.length); count > 0; count -= 1) {
    const share = overlap / (letter * count);
    if (share > LAYOUT.overlapMost) break;
    const isTwice = share >= LAYOUT.overlapLeast && before.endsWith(piece.text.slice(0, count));
    // One letter can be alike by chance, unless it is all.
    if (!isTwice || (count === 1 && before.length > 1)) continue;
    const text = piece.text.slice(count);
    return /\S/.test(text) ? { ...piece, text, left: other.right, hasSpace: /^\s/.test(text) } : null;
  }
  return piece;
}

/** Joins a large first letter to the line at its head, the highest one right of it. */
function withDropCaps(pieces: readonly PagePiece[]): PagePiece[] {
  const smallest = pieces.reduce((least, { size }) => Math.min(least, size), Infinity);
  const isLarge = ({ size, text }: PagePiece) =>
    size > smallest * LAYOUT.dropCap && /^[“"‘']?\p{Lu}$/u.test(text.trim());
  const letters = pieces.filter(isLarge);
  const joined = new Map<PagePiece, PagePiece | null>();
  for (const letter of letters) {
    const isBeside = ({ left, base, size }: PagePiece) =>
      letter.size > size * LAYOUT.dropCap &&
      left >= letter.right - size * LAYOUT.sameLeft &&
      left < letter.right + size &&
      base > letter.base + size * LAYOUT.sameLine &&
      base < letter.base + letter.size;
    const [first] = pieces.filter(isBeside).sort((one, other) => other.base - one.base);
    if (!first) continue;
    const gap = first.hasSpace ? ' ' : '';
    joined.set(letter, null).set(first, { ...first, text: `${letter.text.trim()}${gap}${first.text.trimStart()}` });
  }
  return pieces.flatMap((piece) => joined.get(piece) ?? (joined.has(piece) ? [] : piece));
}

/** The pieces on each base line, from the top. Small pieces join the line that they are raised from. */
function rowsOf(pieces: readonly PagePiece[]): Row[] {
  const rows: Row[] = [];
  for (const piece of [...pieces].sort((one, other) => other.size - one.size || other.base - one.base)) {
    const row = rows.find((each) => isOnRow(piece, each));
    if (!row) rows.push({ base: piece.base, size: piece.size, pieces: [piece] });
    else row.pieces.push(asMark(piece, row));
  }
  return rows.sort((one, other) => other.base - one.base);
}

function isOnRow(piece: PagePiece, row: Row): boolean {
  const higher = Math.abs(piece.base - row.base);
  if (piece.size > row.size * LAYOUT.markSize) return higher <= piece.size * LAYOUT.sameLine;
  // A smaller piece is a mark, or a line of a column beside a heading.
  if (piece.text.length > LAYOUT.markMostCharacters || higher > row.size * LAYOUT.markWithin) return false;
  const near = row.size * LAYOUT.sameLine;
  return row.pieces.some(({ left, right }) => piece.left < right + near && piece.right > left - near);
}

/** A piece that is smaller than its line and higher or lower, as signs. */
function asMark(piece: PagePiece, row: Row): PagePiece {
  const higher = piece.base - row.base;
  const least = row.size * (higher < 0 ? LAYOUT.markLower : LAYOUT.markHigher);
  if (piece.size > row.size * LAYOUT.markSize || Math.abs(higher) < least) return piece;
  if (higher < 0) return { ...piece, text: lowered(piece.text) };
  const before = row.pieces.filter(({ right }) => right <= piece.left + row.size * LAYOUT.sameLine);
  // A note below the text begins with its number.
  if (before.length === 0 && /^\d{1,3}$/.test(piece.text.trim())) return { ...piece, text: `${piece.text.trim()}. ` };
  const last = before.sort((one, other) => other.right - one.right)[0];
  return { ...piece, text: raised(last?.text ?? '', piece.text) };
}

/**
 * The parts of a line between wide gaps, which are cells of a table or lines of columns. The gap between two columns is
 * as wide beside headings as beside their usual letters.
 */
function segmentsOf({ pieces, base, size }: Row, usual: number): Segment[] {
  const words = pieces.filter(({ text }) => /\p{L}/u.test(text));
  const isRightToLeft = words.filter((piece) => piece.isRightToLeft).length * 2 > words.length;
  const inOrder = [...pieces].sort((one, other) => one.left - other.left);
  const isSpaced = pieces.every(({ text }) => SPACED.test(text));
  const parts: PagePiece[][] = [];
  for (const piece of inOrder) {
    const part = parts.at(-1);
    const edge = Math.max(...(part ?? []).map(({ right }) => right));
    const cell = Math.min(size, usual) * LAYOUT.cell;
    const most = isSpaced ? size * LAYOUT.spacedCell : part && isSignOfItem(part) ? size * LAYOUT.itemCell : cell;
    if (part && piece.left - edge <= most) part.push(piece);
    else parts.push([piece]);
  }
  return parts
    .map((part) => ({
      text: spacedLetters(textOf(isRightToLeft ? [...part].reverse() : part, size)),
      left: Math.min(...part.map(({ left }) => left)),
      right: Math.max(...part.map(({ right }) => right)),
      base,
      size,
      isRightToLeft,
      isTyped: part.every((piece) => piece.isTyped),
    }))
    .filter(({ text }) => text !== '');
}

/** Whether a part of a line is only the number, letter or sign of an item. */
function isSignOfItem(part: readonly PagePiece[]): boolean {
  const text = part.map((piece) => piece.text).join('');
  return !/\S\s+\S/.test(text.trim()) && BEGINS_ITEM.test(`${text.trim()} `);
}

function textOf(pieces: readonly PagePiece[], size: number): string {
  const gaps = pieces.map((piece, at) => {
    const before = pieces[at - 1];
    return before ? Math.max(piece.left - before.right, before.left - piece.right) : 0;
  });
  const letterGap = [...gaps.slice(1)].sort((one, other) => one - other)[Math.floor((gaps.length - 2) / 2)] ?? 0;
  const letters = pieces.map(({ text }) => (SPACED.test(text) ? text.trim().replaceAll(' ', '').length : Infinity));
  // Most gaps are between pieces, not within them.
  const hasLetters = letters.reduce((sum, count) => sum + count, 0) < pieces.length * 2;
  const wordGap = Math.max(size * LAYOUT.wordOfLetters, hasLetters ? letterGap * LAYOUT.widerThanLetters : 0);
  const text = pieces.map((piece, at) => {
    const [gap = 0, isFirst] = [gaps[at], at === 0];
    // A word of spaced letters within a line has a wider gap behind it, too.
    const isSpacedWord = (letters[at] ?? 0) < Infinity && (gaps[at + 1] ?? 0) > size * LAYOUT.wordOfLetters;
    const own = isSpacedWord && !letters.every((count) => count < Infinity) ? spacedLetters(piece.text, 3) : piece.text;
    if (isFirst || piece.text === '' || !(piece.hasSpace || gap > size * LAYOUT.blank)) return own;
    return (gap > wordGap ? '  ' : ' ') + own;
  });
  return text.join('').trim();
}

/**
 * Joins the letters of a line that is printed with blanks between them: "T H E  K I T E". Two blanks are between words. A
 * list of letters such as "A B C D E" stays as it is.
 */
function spacedLetters(text: string, fewest: number = LAYOUT.fewestLetters): string {
  const words = text.split(/ {2,}/);
  const letters = text.split(/ +/);
  const areSpaced = letters.length >= fewest && letters.every((letter) => /^[\p{L}\p{N}\p{P}]$/u.test(letter));
  const isAlphabet = letters.every(
    (letter, at) => at === 0 || letter.charCodeAt(0) === (letters[at - 1] ?? '').charCodeAt(0) + 1,
  );
  if (!areSpaced || isAlphabet) return text.replace(/ {2,}/g, ' ');
  return words.map((word) => word.replaceAll(' ', '')).join(' ');
}

/** Columns one after the other; cells of a table row by row. */
function inReadingOrder(segments: readonly Segment[]): Segment[] {
  const gutter = gutterOf(segments);
  if (gutter === undefined) return inRows(segments);
  const crosses = ({ left, right }: Segment) => left < gutter && right > gutter;
  const bands: { isWide: boolean; segments: Segment[] }[] = [];
  for (const segment of [...segments].sort((one, other) => other.base - one.base)) {
    const isWide = crosses(segment);
    const band = bands.at(-1);
    if (band && band.isWide === isWide) band.segments.push(segment);
    else bands.push({ isWide, segments: [segment] });
  }
  return bands.flatMap((band) => {
    if (band.isWide) return inRows(band.segments);
    const [before, after] = [true, false].map((isLeft) => band.segments.filter(({ left }) => left < gutter === isLeft));
    return [...inReadingOrder(before ?? []), ...inReadingOrder(after ?? [])];
  });
}

/** Where a column begins: several long lines have the same left edge, and as many are left of it. */
function gutterOf(segments: readonly Segment[]): number | undefined {
  const first = Math.min(...segments.map(({ left }) => left));
  const candidates = [...segments].sort((one, other) => one.left - other.left);
  for (const { left, size } of candidates) {
    if (left < first + size * 5) continue;
    const gutter = left - size * LAYOUT.sameLeft;
    const column = segments.filter((other) => Math.abs(other.left - left) < size * LAYOUT.sameLeft);
    const before = segments.filter((other) => other.right < left && isBeside(other, column));
    const crossing = (at: number) => segments.filter((other) => other.left < at && other.right > at);
    const crossingBeside = crossing(gutter).filter((other) => isBeside(other, column));
    const areColumns = isColumn(column) && isColumn(before) && crossingBeside.length <= column.length / 4;
    if (!areColumns || areRows(before, column)) continue;
    // A heading of the column or the sign of an item may begin before its lines.
    const gutters = segments.map((other) => other.left - size * LAYOUT.sameLeft).filter((at) => at > first + size * 4);
    return [gutter, ...gutters.filter((at) => at < gutter).sort((one, other) => other - one)].reduce((best, at) =>
      crossing(at).length < crossing(best).length ? at : best,
    );
  }
  return undefined;
}

/**
 * Whether two columns are rows, such as those of a form or of word pairs: most lines have one beside them, those of the first
 * column are neither prose nor sentences, and the columns are not two lists of questions or items.
 */
function areRows(before: readonly Segment[], second: readonly Segment[]): boolean {
  if (second.every(({ isTyped }) => isTyped)) return true;
  const first = before.filter((line) => !before.some((other) => isOneLine(line, other) && other.left > line.left));
  const paired = (lines: readonly Segment[], others: readonly Segment[]) =>
    lines.filter((line) => others.some((other) => isOneLine(line, other))).length >= lines.length * LAYOUT.rowShare;
  if (!paired(first, second) || !paired(second, first)) return false;
  const most = (lines: readonly Segment[], sign: RegExp) =>
    lines.filter(({ text }) => sign.test(text)).length * 2 > lines.length;
  const areBoth = (sign: RegExp) => most(first, sign) && most(second, sign);
  return !areBoth(/\?$/) && !areBoth(BEGINS_ITEM) && !most(first, /[.,;!…-]$/) && !areProse(first);
}

/** Whether the lines of a column are full, and go on in the next one. */
function areProse(column: readonly Segment[]): boolean {
  const lines = [...column].sort((one, other) => other.base - one.base);
  const edge = Math.max(...lines.map(({ right }) => right));
  const breaks = lines.slice(1).map((next, at) => {
    const line = lines[at] as Segment;
    const word = ((next.right - next.left) / next.text.length) * ((next.text.match(/^\S+/)?.[0].length ?? 0) + 1);
    return { isFull: line.right + word > edge, goesOn: beginsInside({ line: line.text, next: next.text }) };
  });
  const most = (isSo: (each: (typeof breaks)[number]) => boolean, share: number) =>
    breaks.filter(isSo).length >= breaks.length * share;
  return most(({ isFull }) => isFull, LAYOUT.fullShare) && most(({ goesOn }) => goesOn, LAYOUT.goingOnShare);
}

function isOneLine(one: Segment, other: Segment): boolean {
  return Math.abs(one.base - other.base) <= Math.min(one.size, other.size) * LAYOUT.sameLine;
}

function isColumn(segments: readonly Segment[]): boolean {
  const characters = segments.reduce((sum, { text }) => sum + text.length, 0) / segments.length;
  return segments.length >= LAYOUT.columnFewestLines && characters >= LAYOUT.columnFewestCharacters;
}

/** Whether a segment is at the height of a column. */
function isBeside({ base, size }: Segment, column: readonly Segment[]): boolean {
  const bases = column.map((each) => each.base);
  return base <= Math.max(...bases) + size && base >= Math.min(...bases) - size;
}

/** Segments on one base line are joined to one line. */
function inRows(segments: readonly Segment[]): Segment[] {
  const rows: Segment[] = [];
  for (const segment of [...segments].sort((one, other) => other.base - one.base || one.left - other.left)) {
    const row = rows.at(-1);
    if (row && isOneLine(row, segment)) {
      row.cells = (row.cells ?? 1) + 1;
      row.text =
        segment.left >= row.left !== segment.isRightToLeft
          ? `${row.text} ${segment.text}`
          : `${segment.text} ${row.text}`;
      row.left = Math.min(row.left, segment.left);
      row.right = Math.max(row.right, segment.right);
      row.size = Math.max(row.size, segment.size);
    } else rows.push({ ...segment });
  }
  return rows;
}
