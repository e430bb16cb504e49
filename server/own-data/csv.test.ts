import { describe, expect, it } from 'vitest';
import { csvOf } from './csv-zip.ts';

const BOM = '\uFEFF';

describe('a CSV file', () => {
  it('starts with a byte order mark and the field names, and has CRLF line ends', () => {
    expect(
      csvOf([
        { a: 'x', b: 1 },
        { a: 'y', b: 2 },
      ]),
    ).toBe(`${BOM}a,b\r\nx,1\r\ny,2\r\n`);
  });

  it('quotes commas, quotes and line ends', () => {
    expect(csvOf([{ a: 'one, two', b: 'say "yes"', c: 'two\nlines', d: 'plain words' }])).toBe(
      `${BOM}a,b,c,d\r\n"one, two","say ""yes""","two\nlines",plain words\r\n`,
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('stores the formula %j as text', (value) => {
    expect(csvOf([{ a: value }])).toContain(`'${value}`);
  });

  it('keeps numbers, also negative ones, and leaves null empty', () => {
    expect(csvOf([{ a: -3, b: 0.5, c: true, d: null }])).toBe(`${BOM}a,b,c,d\r\n-3,0.5,true,\r\n`);
  });

  it('writes objects as JSON', () => {
    expect(csvOf([{ a: [{ b: 1 }] }])).toBe(`${BOM}a\r\n"[{""b"":1}]"\r\n`);
  });

  it('has a column for every field of any document', () => {
    expect(csvOf([{ a: 1 }, { b: 2 }])).toBe(`${BOM}a,b\r\n1,\r\n,2\r\n`);
  });
});
