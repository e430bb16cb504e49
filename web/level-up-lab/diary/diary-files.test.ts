import { expect, it } from 'vitest';
import { unreadableText } from './diary-files.ts';

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
