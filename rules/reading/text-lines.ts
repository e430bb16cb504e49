/** Two written words that a hyphen at the end of a line may join: found elsewhere in the text with or without it. */
type Vocabulary = ReadonlySet<string>;

/** The numbers by which lines of text are joined. They are our own, tried on school work and on the files of the slow tests. */
const WRAP = {
  /** The longest line of a text whose lines were wrapped to a width; a longer line is a paragraph. In characters. */
  widest: 120,
  /** Narrower lines than this are lines of their own, such as words to spell, unless they are plainly parts of sentences. */
  narrowest: 38,
  narrowestOfSentences: 24,
  /** Lines shorter than this share of the width, such as those of an address, say nothing of the width. */
  countedShare: 0.5,
  /** The width is that of the longest line to which others are as long as this share of it. */
  alike: 0.85,
  /** The share of lines after which the next word had no room, from which a text counts as wrapped. */
  fullShare: 0.6,
  /** The share of lines that go on with a small letter, from which narrow lines count as parts of sentences. */
  goingOnShare: 0.6,
  /** The share of lines that begin with a capital, as in a poem, and that end a sentence, as in a list of sentences. */
  capitalShare: 0.85,
  sentenceShare: 0.8,
  /** Shares of fewer lines than this say nothing. */
  fewestPairs: 3,
} as const;

/** An item of a list begins with a sign, a number or a letter; a line of a timetable with the time; a talk with the name. */
export const BEGINS_ITEM =
  /^(?:(?:[•●◦▪■–—*-]|\(?\d{1,3}[.)]|\(?[a-z][.)]|\(?[A-Z]\))\s|\d{1,2}[:.]\d{2}(?:\s|$)|\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|\d{1,3}))?:\s)/u;
const ENDS_SENTENCE = /[.!?…؟۔।。！？]["”’»)]*$/;
/** Blanks between the cells of a table. */
const CELLS = /\S(?:\t| {3,})\s*\S/;

/**
 * The paragraphs of a plain text, separated by empty lines. Lines that were wrapped to a width are joined; others,
 * such as those of a poem or a list, stay separate paragraphs.
 */
export function paragraphsOfText(text: string): string[] {
  const parts = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\f\v\u2028\u2029]/g, '\n')
    // Signs such as "---" and "✓ ✗" are a line of their own.
    .replace(/^[^\p{L}\p{N}\n]*$/gmu, '\n$&\n')
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)
    .map((part) => part.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ''))
    .filter((lines) => lines.length > 0);
  const vocabulary = vocabularyOf(parts.flat());
  const isProsePart = (lines: readonly string[]) => !areLines(lines) && !areRows(lines);
  const prose = parts.filter(isProsePart);
  const width = widthOf(prose);
  if (!isWrapped(prose, width)) return parts.flat();
  return parts.flatMap((lines) =>
    isProsePart(lines)
      ? joinWhere(
          lines,
          (line, next) => line.length <= width && goesOn({ line, next, hadRoom: hasRoomFor(line, next, width) }),
          vocabulary,
        )
      : lines,
  );
}

/** Joins all lines of one paragraph. */
export function joinLines(lines: readonly string[], vocabulary: Vocabulary): string {
  const parts: string[] = [];
  for (const line of lines) {
    const before = parts.at(-1);
    // Only the end of the last line is looked at, so that a long paragraph does not take long.
    if (before !== undefined) parts[parts.length - 1] = joint(before, line, vocabulary);
    parts.push(line);
  }
  return parts.join('');
}

/** The words within lines in lower case, without the first and last word of a line, which may be broken. */
export function vocabularyOf(lines: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const line of lines)
    for (const [word] of line.matchAll(/\p{L}[\p{L}’'‐‑-]*/gu))
      if (!/[‐-]$/.test(word)) words.add(wordWithHyphens(word));
  return words;
}

/**
 * A line with what stands between it and the next one. A hyphen at its end is removed when the next continues with a small
 * letter, unless the text has the word with its hyphen elsewhere ("well-known").
 */
function joint(text: string, line: string, vocabulary: Vocabulary): string {
  if (text.endsWith('\u00ad')) return text.slice(0, -1);
  const before = /([\p{L}\p{N}][\p{L}\p{N}’'‐‑-]*)[-‐]$/u.exec(text)?.[1];
  if (before === undefined) return `${text} `;
  const [whole, after] = /^(\p{Ll}[\p{L}’']*)(?:[‐‑-]\p{L}+)*/u.exec(line) ?? [];
  // The last hyphen of "one-to-one" and "20-year-old" belongs to the word, and that of "X-ray".
  if (after === undefined || /[\p{N}‐‑-]/u.test(before) || before.length === 1) return text;
  const isKnown = (word: string) => vocabulary.has(wordWithHyphens(word));
  // So does the first one of "merry-go-round".
  const isOneWord = whole === after ? !isKnown(`${before}-${after}`) : isKnown(before + whole);
  return isOneWord || isKnown(before + after) ? text.slice(0, -1) : text;
}

/** A word in small letters, with the usual sign for each hyphen. */
function wordWithHyphens(word: string): string {
  return word.toLowerCase().replace(/[‐‑]/g, '-');
}

function joinWhere(
  lines: readonly string[],
  goesOn: (line: string, next: string) => boolean,
  vocabulary: Vocabulary,
): string[] {
  const paragraphs: string[][] = [];
  lines.forEach((line, at) => {
    const before = lines[at - 1];
    const paragraph = paragraphs.at(-1);
    if (paragraph && before !== undefined && goesOn(before, line)) paragraph.push(line);
    else paragraphs.push([line]);
  });
  return paragraphs.map((paragraph) => joinLines(paragraph, vocabulary));
}

/** The width that lines were wrapped to: that of lines that may go on in the next. One longer line, such as an address, does not count. */
function widthOf(parts: readonly string[][]): number {
  const before = parts.flatMap(pairsOf).filter(([, next]) => !BEGINS_ITEM.test(next));
  const lengths = before
    .map(([{ length }]) => length)
    .filter((length) => length >= WRAP.narrowestOfSentences)
    .sort((one, other) => other - one);
  return lengths.find((length, at) => (lengths[at + 1] ?? 0) >= length * WRAP.alike) ?? lengths[0] ?? 0;
}

function isWrapped(parts: readonly string[][], width: number): boolean {
  if (width > WRAP.widest || width < WRAP.narrowestOfSentences) return false;
  const isCounted = ([{ length }]: Pair) => length <= width && length >= width * WRAP.countedShare;
  const pairs = parts.flatMap(pairsOf).filter(isCounted);
  const breaks = pairs.map(([line, next]) => ({ line, next, hadRoom: hasRoomFor(line, next, width) }));
  return isProse(breaks, width);
}

/**
 * Whether lines were wrapped to a width, as sentences are: after most lines the next word had no room.
 * @param width in characters
 * @param narrowest the width from which they need not be plainly parts of sentences
 * @param narrowestOfSentences the least width; below that of text, some sentences have to end within lines
 */
export function isProse(
  breaks: readonly LineBreak[],
  width: number,
  narrowest: number = WRAP.narrowest,
  narrowestOfSentences: number = WRAP.narrowestOfSentences,
): boolean {
  if (width < narrowestOfSentences) return false;
  const counted = breaks.filter(({ next }) => !BEGINS_ITEM.test(next));
  const goingOn = counted.filter(beginsInside).length;
  if (counted.length < 2) return goingOn > 0 && width >= narrowest;
  if (counted.every(({ line, next }) => isSentence([line, next]))) return false;
  const full = counted.filter(({ hadRoom }) => !hadRoom).length;
  // The last line of a paragraph says nothing.
  const last = counted.filter(({ line, next, hadRoom }) => hadRoom && isSentence([line, next])).length;
  if (full === 0 || full < (counted.length - last) * WRAP.fullShare) return false;
  if (width >= narrowest) return true;
  if (goingOn < counted.length * WRAP.goingOnShare) return false;
  return (
    width >= WRAP.narrowestOfSentences || counted.filter(({ line }) => /[.!?] \S/.test(line)).length >= WRAP.fewestPairs
  );
}

/** Whether a line of prose goes on in the next one. */
export function goesOn({ line, next, hadRoom }: LineBreak): boolean {
  if (BEGINS_ITEM.test(next)) return false;
  if (![line, next].every((each) => /[\p{L}\p{N}]/u.test(each))) return false;
  if (!hadRoom) return true;
  return /\p{L}[-‐\u00ad]$/u.test(line) && /^\p{Ll}/u.test(next);
}

/** Whether the lines of a part are lines of a poem, or sentences of a list. */
export function areLines(lines: readonly string[]): boolean {
  const pairs = pairsOf(lines).filter(([, next]) => !BEGINS_ITEM.test(next));
  if (pairs.length < WRAP.fewestPairs) return false;
  return (
    shareOf(pairs, ([, next]) => /^["“‘(]?\p{Lu}/u.test(next)) >= WRAP.capitalShare ||
    shareOf(pairs, isSentence) >= WRAP.sentenceShare
  );
}

/** Whether most lines are rows of a table. */
function areRows(lines: readonly string[]): boolean {
  return lines.filter((line) => CELLS.test(line)).length * 2 > lines.length;
}

function isSentence([line, next]: Pair): boolean {
  return ENDS_SENTENCE.test(line) && /^[^\p{Ll}]/u.test(next);
}

/** Whether the next line begins inside a sentence: with a small letter, or in a script without capitals. */
export function beginsInside({ line, next }: Pick<LineBreak, 'line' | 'next'>): boolean {
  return /^\p{Ll}/u.test(next) || (/^\p{Lo}/u.test(next) && !ENDS_SENTENCE.test(line));
}

/** The end of a line. `hadRoom`: the first word of the next line would have fitted on it. */
export type LineBreak = { line: string; next: string; hadRoom: boolean };
type Pair = readonly [line: string, next: string];

function pairsOf(lines: readonly string[]): Pair[] {
  return lines.slice(1).map((next, at) => [lines[at] ?? '', next]);
}

function shareOf(pairs: readonly Pair[], isSo: (pair: Pair) => boolean): number {
  return pairs.filter(isSo).length / pairs.length;
}

/** Whether the first word of the next line would have fitted on this line, which makes the line break deliberate. */
function hasRoomFor(line: string, next: string, width: number): boolean {
  return line.length + 1 + (next.match(/^\S+/)?.[0].length ?? 0) <= width;
}
