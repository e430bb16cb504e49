import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

describe('the table as a CSV file', () => {
  it('begins with the mark of UTF-8, quotes each field and ends each row', () => {
    expect(
      csvOf([
        ['Name', 'Days'],
        ['Zoë', '3 of 28 days'],
      ]),
    ).toBe('\uFEFF"Name","Days"\r\n"Zoë","3 of 28 days"\r\n');
  });

  it('keeps quotes, commas and lines inside a field', () => {
    expect(csvOf([['Ada "A", B\nsecond line']])).toBe('\uFEFF"Ada ""A"", B\nsecond line"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('puts an apostrophe before a formula: %j', (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  });

  it.each(['a=1', '1-2', ' =1'])('leaves other text as it is: %j', (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF"${text}"\r\n`);
  });
});
