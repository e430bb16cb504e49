import { describe, expect, it } from 'vitest';
import { isSceneBreak, readMarks } from './text-marks.ts';

/** The text with its emphasis in square brackets. */
function shown(written: string): string {
  const { text, emphasis } = readMarks(written);
  return [...emphasis]
    .reverse()
    .reduce((all, { start, end }) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`, text);
}

describe('readMarks', () => {
  it.each([
    ['“I will _never_ give up!” said Mina.', '“I will [never] give up!” said Mina.'],
    ['The next day was **windy**.', 'The next day was [windy].'],
    ['*Oh no!* she said. __Stop__, ***now***!', '[Oh no!] she said. [Stop], [now]!'],
    ['_One_ *two* **three four** (_five_)', '[One] [two] [three four] ([five])'],
    ['**_both_** and _**both**_ and **one *within* it**', '[both] and [both] and [one within it]'],
    ['The answer is **12**.', 'The answer is [12].'],
    ['“_Whole sentence. And another._”', '“[Whole sentence. And another.]”'],
  ])('shows the emphasis of %s', (written, expected) => {
    expect(shown(written)).toBe(expected);
  });

  it.each([
    ...['3 * 4 * 5 = 60', '2*3*4', '5 *3* 2', '(2)*(3)*(4)', 'a*b*c', 'snake_case_name', 'the_end_ is here'],
    ...[
      '* a point',
      '- _ a _ e _',
      'My name is _____ and I am ___ years old.',
      'c_t and d_g',
      'Price* and more*',
      '2 ** 3 ** 4',
    ],
    ...['5 * x, 6 * y', '* * *', 'f_1(x) + f_2(x)', '_ _'],
  ])('keeps the signs of %s', (written) => {
    expect(readMarks(written)).toEqual({ text: written, emphasis: [] });
  });
});

it.each([
  ...(['* * *', '***', '---', '- - -', '⁂', '—————', '# # #', '~~~'] as const).map((text) => [text, true] as const),
  ...(['+ − × ÷', '😀 😐 🙁', '✓ ✗', '…', '*', '??', '--', '- 5', '= = x', '1 2 3', '______'] as const).map(
    (text) => [text, false] as const,
  ),
])('%s separates two scenes: %s', (text, is) => {
  expect(isSceneBreak(text)).toBe(is);
});
