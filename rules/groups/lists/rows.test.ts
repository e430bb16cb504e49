import { describe, expect, it } from 'vitest';
import { NAME } from '../../people/name.ts';
import { readPupilList } from '../pupils.ts';
import { listRows, oncePerPupil, otherName, withOwnNames } from './rows.ts';

const named = (name: string, number = '', className = '4B') => ({ name, number, className });

it('a whole name with the surname first is turned, and only with one comma', () => {
  const of = (name: string) => listRows([{ line: 1, cells: [name] }], { heading: null, kinds: ['name'] })[0]?.name;
  expect(['Dupont, Amélie', 'Amélie Dupont', 'Lee, Ann, Dr', 'Lee,', ',Ann'].map(of)).toEqual([
    ...['Amélie Dupont', 'Amélie Dupont', 'Lee, Ann, Dr', 'Lee,', 'Ann'],
  ]);
});

describe('another pupil of the same name', () => {
  it('is called by the next free number', () => {
    expect(otherName('Muhammad Ali', ['Muhammad Ali'])).toBe('Muhammad Ali 2');
    expect(otherName('Muhammad Ali 2', ['Muhammad Ali', 'muhammad ALI 2'])).toBe('Muhammad Ali 3');
    expect(otherName('a'.repeat(NAME.longest), []).length).toBeLessThanOrEqual(NAME.longest);
  });

  it('is one with another number in the same class, and then the list has both', () => {
    const rows = [named('Muhammad Ali', 'A1'), named('muhammad ali', 'A2'), named('Muhammad Ali', 'A3', '4C')];
    expect(readPupilList(rows)[1]).toBe('name-taken');
    const own = withOwnNames(rows);
    expect(own.map(({ name }) => name)).toEqual(['Muhammad Ali', 'muhammad ali 2', 'Muhammad Ali']);
    expect(readPupilList(own).every((row) => typeof row === 'object')).toBe(true);
  });

  it('is none without a number, or with the same', () => {
    for (const number of ['', ' a1 ']) {
      const rows = [named('Muhammad Ali', 'A1'), named('Muhammad Ali', number)];
      expect(withOwnNames(rows)).toEqual(rows);
      expect(readPupilList(rows)[1]).toBe('twice-in-list');
    }
  });
});

it('a pupil who is listed in two classes is taken once, by name and number', () => {
  const rows = [
    named('Bo Reed', 'A1'),
    named('bo reed', 'a1', '4C'),
    named('Cy', 'A1'),
    named('Bo Reed'),
    named('Bo Reed'),
  ];
  expect(oncePerPupil(rows).map((row) => rows.indexOf(row))).toEqual([0, 2, 3, 4]);
});
