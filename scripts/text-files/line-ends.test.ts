import { describe, expect, it } from 'vitest';
import { paragraphsOfText } from '#rules/reading/text-lines.ts';
import { lineEnds } from './line-ends.ts';
import { linesOf, plainTextOf, SCHOOL_PAGES } from './school-pages.ts';

describe('the ends of lines', () => {
  it('are torn, joined or missing', () => {
    expect(lineEnds(['one two', 'three four'], ['one two', 'three four'])).toEqual({ right: 2, wrong: [] });
    expect(lineEnds(['one two three'], ['one', 'two three'])).toEqual({ right: 1, wrong: ['torn: one two three'] });
    expect(lineEnds(['one', 'two'], ['one two'])).toEqual({ right: 1, wrong: ['joined: one two'] });
    expect(lineEnds(['one', 'two'], ['one'])).toEqual({ right: 1, wrong: ['missing: one two'] });
  });

  it('of a word that is shown besides do not count', () => {
    expect(lineEnds(['one', 'two'], ['A header', 'one', 'two'])).toEqual({ right: 2, wrong: [] });
  });
});

it.each([
  [60, false],
  [72, true],
])('school work as plain texts of %i characters ends nearly all lines and paragraphs right', (width, hanging) => {
  const found = SCHOOL_PAGES.map((page) =>
    lineEnds(linesOf(page), paragraphsOfText(plainTextOf(page, width, hanging))),
  );
  const right = found.reduce((sum, ends) => sum + ends.right, 0);
  const wrong = found.flatMap((ends) => ends.wrong);
  expect(SCHOOL_PAGES.length).toBeGreaterThanOrEqual(30);
  expect(right / (right + wrong.length), wrong.join('\n')).toBeGreaterThan(0.99);
});
