import { NAME } from '../../people/name.ts';
import { nameKey } from '../pupil-names.ts';
import { classNameKey, numberKey, PUPILS, type PupilRow } from '../pupils.ts';
import type { Columns, TableRow } from './columns.ts';
import type { ColumnKind } from './headings.ts';

/** A row of a list with its line in the file, from 1. Empty: not in the list. */
export type ListRow = Record<'name' | 'email' | 'className' | 'number', string> &
  Pick<PupilRow, 'isKnown'> & { line: number };

/** The pupils of a table. The rows above the headings, and headings that are repeated on the next page, are left out. */
export function listRows(rows: readonly TableRow[], { heading, kinds }: Columns): ListRow[] {
  const headings = heading === null ? null : JSON.stringify(rows[heading]?.cells);
  return rows
    .slice(heading === null ? 0 : heading + 1)
    .filter(({ cells }) => JSON.stringify(cells) !== headings)
    .map(({ line, cells }) => {
      const of = (kind: ColumnKind) =>
        cells
          .filter((cell, column) => kinds[column] === kind && cell !== '')
          .join(' ')
          .slice(0, PUPILS.longestField);
      const parts = [of('first-name'), of('last-name')].filter((part) => part !== '').join(' ');
      const name = (parts || inReadingOrder(of('name'))).slice(0, PUPILS.longestField);
      return { line, name, className: of('class'), email: of('email'), number: of('number') };
    });
}

/** "Dupont, Amélie" as it is said: "Amélie Dupont". */
function inReadingOrder(name: string): string {
  const [last = '', first = '', ...more] = name.split(',').map((part) => part.trim());
  return first === '' || more.length > 0 ? name : `${first} ${last}`.trim();
}

/** A name for another pupil of the same name: "Muhammad Ali 2", or the next number that is not `taken`. */
export function otherName(name: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(nameKey));
  const base = name.trim().replace(/ \d{1,2}$/, '');
  for (let number = 2; ; number += 1) {
    const other = `${base.slice(0, NAME.longest - 3)} ${number}`;
    if (!keys.has(nameKey(other))) return other;
  }
}

/** The rows, where each pupil with the name of another pupil of the class and another number got a name of their own. */
export function withOwnNames<Row extends Pick<ListRow, 'name' | 'className' | 'number'>>(rows: readonly Row[]): Row[] {
  const inClass = new Map<string, { name: string; number: string }[]>();
  return rows.map((row) => {
    const key = classNameKey(row.className);
    const others = inClass.get(key) ?? [];
    const isOther = others.some(
      ({ name, number }) =>
        nameKey(name) === nameKey(row.name) && numberKey(number) !== numberKey(row.number) && number && row.number,
    );
    const named = isOther
      ? {
          ...row,
          name: otherName(
            row.name,
            others.map(({ name }) => name),
          ),
        }
      : row;
    inClass.set(key, [...others, named]);
    return named;
  });
}

/** The rows without further ones of a pupil whose number and name an earlier row has: a pupil in two classes, listed in each. */
export function oncePerPupil<Row extends Pick<ListRow, 'name' | 'number'>>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ name, number }) => {
    const key = JSON.stringify([numberKey(number), nameKey(name)]);
    if (number !== '' && seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
