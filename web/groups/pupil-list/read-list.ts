import type { PupilRow } from '#rules/groups/pupils.ts';
import { PUPILS } from '#rules/groups/pupils.ts';

/** A row with its line number in the file, from 1. */
export type ListRow = Required<PupilRow> & { line: number };
export type ListProblem = 'empty' | 'not_text' | 'too_many' | 'no_name' | 'no_class';
/** `hasHeadings`: whether the first row has column names; otherwise the columns are name, email and class. */
export type ReadList = { rows: ListRow[]; hasHeadings: boolean };

type Column = 'name' | 'email' | 'className';
const HEADINGS: Record<string, Column> = { name: 'name', email: 'email', 'e-mail': 'email', class: 'className' };
const COLUMNS_WITHOUT_HEADINGS: readonly Column[] = ['name', 'email', 'className'];

/** Larger than any list with the allowed number of rows; larger files are not read. */
const MOST_BYTES = 2_000_000;

/** The text of a file in UTF-8, or in UTF-16 with a byte order mark; a problem if it is not text. */
export async function textOfFile(file: Blob): Promise<{ text: string } | { problem: ListProblem }> {
  if (file.size > MOST_BYTES) return { problem: 'too_many' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
    const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? { problem: 'not_text' } : { text };
  } catch {
    return { problem: 'not_text' };
  }
}

/** Parses a list separated by commas, semicolons or tabs. Skips empty lines. */
export async function readList(text: string): Promise<ReadList | { problem: ListProblem }> {
  const cells = await parse(text);
  const [first] = cells;
  if (!first) return { problem: 'empty' };
  const named = first.cells.map((cell) => HEADINGS[cell.toLowerCase()]);
  const hasHeadings = named.some((column) => column !== undefined);
  const columns = hasHeadings ? named : COLUMNS_WITHOUT_HEADINGS;
  if (!columns.includes('name')) return { problem: 'no_name' };
  const hasClass = hasHeadings ? columns.includes('className') : cells.some((row) => row.cells.length > 2);
  if (!hasClass) return { problem: 'no_class' };
  const listed = hasHeadings ? cells.slice(1) : cells;
  if (listed.length === 0) return { problem: 'empty' };
  if (listed.length > PUPILS.mostRows) return { problem: 'too_many' };
  const rows = listed.map((row) => {
    const of = (column: Column) => (row.cells[columns.indexOf(column)] ?? '').slice(0, PUPILS.longestField);
    return { line: row.line, name: of('name'), email: of('email'), className: of('className') };
  });
  return { rows, hasHeadings };
}

type Cells = { line: number; cells: string[] };

async function parse(text: string): Promise<Cells[]> {
  const { default: papa } = await import('papaparse');
  const whole = text.replace(/^\uFEFF/, '');
  const found: Cells[] = [];
  let line = 1;
  let from = 0;
  papa.parse<string[]>(whole, {
    delimitersToGuess: [',', ';', '\t'],
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
