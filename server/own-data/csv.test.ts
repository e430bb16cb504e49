import { describe, expect, it } from 'vitest';
import type { ExportedDocument } from '#contract/people/my-data.ts';
import { csvOf } from './own-data-routes.ts';

describe('a CSV file', () => {
  it.each([
    ['has the field names and CRLF line ends', [{ a: 'x' }, { a: 'y' }], 'a\r\nx\r\ny\r\n'],
    ['quotes commas', [{ a: 'one, two', b: 'plain words' }], 'a,b\r\n"one, two",plain words\r\n'],
    [
      'quotes semicolons and tabs',
      [{ 'a;b': 'one; two', b: 'three\tfour' }],
      '"a;b",b\r\n"one; two","three\tfour"\r\n',
    ],
    ['quotes quotes', [{ a: 'say "yes"' }], 'a\r\n"say ""yes"""\r\n'],
    ['quotes line ends', [{ a: 'two\nlines' }], 'a\r\n"two\nlines"\r\n'],
    [
      'keeps numbers, also negative ones, and leaves null empty',
      [{ a: -3, b: true, c: null }],
      'a,b,c\r\n-3,true,\r\n',
    ],
    ['writes objects as JSON', [{ a: [{ b: 1 }] }], 'a\r\n"[{""b"":1}]"\r\n'],
    ['has a column for every field of any document', [{ a: 1 }, { b: 2 }], 'a,b\r\n1,\r\n,2\r\n'],
  ])('starts with a byte order mark and %s', (_what, documents, text) => {
    expect(csvOf(documents as ExportedDocument[])).toBe(`\uFEFF${text}`);
  });

  it.each(['=1+1', '=1\n+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('stores the formula %j as text', (value) => {
    expect(csvOf([{ a: value }])).toContain(`'${value}`);
  });
});
