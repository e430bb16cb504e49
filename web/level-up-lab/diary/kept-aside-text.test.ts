import { expect, it } from 'vitest';
import { keptAsideText } from './kept-aside-text.ts';

const kept = (found: unknown) => ({ keptAsideAt: '2026-11-20T10:00:00.000Z', found });

it('whatever was found is in the text', () => {
  const found = { id: 'x', title: 7, thoughts: ['a'], big: 10n, map: new Map([['b', 1]]) };
  expect(JSON.parse(keptAsideText([kept(found)]))).toEqual([
    kept({ id: 'x', title: 7, thoughts: ['a'], big: '10', map: [['b', 1]] }),
  ]);
});

it('something that goes round in circles does not keep the rest back', () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(JSON.parse(keptAsideText([kept(circle), kept('text')]))).toEqual([kept('[object Object]'), kept('text')]);
});
