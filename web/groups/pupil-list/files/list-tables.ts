import type { Table } from '#rules/groups/lists/columns.ts';
import { rosterTable } from '#rules/groups/lists/one-roster.ts';
import { PUPILS } from '#rules/groups/pupils.ts';
import { FileError, fileKind } from '../../../files/file-kind.ts';
import { decodeText } from '../../../files/plain-text.ts';
import { packAgain, type Unpacked, unpack } from '../../../files/unpack.ts';
import { textTable } from './text-table.ts';

/** Far more than the lists of a large school. */
const LIST_FILE = {
  mostBytes: 10_000_000,
  mostEntries: 2000,
  mostUnpackedBytes: 40_000_000,
  mostRows: 5000,
  mostColumns: 100,
} as const;
const WITH_ROWS = {
  only: /\.(?:xml|rels|csv)$/i,
  mostEntries: LIST_FILE.mostEntries,
  mostBytes: LIST_FILE.mostUnpackedBytes,
};

/**
 * The tables with content in a pasted text or a file: text in UTF-8, UTF-16 or Windows-1252, an Excel workbook, or a
 * OneRoster archive.
 * @throws FileError if it has none, or cannot be read
 */
export async function listTables(source: string | Uint8Array, today: string): Promise<Table[]> {
  if (source.length > LIST_FILE.mostBytes) throw new FileError('too-big');
  const tables = await allTables(source, today);
  const filled = tables.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new FileError('empty');
  if (filled.some(({ rows }) => rows.length > LIST_FILE.mostRows)) throw new FileError('too-long');
  return filled.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ line, cells }) => ({ line, cells: cut(cells) })),
  }));
}

/** No longer and not more cells than a list of pupils has, so that no file makes the page slow. */
function cut(cells: readonly string[]): string[] {
  return cells.slice(0, LIST_FILE.mostColumns).map((cell) => cell.slice(0, PUPILS.longestField));
}

async function allTables(source: string | Uint8Array, today: string): Promise<Table[]> {
  if (typeof source === 'string') return [textTable(source)];
  const kind = fileKind(source);
  if (kind === 'text') return [textTable(decodeText(source))];
  if (kind !== 'zip') throw new FileError('wrong-kind');
  const unpacked = unpack(source, WITH_ROWS);
  const roster = rosterTable(csvFilesIn(unpacked), today);
  if (roster) return [roster];
  if (!unpacked['xl/workbook.xml']) throw new FileError('wrong-kind');
  return sheetsOf(unpacked);
}

/** The text files of a zip file as rows of cells, by their name without folder and extension. */
function csvFilesIn(unpacked: Unpacked): Record<string, string[][]> {
  const texts = Object.entries(unpacked).filter(([path]) => /\.csv$/i.test(path) && !path.includes('__MACOSX'));
  return Object.fromEntries(
    texts.map(([path, bytes]) => [
      path
        .toLowerCase()
        .replace(/^.*\//, '')
        .replace(/\.csv$/, ''),
      textTable(decodeText(bytes)).rows.map(({ cells }) => [...cells]),
    ]),
  );
}

async function sheetsOf(unpacked: Unpacked): Promise<Table[]> {
  const { default: readWorkbook } = await import('read-excel-file/universal').catch(() => {
    throw new FileError('not-loaded');
  });
  // Without compression: the library unpacks large compressed entries in a worker that the content policy does not allow.
  const sheets = await readWorkbook(packAgain(unpacked).buffer).catch(() => {
    throw new FileError('damaged');
  });
  return sheets.map(({ sheet: title, data }) => ({
    title,
    rows: data
      .map((cells, at) => ({ line: at + 1, cells: cells.map(cellText) }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  }));
}

/** A cell as text; dates as YYYY-MM-DD. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return (value instanceof Date ? value.toISOString().slice(0, 10) : `${value}`).trim();
}
