/** Two written words that a hyphen at the end of a line may join: found elsewhere in the text with or without it. */
type Vocabulary = ReadonlySet<string>;

/** The longest line of a text whose lines were wrapped to a width; a longer line is a paragraph. In characters. */
const WIDEST_WRAPPED = 120;
/** The share of lines after which the next word had no room, from which a text counts as wrapped. */
const WRAPPED_SHARE = 0.6;

/** An item of a list begins with a sign, a number or a letter. */
export const BEGINS_ITEM = /^(?:[•●◦▪■–—*-]|\(?\d{1,3}[.)]|\(?[a-z][.)])\s/;

/**
 * The paragraphs of a plain text, separated by empty lines. Lines that were wrapped to a width are joined; others,
 * such as those of a poem or a list, stay separate paragraphs.
 */
export function paragraphsOfText(text: string): string[] {
  const parts = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\f\v\u2028\u2029]/g, '\n')
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)
    .map((part) => part.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ''))
    .filter((lines) => lines.length > 0);
  const vocabulary = vocabularyOf(parts.flat());
  const width = parts.flat().reduce((widest, { length }) => Math.max(widest, length), 0);
  if (!isWrapped(parts, width)) return parts.flat();
  return parts.flatMap((lines) =>
    joinWhere(lines, (line, next) => !BEGINS_ITEM.test(next) && !hasRoomFor(line, next, width), vocabulary),
  );
}

/** Joins all lines of one paragraph. */
export function joinLines(lines: readonly string[], vocabulary: Vocabulary): string {
  return lines.reduce((text, line) => (text === '' ? line : joinPair(text, line, vocabulary)), '');
}

/** The words within lines in lower case, without the first and last word of a line, which may be broken. */
export function vocabularyOf(lines: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const line of lines)
    for (const [word] of line.matchAll(/\p{L}[\p{L}’'‑-]*/gu)) if (!word.endsWith('-')) words.add(word.toLowerCase());
  return words;
}

/**
 * Joins two lines. A hyphen at the end of the first is removed when the second continues with a small letter, unless
 * the text has the word with its hyphen elsewhere ("well-known").
 */
function joinPair(text: string, line: string, vocabulary: Vocabulary): string {
  if (text.endsWith('\u00ad')) return text.slice(0, -1) + line;
  const before = /(\p{L}[\p{L}’'-]*)[-‐]$/u.exec(text)?.[1];
  if (before === undefined) return `${text} ${line}`;
  const after = /^\p{Ll}[\p{L}’']*/u.exec(line)?.[0];
  if (after === undefined) return text + line;
  const isOneWord =
    !vocabulary.has(`${before}-${after}`.toLowerCase()) || vocabulary.has((before + after).toLowerCase());
  return (isOneWord ? text.slice(0, -1) : text) + line;
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

function isWrapped(parts: readonly string[][], width: number): boolean {
  if (width > WIDEST_WRAPPED) return false;
  let pairs = 0;
  let full = 0;
  for (const lines of parts)
    for (let at = 1; at < lines.length; at += 1) {
      const next = lines[at] ?? '';
      if (BEGINS_ITEM.test(next)) continue;
      pairs += 1;
      if (!hasRoomFor(lines[at - 1] ?? '', next, width)) full += 1;
    }
  return pairs > 1 && full / pairs >= WRAPPED_SHARE;
}

/** Whether the first word of the next line would have fitted on this line, which makes the line break deliberate. */
function hasRoomFor(line: string, next: string, width: number): boolean {
  return line.length + 1 + (next.match(/^\S+/)?.[0].length ?? 0) <= width;
}
