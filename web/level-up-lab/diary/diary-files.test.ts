import { expect, it } from 'vitest';
import { entryText, headText, unreadableText } from './diary-files.ts';

it('the file begins with the number of entries', () => {
  expect(headText(2)).toBe(`My Diary\n2 entries, the newest first\n\n${'-'.repeat(40)}\n\n`);
});

it('the file has date, time, title and thoughts of an entry as written', () => {
  const entry = { id: 'one', title: 'Ünï ☔', thoughts: 'One.\n\n  Two.', date: '2026-03-29', time: '02:30' };
  expect(entryText({ ...entry, writtenAt: '2026-03-29T01:30:00.000Z' })).toBe(
    `29 March 2026, 02:30\nÜnï ☔\n\nOne.\n\n  Two.\n\n${'-'.repeat(40)}\n\n`,
  );
});
const kept = (found: unknown) => ({ keptAsideAt: '2026-11-20T10:00:00.000Z', found });

it('every row that could not be read is in the file', () => {
  const found = { id: 'x', title: 7, thoughts: ['a'], big: 10n, map: new Map([['b', 1]]) };
  expect(JSON.parse(unreadableText([kept(found)]))).toEqual([
    kept({ id: 'x', title: 7, thoughts: ['a'], big: '10', map: [['b', 1]] }),
  ]);
});

it('a row that refers to itself does not keep the other rows out of the file', () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(JSON.parse(unreadableText([kept(circle), kept('text')]))).toEqual([kept('[object Object]'), kept('text')]);
});
