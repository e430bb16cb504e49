import papa from 'papaparse';
import type { Table, TableRow } from '#rules/groups/lists/columns.ts';

/** The comma comes last, because it also stands inside names. */
const SEPARATORS = ['\t', ';', '|', ','];
/** The rows by which the separator is guessed. */
const LOOKED_AT = 50;

/** The table of a text, with any of the usual separators between its cells. Rows without content are left out. */
export function textTable(text: string): Table {
  // Excel writes and reads such a first line.
  const told = /^\uFEFF?sep=(.)[^\S\r\n]*(?:\r\n|\r|\n|$)/i.exec(text);
  return { title: '', rows: parse(text, told?.[1] ?? guessSeparator(text), told?.[0].length ?? 0) };
}

/** The separator that gives the most rows the same number of cells. */
function guessSeparator(text: string): string {
  let best = { separator: ',', rows: 0 };
  for (const separator of SEPARATORS) {
    const { data } = papa.parse<string[]>(text, { delimiter: separator, preview: LOOKED_AT, skipEmptyLines: 'greedy' });
    const rows = alikeIn(data.map((cells) => cells.length).filter((length) => length > 1));
    if (rows > best.rows) best = { separator, rows };
  }
  return best.separator;
}

/** How often the most frequent length occurs. */
function alikeIn(lengths: readonly number[]): number {
  return Math.max(0, ...lengths.map((length) => lengths.filter((each) => each === length).length));
}

function parse(text: string, delimiter: string, start: number): TableRow[] {
  const whole = text.slice(start).replace(/^\uFEFF/, '');
  const found: TableRow[] = [];
  let line = 1 + linesIn(text.slice(0, start));
  let from = 0;
  papa.parse<string[]>(whole, {
    delimiter,
    step: ({ data, meta: { cursor } }) => {
      const cells = data.map((cell) => cell.trim());
      if (cells.some((cell) => cell !== '')) found.push({ line, cells });
      // A quoted field can contain line breaks.
      line += linesIn(whole.slice(from, cursor));
      from = cursor;
    },
  });
  return found;
}

function linesIn(text: string): number {
  return text.split(/\r\n|\r|\n/).length - 1;
}
