import type { TextBlock } from './my-texts.ts';
import {
  areLines,
  BEGINS_ITEM,
  beginsInside,
  goesOn,
  isProse,
  joinLines,
  type LineBreak,
  vocabularyOf,
} from './text-lines.ts';

/** A line of print. Lengths are in points, from the left and from the foot of its page. */
export type PrintedLine = {
  text: string;
  page: number;
  left: number;
  right: number;
  /** The height of its base line over the foot of the page. */
  base: number;
  /** The height of its letters. */
  size: number;
  /** How many cells a row of a table has, if there are several. */
  cells?: number;
  isRightToLeft?: boolean;
};

/** The numbers by which lines of print are joined. They are our own, tried on the files of the slow tests. */
const PRINT = {
  /** A heading is larger than the text by this factor, and has at most these words. */
  headingSize: 1.15,
  headingMostWords: 20,
  /** The usual distance of the lines of a heading, as a share of its size. */
  headingGap: 1.2,
  /** Sizes that differ by less are the same. */
  sameSize: 0.12,
  /** Columns of print are narrower than the lines of a text. In characters. */
  narrowestProse: 28,
  narrowestColumn: 14,
  /** Lines further apart than the usual distance times this are of two paragraphs. */
  paragraphGap: 1.3,
  /** A first line that is indented by more of its size begins a paragraph. */
  indent: 0.8,
  /** Beside a picture, lines are at least this share of their column. */
  narrowestBeside: 0.4,
  /** So many lines near each other end at the edge of a picture, within this share of their width. */
  fewestBeside: 3,
  alikeBeside: 0.2,
  /** Among so many lines, one that is longer than the others by this share does not make the right edge. */
  fewestForEdge: 5,
  muchLonger: 0.25,
  /** A line of prose that is longer than this share of its column goes on with a small letter, although there was room. */
  ragged: 0.5,
  /** Headers and footers are so near to the edge, as a share of the height between the outermost lines of all pages. */
  edge: 0.1,
  /** The share of the pages that a line has to stand on, at the same place, to count as a page header or footer. */
  repeatedShare: 0.6,
  /** The only page number is so far below the text, in lines. */
  farFromText: 4,
  fewestPages: 3,
} as const;

const ENDS_SENTENCE = /[.!?…:]["”’»)]*$/;

/** The paragraphs and headings of printed pages, from their lines in reading order. */
export function blocksOfPrint(lines: readonly PrintedLine[]): TextBlock[] {
  const kept = withoutPageMarks(lines);
  const size = usualSize(kept);
  const vocabulary = vocabularyOf(kept.map(({ text }) => text));
  const blocks: TextBlock[] = [];
  /** The last block that is no footnote. */
  let lastOfText: TextBlock | undefined;
  for (const column of columnsOf(kept)) {
    for (const [at, paragraph] of paragraphsOf(asFromLeft(column), size).entries()) addBlock(paragraph, at === 0);
  }
  return blocks;

  function addBlock(paragraph: readonly PrintedLine[], isFirst: boolean): void {
    const [first] = paragraph;
    if (!first) return;
    const text = joinLines(
      paragraph.map((line) => line.text),
      vocabulary,
    );
    const isHeading =
      first.size >= size * PRINT.headingSize && (text.match(/\S+/g)?.length ?? 0) <= PRINT.headingMostWords;
    const isNote = first.size < size * (1 - PRINT.sameSize);
    const last = isNote ? blocks.at(-1) : lastOfText;
    // A paragraph can continue in the next column or on the next page, with footnotes between.
    if (isFirst && last && !last.isHeading && !isHeading && !ENDS_SENTENCE.test(last.text) && /^\p{Ll}/u.test(text))
      last.text = joinLines([last.text, text], vocabulary);
    else {
      const block = { text, isHeading };
      blocks.push(block);
      if (!isNote) lastOfText = block;
    }
  }
}

/** A column of lines that are read from the right is looked at in a mirror: a paragraph ends where there is room at its left. */
function asFromLeft(column: readonly PrintedLine[]): readonly PrintedLine[] {
  if (column.filter(({ isRightToLeft }) => isRightToLeft).length * 2 <= column.length) return column;
  return column.map((line) => ({ ...line, left: -line.right, right: -line.left }));
}

/** The paragraphs of a column. Lines of one size without gaps are a part, which is prose, a list, or lines such as a poem. */
function paragraphsOf(column: readonly PrintedLine[], usual: number): PrintedLine[][] {
  const gap = usualGap(column);
  const right = rightOf(column);
  const rows = rowsOf(column);
  const frame: Frame = { column, right, places: new Map(column.map((line, at) => [line, at])) };
  const parts: PrintedLine[][] = [];
  for (const line of column) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    const usualHere = line.size >= usual * PRINT.headingSize ? Math.max(gap, line.size * PRINT.headingGap) : gap;
    if (part && before && !isApart(before, line, usualHere) && rows.has(before) === rows.has(line)) part.push(line);
    else parts.push([line]);
  }
  const isColumnProse = areProse(
    parts.flatMap((part) => longBreaks(part, frame)),
    column,
  );
  return parts.flatMap((part) =>
    (part[0]?.size ?? 0) >= usual * PRINT.headingSize
      ? headingsOf(part, right)
      : rows.has(part[0] as PrintedLine)
        ? part.map((line) => [line])
        : paragraphsOfPart(part, frame, isColumnProse),
  );
}

/** Lines of large letters: a heading goes on in the next line when the next word had no room. */
function headingsOf(part: readonly PrintedLine[], right: number): PrintedLine[][] {
  const headings: PrintedLine[][] = [];
  for (const line of part) {
    const heading = headings.at(-1);
    const before = heading?.at(-1);
    if (heading && before && (!hadRoom(before, line, right) || /^\p{Ll}/u.test(line.text))) heading.push(line);
    else headings.push([line]);
  }
  return headings;
}

/** The column that a part belongs to. */
type Frame = { column: readonly PrintedLine[]; right: number; places: ReadonlyMap<PrintedLine, number> };

function paragraphsOfPart(part: readonly PrintedLine[], frame: Frame, isColumnProse: boolean): PrintedLine[][] {
  const breaks = breaksOf(part, frame);
  const areOwn = !isColumnProse && !areProse(longBreaks(part, frame), part);
  const areApart = areOwn || areLines(part.map(({ text }) => text));
  const paragraphs: PrintedLine[][] = [];
  for (const [at, line] of part.entries()) {
    const paragraph = paragraphs.at(-1);
    const before = part[at - 1];
    const end = breaks[at - 1];
    const joins =
      before && end && (isHanging(paragraph ?? [], line) || (!areApart && joinsTo(end, part, at, frame.right)));
    if (paragraph && joins) paragraph.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

function joinsTo(end: LineBreak, part: readonly PrintedLine[], at: number, right: number): boolean {
  const [before, line, after] = [part[at - 1], part[at], part[at + 1]];
  if (!before || !line) return false;
  const indent = line.size * PRINT.indent;
  const isIndented = line.left - before.left > indent;
  // Lines that all stand further right are beside a picture or hang below the first one.
  const isAlone = !after || line.left - after.left > indent || isShortBetween(before, line, after);
  if (isIndented && isAlone && !isMidSentence(before, line)) return false;
  // Of two paragraphs with an indent, the first can have one line.
  const isBackAfter = after && !BEGINS_ITEM.test(after.text) && line.left - after.left > indent;
  if (isBackAfter && before.left - after.left > indent && ENDS_SENTENCE.test(before.text)) return false;
  if (goesOn(end)) return true;
  const isLong = before.right - before.left > (right - before.left) * PRINT.ragged;
  return isLong && isMidSentence(before, line) && !BEGINS_ITEM.test(line.text);
}

function isMidSentence(before: PrintedLine | undefined, line: PrintedLine | undefined): boolean {
  if (!before || !line || ENDS_SENTENCE.test(before.text)) return false;
  return beginsInside({ line: before.text, next: line.text });
}

/** Whether a line is a sentence between two others, such as a paragraph of one line. */
function isShortBetween(before: PrintedLine, line: PrintedLine, after: PrintedLine): boolean {
  return ENDS_SENTENCE.test(before.text) && ENDS_SENTENCE.test(line.text) && /^[^\p{Ll}]/u.test(after.text);
}

/** Whether a line hangs below the text of an item of a list, which begins with its number further left. */
function isHanging(paragraph: readonly PrintedLine[], line: PrintedLine): boolean {
  const [first, second] = paragraph;
  if (!first || !BEGINS_ITEM.test(first.text) || BEGINS_ITEM.test(line.text)) return false;
  const hangs = line.left - first.left > first.size * PRINT.indent;
  return hangs && (!second || Math.abs(second.left - line.left) < first.size * PRINT.indent);
}

function isApart(before: PrintedLine, line: PrintedLine, gap: number): boolean {
  if (Math.abs(line.size - before.size) > before.size * PRINT.sameSize) return true;
  // A sentence in the other direction begins a paragraph.
  if (before.isRightToLeft !== line.isRightToLeft && ENDS_SENTENCE.test(before.text)) return true;
  return before.base - line.base > gap * PRINT.paragraphGap;
}

/** The rows of tables: lines of several cells, one below the other. */
function rowsOf(column: readonly PrintedLine[]): ReadonlySet<PrintedLine> {
  const hasCells = (line: PrintedLine | undefined) => (line?.cells ?? 1) > 1;
  const isRow = (line: PrintedLine, at: number) =>
    hasCells(line) && (hasCells(column[at - 1]) || hasCells(column[at + 1]));
  return new Set(column.filter(isRow));
}

function areProse(breaks: readonly LineBreak[], lines: readonly PrintedLine[]): boolean {
  return isProse(breaks, widthOf(lines), PRINT.narrowestProse, PRINT.narrowestColumn);
}

/** The ends of lines but of short ones, which say nothing of the width. */
function longBreaks(part: readonly PrintedLine[], frame: Frame): LineBreak[] {
  const left = Math.min(...part.map((line) => line.left));
  return breaksOf(part, frame).filter(
    (_, at) => (part[at] as PrintedLine).right - left >= (frame.right - left) * PRINT.ragged,
  );
}

function breaksOf(part: readonly PrintedLine[], frame: Frame): LineBreak[] {
  return part.slice(1).map((line, index) => {
    const before = part[index] as PrintedLine;
    return {
      line: before.text,
      next: line.text,
      hadRoom: hadRoom(before, line, rightBeside(part, index, frame)),
    };
  });
}

/** The right edge at a line: beside a picture the lines before or after it are shorter, but not much shorter. */
function rightBeside(part: readonly PrintedLine[], at: number, { column, right, places }: Frame): number {
  const edgeOf = (lines: readonly PrintedLine[]) => Math.max(...lines.map((line) => line.right));
  const beside = Math.min(edgeOf(part.slice(Math.max(0, at - 1), at + 1)), edgeOf(part.slice(at, at + 3)));
  const left = Math.min(...part.map((line) => line.left));
  const place = places.get(part[at] as PrintedLine) ?? 0;
  const near = column.slice(Math.max(0, place - PRINT.fewestBeside), place + PRINT.fewestBeside + 1);
  const alike = near.filter((line) => Math.abs(line.right - beside) < (beside - left) * PRINT.alikeBeside);
  const isBeside = beside - left > (right - left) * PRINT.narrowestBeside;
  return isBeside && (alike.length >= PRINT.fewestBeside || isMidSentence(part[at], part[at + 1]))
    ? Math.min(beside, right)
    : right;
}

/** The right edge of a column. One line that is much longer, such as a title, does not count. */
function rightOf(lines: readonly PrintedLine[]): number {
  const [first = 0, second = first] = lines.map(({ right }) => right).sort((one, other) => other - one);
  const left = Math.min(...lines.map((line) => line.left));
  const isOneLonger = lines.length >= PRINT.fewestForEdge && first - second > (first - left) * PRINT.muchLonger;
  return isOneLonger ? second : first;
}

/** The width of most lines, in characters. */
function widthOf(lines: readonly PrintedLine[]): number {
  const lengths = lines.map(({ text }) => text.length).sort((one, other) => other - one);
  return lengths[Math.floor(lengths.length / 4)] ?? 0;
}

/** Whether the first word of the line had room behind the line before it. */
function hadRoom(before: PrintedLine, line: PrintedLine, right: number): boolean {
  const letter = (line.right - line.left) / Math.max(1, line.text.length);
  const word = line.text.match(/^\S+/)?.[0].length ?? 0;
  // Letters differ in width: one more is left out of account for each four.
  return before.right + letter * (1 + word * 1.25) < right;
}

/** Lines below each other. A new column or page begins where the next line is not below. */
function columnsOf(lines: readonly PrintedLine[]): PrintedLine[][] {
  const columns: PrintedLine[][] = [];
  for (const line of lines) {
    const column = columns.at(-1);
    const before = column?.at(-1);
    if (column && before && before.page === line.page && before.base > line.base) column.push(line);
    else columns.push([line]);
  }
  return columns;
}

/** The size of most letters. */
function usualSize(lines: readonly PrintedLine[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

/** The distance of lines of a column: of those that go on in the middle of a sentence, or of most lines. */
function usualGap(column: readonly PrintedLine[]): number {
  const gaps = column.slice(1).map((line, at) => {
    const before = column[at] as PrintedLine;
    return { gap: before.base - line.base, isMid: isMidSentence(before, line) && !isApart(before, line, Infinity) };
  });
  const sorted = gaps.sort((one, other) => one.gap - other.gap);
  const mid = sorted.filter(({ isMid }) => isMid);
  const counted = mid.length > 0 ? mid : sorted;
  return counted[Math.floor(counted.length / 3)]?.gap ?? 0;
}

/**
 * Leaves out page numbers, headers and footers: numbers at the edge of their pages that count them, and what stands at the
 * same height on most pages, with another number at most.
 */
function withoutPageMarks(lines: readonly PrintedLine[]): readonly PrintedLine[] {
  const numbers = pageNumbers(lines);
  const kept = lines.filter((line) => !numbers.has(line));
  const pages = new Set(kept.map(({ page }) => page)).size;
  if (pages < PRINT.fewestPages) return kept;
  const bases = kept.map(({ base }) => base);
  const [top, foot] = [Math.max(...bases), Math.min(...bases)];
  const edge = (top - foot) * PRINT.edge;
  // What has no letters is a page number, which is gone already, or a sum.
  const canBeMark = ({ text, base }: PrintedLine) => /\p{L}/u.test(text) && (base >= top - edge || base <= foot + edge);
  const places = new Map<string, Set<number>>();
  for (const line of kept.filter(canBeMark)) {
    const key = markOf(line);
    places.set(key, (places.get(key) ?? new Set()).add(line.page));
  }
  const rest = kept.filter(
    (line) => (places.get(markOf(line))?.size ?? 0) < pages * PRINT.repeatedShare || !canBeMark(line),
  );
  return rest.length > 0 ? rest : kept;
}

/**
 * The numbers alone on the highest or lowest line of a page that are as far from the count of another page, too, and a number
 * far below the text that counts its page.
 */
function pageNumbers(lines: readonly PrintedLine[]): ReadonlySet<PrintedLine> {
  const edges = new Map<number, { highest: PrintedLine; lowest: PrintedLine }>();
  for (const line of lines) {
    const edge = edges.get(line.page);
    edges.set(line.page, {
      highest: edge && edge.highest.base >= line.base ? edge.highest : line,
      lowest: edge && edge.lowest.base <= line.base ? edge.lowest : line,
    });
  }
  const byOffset = new Map<string, PrintedLine[]>();
  for (const [page, { highest, lowest }] of edges)
    for (const [edge, line] of Object.entries({ highest, lowest })) {
      const number = /^[-–]? ?(\d{1,4}) ?[-–]?$/.exec(line.text)?.[1];
      const key = `${edge} ${Number(number) - page}`;
      if (number !== undefined) byOffset.set(key, [...(byOffset.get(key) ?? []), line]);
    }
  const isFarBelow = (number: PrintedLine) => {
    const others = lines.filter((line) => line.page === number.page && line !== number);
    return others.length > 0 && others.every(({ base }) => base - number.base > number.size * PRINT.farFromText);
  };
  const isNumber = ([key, [first, ...more]]: [string, PrintedLine[]]) =>
    more.length > 0 || (key === 'lowest 0' && first !== undefined && isFarBelow(first));
  return new Set([...byOffset].filter(isNumber).flatMap(([, found]) => found));
}

function markOf({ text, base }: PrintedLine): string {
  return `${Math.round(base / 2)} ${text.replace(/\d+/g, '#')}`;
}
