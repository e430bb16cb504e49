import type { TextBlock } from './my-texts.ts';
import { BEGINS_ITEM, joinLines, vocabularyOf } from './text-lines.ts';

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
};

/** The numbers by which lines of print are joined. They are our own, tried on the files of the slow tests. */
const PRINT = {
  /** A heading is larger than the text by this factor, and has at most these words. */
  headingSize: 1.15,
  headingMostWords: 20,
  /** Sizes that differ by less are the same. */
  sameSize: 0.12,
  /** Lines further apart than the usual distance times this are of two paragraphs. */
  paragraphGap: 1.3,
  /** A first line that is indented by more of its size begins a paragraph. */
  indent: 0.8,
  /** The share of the pages that a line has to stand on, at the same place, to count as a page header or footer. */
  repeatedShare: 0.6,
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
    const right = Math.max(...column.map((line) => line.right));
    const left = Math.min(...column.map((line) => line.left));
    const gap = usualGap(column);
    let paragraph: PrintedLine[] = [];
    const end = () => {
      if (paragraph.length > 0) addBlock(paragraph, paragraph[0] === column[0]);
      paragraph = [];
    };
    for (const line of column) {
      const before = paragraph.at(-1);
      if (before && beginsParagraph(before, line, { left, right, gap })) end();
      paragraph.push(line);
    }
    end();
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

type Column = { left: number; right: number; gap: number };

function beginsParagraph(before: PrintedLine, line: PrintedLine, { left, right, gap }: Column): boolean {
  if (Math.abs(line.size - before.size) > before.size * PRINT.sameSize) return true;
  if (before.base - line.base > gap * PRINT.paragraphGap) return true;
  if (BEGINS_ITEM.test(line.text)) return true;
  if (line.left - left > line.size * PRINT.indent && before.left - left < line.size * PRINT.indent) return true;
  return hadRoom(before, line, right);
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

/** The distance that most lines of a column have from the one above. */
function usualGap(column: readonly PrintedLine[]): number {
  const gaps = column.slice(1).map((line, at) => (column[at]?.base ?? 0) - line.base);
  return gaps.sort((one, other) => one - other)[Math.floor(gaps.length / 3)] ?? 0;
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
  const places = new Map<string, Set<number>>();
  for (const line of kept) {
    const key = markOf(line);
    places.set(key, (places.get(key) ?? new Set()).add(line.page));
  }
  return kept.filter((line) => (places.get(markOf(line))?.size ?? 0) < pages * PRINT.repeatedShare);
}

/** The numbers alone on the highest or lowest line of a page that are as far from the count of another page, too. */
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
  return new Set([...byOffset.values()].filter((found) => found.length > 1).flat());
}

function markOf({ text, base }: PrintedLine): string {
  return `${Math.round(base / 2)} ${text.replace(/\d+/g, '#')}`;
}
