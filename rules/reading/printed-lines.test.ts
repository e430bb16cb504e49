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
    expect(texts(lines(line(FULL, 655, { left: 90 })))).toHaveLength(2);
    expect(texts(lines(line('• one', 655)))).toHaveLength(2);
    expect(texts(lines(line('12. twelve', 655)))).toHaveLength(2);
  });

  it('keeps the rows of a table and short lines such as an address, and joins the sentences below', () => {
    const rows = ['to help help helpful', 'to care care careful'].map((text, at) =>
      line(text, 700 - 15 * at, { cells: 3 }),
    );
    const below = [line(FULL, 670), line(ON, 655), line(ON, 640), line(SHORT, 625)];
    expect(texts([...rows, ...below])).toEqual([rows[0]?.text, rows[1]?.text, [FULL, ON, ON, SHORT].join(' ')]);
    const address = ['Mina Berger', '12 Hill Road', 'Ashford'].map((text, at) => line(text, 715 - 15 * at));
    expect(texts([...address, ...below])).toEqual(['Mina Berger', '12 Hill Road', 'Ashford', expect.anything()]);
  });

  it('begins a paragraph at each indent, also after one of a single line', () => {
    const first = { left: 90 };
    const lines = [line(`${ON}.`, 700), line('It was one line.', 685, first), line(FULL, 670, first), line(SHORT, 655)];
    expect(texts(lines)).toEqual([`${ON}.`, 'It was one line.', `${FULL} ${SHORT}`]);
  });

  it('joins the lines that hang below a word that is explained', () => {
    const word = (base: number) => [line(FULL, base), line('and on below', base - 15, { left: 90 })];
    expect(texts([...word(700), ...word(660)])).toEqual(Array(2).fill(`${FULL} and on below`));
  });

  it('joins the lines of a narrow column of sentences, not a list of short words', () => {
    const narrow = [
      ...['the kite went up and', 'over the hill. Then it', 'came down again. The', 'wind was gone. Nobody'],
      ...['saw it but the old man', 'who lived there.'],
    ];
    expect(texts(narrow.map((text, at) => line(text, 700 - 15 * at)))).toHaveLength(1);
    const words = ['cat – die Katze', 'dog – der Hund', 'bird – der Vogel', 'horse – das Pferd', 'mouse – die Maus'];
    expect(texts(words.map((text, at) => line(text, 700 - 15 * at)))).toEqual(words);
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

  it('leaves out the number of a single page far below its text, and keeps others', () => {
    const page = (number: string, base: number) => texts([line(FULL, 700), line(SHORT, 685), line(number, base)]);
    expect(page('1', 40)).toHaveLength(1);
    expect(page('2', 40)).toHaveLength(2);
    expect(page('1', 670)).toHaveLength(2);
    expect(page('1', 780)).toHaveLength(2);
  });

  it('keeps a number that does not count the pages', () => {
    const lines = [line('Text.', 700), line('1984', 40), line('More.', 700, { page: 2 }), line('7', 40, { page: 2 })];
    expect(texts(lines)).toEqual(['Text.', '1984', 'More.', '7']);
  });
});
