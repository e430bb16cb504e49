import { type ColumnKind, type HeadingKind, headingKind, isJoined } from './headings.ts';

/** A row of a table, and its line in the file, from 1. Rows without content are left out. */
export type TableRow = { line: number; cells: readonly string[] };
/** A sheet of a workbook, or a list; `title` is empty where there is only one. */
export type Table = { title: string; rows: readonly TableRow[] };
/** `heading`: the place of the row with the headings, null without one; the rows above it are skipped. */
export type Columns = { heading: number | null; kinds: readonly ColumnKind[] };

/** Headings stand in one of the first so many rows. */
export const MOST_ROWS_TO_HEADING = 15;

/** A guess of where the headings stand and what each column holds. */
export function guessColumns(rows: readonly TableRow[]): Columns {
  const heading = guessHeading(rows);
  return { heading, kinds: guessKinds(rows, heading) };
}

/** The place of the row that looks most like headings; null without one. */
export function guessHeading(rows: readonly TableRow[]): number | null {
  let best: { at: number; known: number } | null = null;
  for (const [at, { cells }] of rows.slice(0, MOST_ROWS_TO_HEADING).entries()) {
    const kinds = cells.map(headingKind).filter((kind) => kind !== null);
    if (kinds.some(isName) && kinds.length > (best?.known ?? 0)) best = { at, known: kinds.length };
  }
  return best?.at ?? unknownHeading(rows);
}

/**
 * The first full row, when it is the only one of these without a digit or "@" in a column where all others have one: headings of
 * a language that is not known.
 */
function unknownHeading(rows: readonly TableRow[]): number | null {
  const width = widthOf(rows);
  const at = rows.findIndex(({ cells }) => filledIn(cells) === width);
  const row = rows[at];
  const below = rows.slice(at + 1);
  if (!row || width < 2 || at >= MOST_ROWS_TO_HEADING || below.length < 2 || row.cells.some(hasDigit)) return null;
  const isData = (column: number) => below.every(({ cells }) => hasDigit(cells[column] ?? ''));
  return row.cells.some((_, column) => isData(column)) ? at : null;
}

/** A guess of what each column holds, with the headings at this place. */
export function guessKinds(rows: readonly TableRow[], heading: number | null): ColumnKind[] {
  const width = widthOf(rows);
  const headings = (heading === null ? undefined : rows[heading]?.cells) ?? [];
  const named = Array.from({ length: width }, (_, column) => headingKind(headings[column] ?? ''));
  const data = dataColumns(rows.slice(heading === null ? 0 : heading + 1), width);
  const kinds = settleNames(firstOfEach(named, headings));
  return byContent(
    kinds,
    data,
    named.some((kind) => kind !== null && isName(kind)),
  );
}

/** The first column of each kind, and those that are joined with it. The year counts only without a class. */
function firstOfEach(named: readonly (HeadingKind | null)[], headings: readonly string[]): (ColumnKind | null)[] {
  const hasClass = named.includes('class');
  const kinds = named.map((kind) => (kind === 'year' ? (hasClass ? null : 'class') : kind));
  return kinds.map((kind, column) =>
    kind !== null && kinds.indexOf(kind) < column && !isJoined(headings[column] ?? '') ? 'ignore' : kind,
  );
}

/** "Name" beside a forename means the surname, beside a surname the forename, and beside both nothing more. */
function settleNames(kinds: readonly (ColumnKind | null)[]): (ColumnKind | null)[] {
  const [hasFirst, hasLast] = [kinds.includes('first-name'), kinds.includes('last-name')];
  if (!hasFirst && !hasLast) return [...kinds];
  const meant = hasFirst && hasLast ? 'ignore' : hasFirst ? 'last-name' : 'first-name';
  return kinds.map((kind) => (kind === 'name' ? meant : kind));
}

/** Fills in what no heading told, by what stands in the columns. */
function byContent(kinds: (ColumnKind | null)[], data: readonly string[][], hasNames: boolean): ColumnKind[] {
  const settled = kinds.map((kind, column) => (kind === 'number' && isCount(data[column] ?? []) ? 'ignore' : kind));
  const open = (test: (cells: readonly string[]) => boolean) =>
    data.flatMap((cells, column) => (settled[column] === null && filledIn(cells) > 0 && test(cells) ? column : []));
  const set = (kind: ColumnKind, column: number | undefined) => {
    if (column !== undefined && !settled.includes(kind)) settled[column] = kind;
  };
  set('email', open(isEmails)[0]);
  if (hasNames) return settled.map((kind) => kind ?? 'ignore');

  set('number', open(isNumbers)[0]);
  set('class', open(isClasses)[0]);
  const names = open(isNames);
  const [first, last] = [names[0], names.at(-1)];
  if (names.length > 1 && (names.length > 2 || isWholeName(data[first ?? 0] ?? []) || isApart(data, first, last)))
    set('class', last);
  const left = names.filter((column) => settled[column] === null);
  set(left.length > 1 ? 'first-name' : 'name', left[0]);
  if (left.length > 1) set('last-name', left[1]);
  return settled.map((kind) => kind ?? 'ignore');
}

function dataColumns(rows: readonly TableRow[], width: number): string[][] {
  return Array.from({ length: width }, (_, column) => rows.map(({ cells }) => cells[column] ?? ''));
}

const isName = (kind: HeadingKind) => kind === 'first-name' || kind === 'last-name' || kind === 'name';
const widthOf = (rows: readonly TableRow[]) => Math.max(0, ...rows.map(({ cells }) => cells.length));
const filledIn = (cells: readonly string[]) => cells.filter((cell) => cell !== '').length;
const hasDigit = (cell: string) => /[\d@]/.test(cell);
/** Whether at least half of the filled cells pass a test. */
const mostly = (cells: readonly string[], test: RegExp) => {
  const filled = cells.filter((cell) => cell !== '');
  return filled.filter((cell) => test.test(cell)).length * 2 >= filled.length;
};
const isEmails = (cells: readonly string[]) => mostly(cells, /^\S+@\S+$/);
/** Whether the cells count the rows: 1, 2, 3. Such a number is another pupil's next year. */
const isCount = (cells: readonly string[]) => cells.every((cell, at) => cell.replace(/\.$/, '') === `${at + 1}`);
const isNumbers = (cells: readonly string[]) =>
  mostly(cells, /^(?=.*\d.*\d.*\d)[\p{L}\d-]{4,}$/u) && new Set(cells).size === cells.length && !mostly(cells, DATE);
const isClasses = (cells: readonly string[]) =>
  mostly(cells, /^(?=.*\d).{1,20}$/) && !mostly(cells, DATE) && !isCount(cells);
const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/;
const isNames = (cells: readonly string[]) => mostly(cells, /^[^\d@]*\p{L}[^\d@]*$/u);
const isWholeName = (cells: readonly string[]) => mostly(cells, /\S[\s,]+\S/);
/** Whether an empty column stands between: the list has no emails. */
const isApart = (data: readonly string[][], first = 0, last = 0) =>
  data.slice(first + 1, last).some((cells) => filledIn(cells) === 0);
