import { expect, it } from 'vitest';
import { normalizeMessage } from './demo-request.ts';

it.each([
  ['  Hello \n', 'Hello'],
  ['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
  ['a\tb', 'a\tb'],
  ['page\u000cbreak\u0000', 'pagebreak'],
  ['half \ud83d of one', 'half  of one'],
  ['whole 🦊', 'whole 🦊'],
  ['Ame\u0301lie', 'Amélie'],
])('normalises %j to %j', (typed, normalised) => expect(normalizeMessage(typed)).toBe(normalised));
