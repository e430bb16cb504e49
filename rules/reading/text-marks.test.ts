import { describe, expect, it } from 'vitest';
import { isSceneBreak, readMarks, writeMarks } from './text-marks.ts';

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

describe('writeMarks', () => {
  /** Square brackets stand around the emphasis. */
  const written = (shownText: string) => {
    const emphasis: { start: number; end: number }[] = [];
    let text = '';
    for (const part of shownText.split(/(\[[^\]]*\])/)) {
      const isEmphasized = part.startsWith('[');
      const plain = isEmphasized ? part.slice(1, -1) : part;
      if (isEmphasized) emphasis.push({ start: text.length, end: text.length + plain.length });
      text += plain;
    }
    return writeMarks({ text, emphasis });
  };

  it.each([
    ['I will [never] give up.', 'I will _never_ give up.'],
    ['[ Oh no! ]she said, and “[stop]”!', ' _Oh no!_ she said, and “_stop_”!'],
    ['I [nev][er ][saw] it', 'I _never saw_ it'],
    ['It [was\nhere] once', 'It _was\nhere_ once'],
    ['[A] b [c]', '_A_ b _c_'],
    ['un[der]stand [it]', 'understand _it_'],
    ['[All of it.]', 'All of it.'],
    ['1. [All of it]', '1. All of it'],
    ['so [12] and [ ] and', 'so 12 and   and'],
    ['_own_ and [other]', '_own_ and other'],
  ])('%j is %j', (text, expected) => {
    expect(written(text)).toBe(expected);
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
