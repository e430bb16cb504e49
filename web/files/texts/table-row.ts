import { cleanText } from '#rules/reading/my-texts.ts';

/** If all cells of a table row are at most this long, the row is read as one line. In characters. */
const SHORT_CELL = 100;

/** The cells of a row as one line, or null if one of them is long. */
export function tableRow(cells: readonly string[]): string | null {
  const texts = cells.map(cleanText).filter((text) => text !== '');
  if (texts.some((text) => text.length > SHORT_CELL)) return null;
  return texts.map((text, at) => (at < texts.length - 1 && !/[.!?:;,]$/.test(text) ? `${text};` : text)).join(' ');
}
