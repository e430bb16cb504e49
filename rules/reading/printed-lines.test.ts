import { describe, expect, it } from 'vitest';
import { blocksOfPrint, type PrintedLine } from './printed-lines.ts';

/** A line of 12-point letters that are 6 points wide. */
const line = (text: string, base: number, more: Partial<PrintedLine> = {}): PrintedLine => {
  const left = more.left ?? 72;
  return { text, page: 1, left, right: left + text.length * 6, base, size: 12, ...more };
};
const texts = (lines: PrintedLine[]) => blocksOfPrint(lines).map(({ text }) => text);

const FULL = 'This line of print reaches the right edge of it';
const SHORT = 'and this one ends.';
const ON = FULL.toLowerCase();

describe('blocksOfPrint', () => {
  it('joins the lines of a paragraph, and begins another after a line that had room for the next word', () => {
    expect(texts([line(FULL, 700), line(SHORT, 685), line(FULL, 670), line(SHORT, 655)])).toEqual([
      `${FULL} ${SHORT}`,
      `${FULL} ${SHORT}`,
    ]);
  });

  it('begins a paragraph after a gap, at an indent and at an item of a list', () => {
    const lines = (second: PrintedLine) => [line(FULL, 700), line(ON, 685), line(ON, 670), second];
    expect(texts(lines(line(ON, 655)))).toHaveLength(1);
    expect(texts(lines(line(ON, 640)))).toHaveLength(2);
    expect(texts(lines(line(FULL.slice(3), 655, { left: 90 })))).toHaveLength(2);
    expect(texts(lines(line('• one', 655)))).toHaveLength(2);
    expect(texts(lines(line('12. twelve', 655)))).toHaveLength(2);
  });

  it('takes larger letters as a heading', () => {
    const blocks = blocksOfPrint([line('Chapter', 720, { size: 18 }), line(FULL, 700), line(SHORT, 685)]);
    expect(blocks[0]).toEqual({ text: 'Chapter', isHeading: true });
    expect(blocks[1]?.isHeading).toBe(false);
  });

  it('goes on with a sentence in the next column and on the next page', () => {
    expect(texts([line(FULL, 100), line('of the page.', 700, { page: 2 })])).toEqual([`${FULL} of the page.`]);
    expect(texts([line(FULL, 100), line('of it.', 700, { left: 400 })])).toEqual([`${FULL} of it.`]);
    expect(texts([line('It ends.', 100), line('Next.', 700, { page: 2 })])).toEqual(['It ends.', 'Next.']);
  });

  it('goes on with a sentence on the next page with the footnotes of the page between, which stay whole', () => {
    const note = line('1 Some foxes hear it from far away.', 60, { size: 10 });
    expect(texts([line(FULL, 100), note, line('of the page.', 700, { page: 2 })])).toEqual([
      `${FULL} of the page.`,
      note.text,
    ]);
    expect(texts([line('It ends.', 100), note, line('next', 700, { page: 2 })])).toEqual([
      'It ends.',
      note.text,
      'next',
    ]);
  });

  it('leaves out page numbers and headers, which stand at one place on most pages', () => {
    const pageOf = (number: number) => [
      line('My book', 780, { page: number }),
      line(`Text of page ${'abc'[number - 1]}.`, 700, { page: number }),
      line(String(number), 40, { page: number }),
    ];
    expect(texts([1, 2, 3].flatMap(pageOf))).toEqual(['Text of page a.', 'Text of page b.', 'Text of page c.']);
    expect(texts([1, 2].flatMap(pageOf))).toEqual(['My book', 'Text of page a.', 'My book', 'Text of page b.']);
  });

  it('keeps a number that does not count the pages', () => {
    const lines = [line('Text.', 700), line('1984', 40), line('More.', 700, { page: 2 }), line('7', 40, { page: 2 })];
    expect(texts(lines)).toEqual(['Text.', '1984', 'More.', '7']);
  });
});
