import { describe, expect, it } from 'vitest';
import { NAME } from '../people/name.ts';
import { GROUP } from './groups.ts';
import {
  classNameKey,
  mayShowScreening,
  newPictures,
  PUPIL_PICTURES,
  PUPILS,
  readPupilList,
  readPupilRow,
} from './pupils.ts';

const row = (change: object = {}) => ({ name: 'Ada Lee', className: '5a', ...change });

describe('the pictures of a pupil', () => {
  it('are three of 24, in 12,144 ways', () => {
    expect(new Set(PUPIL_PICTURES).size).toBe(24);
    expect(24 * 23 * 22).toBe(12_144);
  });

  it.each([0, 0.5, 0.999_999])('are three different ones for any numbers, such as %d', (number) => {
    const pictures = newPictures(() => number);
    expect(new Set(pictures).size).toBe(PUPILS.picturesLong);
    for (const picture of pictures) expect(PUPIL_PICTURES).toContain(picture);
  });

  it('can be any, in any order', () => {
    const numbers = [0.99, 0, 0];
    expect(newPictures(() => numbers.shift() ?? 0)).toEqual([PUPIL_PICTURES[23], PUPIL_PICTURES[0], PUPIL_PICTURES[1]]);
  });
});

describe('a row of a list', () => {
  it('says who the pupil is, and their class', () => {
    expect(readPupilRow({ name: '  Ada   LEE ', email: ' Ada@Example.org ', className: ' 5A ' })).toEqual({
      ...{ name: 'Ada LEE', nameKey: 'adalee', email: 'ada@example.org' },
      ...{ className: '5A', classKey: '5a', number: null },
    });
  });

  it('needs no email', () => {
    for (const email of [undefined, '', '  ']) expect(readPupilRow(row({ email }))).toMatchObject({ email: null });
  });

  it.each([
    [{ name: ' ' }, 'name-missing'],
    [{ name: 'a'.repeat(NAME.longest + 1) }, 'name-long'],
    [{ name: 'Ada\u0000' }, 'name-not-usable'],
    [{ name: 'Ada\nLee' }, 'name-not-usable'],
    [{ email: 'ada' }, 'email-not-usable'],
    [{ email: `${'a'.repeat(250)}@example.org` }, 'email-not-usable'],
    [{ className: '' }, 'class-missing'],
    [{ className: 'a'.repeat(GROUP.longestName + 1) }, 'class-long'],
    [{ className: '5\u0007a' }, 'class-not-usable'],
    [{ number: 'A'.repeat(PUPILS.longestNumber + 1) }, 'number-not-usable'],
    [{ number: 'A\u0007' }, 'number-not-usable'],
  ])('%j has the fault %s', (change, problem) => {
    expect(readPupilRow(row(change))).toBe(problem);
  });

  it('is as long as a name can be', () => {
    expect(readPupilRow(row({ name: 'a'.repeat(NAME.longest) }))).toMatchObject({ name: 'a'.repeat(NAME.longest) });
  });
});

it.each([
  ['00123', '123'],
  [' a 12 ', 'A12'],
  ['0', '0'],
])('the number %j of a school is kept as %j', (number, kept) => {
  expect(readPupilRow(row({ number }))).toMatchObject({ number: kept });
});

describe('a list', () => {
  it('has each number of the school once, whatever the name is', () => {
    const rows = [row({ number: 'A1' }), row({ name: 'Adah', className: '5b', number: 'a1' })];
    expect(readPupilList(rows)[1]).toBe('twice-in-list');
  });

  it('has each pupil of a class once; the first row counts', () => {
    const rows = [row(), row({ name: 'ada  lee' }), row({ className: '5b' }), row({ name: '' })];
    expect(readPupilList(rows).map((one) => (typeof one === 'string' ? one : one.classKey))).toEqual([
      '5a',
      'twice-in-list',
      '5b',
      'name-missing',
    ]);
  });

  it('has each email once', () => {
    const rows = [row({ email: 'a@example.org' }), row({ name: 'Bo', email: 'A@example.org' })];
    expect(readPupilList(rows)[1]).toBe('twice-in-list');
  });
});

it('a name is written without the invisible characters of its list', () => {
  expect(readPupilRow(row({ name: 'Ada\u200B \uFEFFLee' }))).toMatchObject({ name: 'Ada Lee' });
});

it.each([
  ['5a', ' 5A '],
  ['Class 4b', 'class \u00A0 4B'],
])('%s and %s are the same class', (one, other) => {
  expect(classNameKey(one)).toBe(classNameKey(other));
});

it('5.1 and 51 are two classes', () => {
  expect(classNameKey('5.1')).not.toBe(classNameKey('51'));
});

it.each([
  ['nobody agreed', null, true, false, false, false],
  ['nobody agreed, by pictures', null, true, true, false, false],
  ['one of the leaders agreed', 'leader', true, false, true, false],
  ['one of the leaders agreed, by pictures', 'leader', true, true, true, false],
  ['one of the leaders agreed, where the school answered', 'leader', false, false, true, false],
  ['another parent agreed', 'parent', true, false, true, false],
  ['another parent agreed, by pictures', 'parent', true, true, false, false],
  ['another parent agreed, where the school answered', 'parent', false, false, false, false],
  ['another parent agreed, and one took it back', 'parent', true, false, false, true],
  ['one of the leaders agreed, and a parent took it back', 'leader', true, false, true, true],
])('when %s, sharing the screening is right or wrong', (_what, who, isOwned, isByPictures, isRight, isTakenBack) => {
  const pupil = { agreedByIds: who === null ? [] : [who], isTakenBack, isOwned };
  expect(mayShowScreening(pupil, ['helper', 'leader'], { isByPictures })).toBe(isRight);
});
