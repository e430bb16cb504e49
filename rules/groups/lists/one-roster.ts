import type { Table } from './columns.ts';

/** The files of a OneRoster archive as rows of cells, by their name without folder and extension, in lower case. */
export type RosterFiles = Readonly<Record<string, readonly (readonly string[])[]>>;

type Row = (...columns: string[]) => string;

/** The headings of the table of a roster. */
const HEADINGS = ['givenName', 'familyName', 'class', 'email', 'identifier'] as const;

/**
 * The students of a OneRoster 1.1 or 1.2 archive with their classes, one row for each; null when it is none.
 * Students and classes that are to be deleted, and enrolments that ended before `today` (YYYY-MM-DD), are left out.
 */
export function rosterTable(files: RosterFiles, today: string): Table | null {
  const users = rowsOf(files.users);
  const enrollments = rowsOf(files.enrollments ?? files.enrolments);
  if (!users || !enrollments) return null;
  const classes = classNames(activeOf(rowsOf(files.classes) ?? []), rowsOf(files.orgs) ?? []);
  const inClass = new Map<string, RosterClass[]>();
  for (const row of activeOf(enrollments)) {
    if (!isStudent(row('role')) || hasEnded(row('enddate'), today)) continue;
    const its = classes.get(row('classsourcedid')) ?? NO_CLASS;
    const user = row('usersourcedid');
    inClass.set(user, [...new Set([...(inClass.get(user) ?? []), its])]);
  }
  // A pupil in several classes is taken once, so the class that looks after them comes first.
  const classesOf = (row: Row) => inClass.get(row('sourcedid'))?.sort((one, other) => other.rank - one.rank);
  const students = activeOf(users).flatMap((row) =>
    (classesOf(row) ?? (isStudent(row('role')) ? [NO_CLASS] : [])).map(({ name }) => [
      row('preferredgivenname', 'preferredfirstname', 'givenname', 'firstname'),
      row('preferredfamilyname', 'preferredlastname', 'familyname', 'lastname'),
      name,
      row('email'),
      row('identifier', 'sourcedid'),
    ]),
  );
  return { title: '', rows: [HEADINGS, ...students].map((cells, at) => ({ line: at + 1, cells: [...cells] })) };
}

type RosterClass = { name: string; rank: number };
const NO_CLASS: RosterClass = { name: '', rank: -1 };

/** The classes by their id. Where two schools have a class of one name, the name of the school is added. */
function classNames(classes: readonly Row[], orgs: readonly Row[]): Map<string, RosterClass> {
  const schools = new Map(orgs.map((row) => [row('sourcedid'), row('name')]));
  const titleOf = (row: Row) => row('title', 'classcode');
  const schoolOf = (row: Row) => row('schoolsourcedid');
  const schoolsWith = new Map<string, Set<string>>();
  for (const row of classes)
    schoolsWith.set(titleOf(row), (schoolsWith.get(titleOf(row)) ?? new Set()).add(schoolOf(row)));
  return new Map(
    classes.map((row) => {
      const isShared = (schoolsWith.get(titleOf(row))?.size ?? 0) > 1;
      const names = [titleOf(row), isShared ? (schools.get(schoolOf(row)) ?? '') : ''];
      const name = names.filter((each) => each !== '').join(', ');
      return [row('sourcedid'), { name, rank: row('classtype').toLowerCase() === 'homeroom' ? 1 : 0 }];
    }),
  );
}

/** The rows below the headings; a cell is found by the first of some headings that is filled. */
function rowsOf(file: RosterFiles[string] | undefined): Row[] | null {
  const [headings, ...rows] = file ?? [];
  if (!headings) return null;
  const places = headings.map(columnKey);
  return rows.map(
    (cells) =>
      (...columns) =>
        columns.map((column) => cells[places.indexOf(column)]?.trim() ?? '').find((cell) => cell !== '') ?? '',
  );
}

/** A heading without case and signs; "sourceId" and "source_id" are common for "sourcedId". */
function columnKey(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/sources?id(?=s?$)/, 'sourcedid');
}

function activeOf(rows: readonly Row[]): Row[] {
  return rows.filter((row) => !/^(?:to ?be ?deleted|inactive|deleted)$/i.test(row('status')));
}

const isStudent = (role: string) => /^(?:student|pupil|learner)s?$/i.test(role);

/** Whether a date has passed in each way to read it: 2026-08-31, 20260831, 31.08.2026, 08/31/2026, with a time or without. */
function hasEnded(date: string, today: string): boolean {
  const parts = /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})(?!\d)/.exec(date) ?? null;
  if (parts) return isoDay(parts[1], parts[2], parts[3]) < today;
  const [, one, two, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/.exec(date) ?? [];
  if (!year) return false;
  const ways = [
    [one, two],
    [two, one],
  ].filter(([month]) => Number(month) <= 12);
  return ways.length > 0 && ways.every(([month, day]) => isoDay(year, month, day) < today);
}

function isoDay(year = '', month = '', day = ''): string {
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
