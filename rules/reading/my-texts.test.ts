import { describe, expect, it } from 'vitest';
import { cleanText, countWords, cutIntoSections, MY_TEXTS, titleFrom } from './my-texts.ts';

const words = (count: number, word = 'bee') => Array.from({ length: count }, () => word).join(' ');
const text = (count: number) => ({ text: words(count), isHeading: false });
const heading = (name: string) => ({ text: name, isHeading: true });
const sizes = (sections: ReturnType<typeof cutIntoSections>) =>
  sections.map(({ paragraphs }) => paragraphs.map(countWords));

describe('cutIntoSections', () => {
  it('holds paragraphs together up to 600 words, and begins a section with the one that does not fit', () => {
    expect(sizes(cutIntoSections([text(300), text(300)]))).toEqual([[300, 300]]);
    expect(sizes(cutIntoSections([text(300), text(301), text(10)]))).toEqual([[300], [301, 10]]);
  });

  it('begins a section at a heading once the one before has 150 words', () => {
    const cut = (count: number) => cutIntoSections([heading('One'), text(count), heading('Two'), text(5)]);
    expect(cut(149)).toEqual([{ heading: 'One', paragraphs: [words(149), 'Two', words(5)] }]);
    expect(cut(150).map((section) => section.heading)).toEqual(['One', 'Two']);
  });

  it('goes on without a heading where a chapter is long', () => {
    const sections = cutIntoSections([heading('One'), text(600), text(600)]);
    expect(sections.map((section) => section.heading)).toEqual(['One', null]);
  });

  it('cuts a long paragraph between sentences, else between words, else anywhere, and loses nothing', () => {
    const sentence = `${words(99)} end.`;
    expect(sizes(cutIntoSections([{ text: words(7, sentence), isHeading: false }]))).toEqual([[600], [100]]);
    expect(sizes(cutIntoSections([text(1500)])).flat()).toEqual([600, 600, 300]);
    const noBlanks = 'x'.repeat(50_000);
    const pieces = cutIntoSections([{ text: noBlanks, isHeading: false }]).flatMap(({ paragraphs }) => paragraphs);
    expect(Math.max(...pieces.map(({ length }) => length))).toBe(MY_TEXTS.sectionMostWords * 10);
    expect(pieces.join('')).toBe(noBlanks);
  });

  it('leaves out what has no text, and reads a heading without text as a paragraph', () => {
    expect(cutIntoSections([{ text: ' \n\u200b', isHeading: false }])).toEqual([]);
    expect(cutIntoSections([heading('The end')])).toEqual([{ heading: null, paragraphs: ['The end'] }]);
  });
});

describe('cleanText', () => {
  it.each([
    ['  two\n  words\t', 'two words'],
    ['ﬁve oﬃces', 'five offices'],
    ['hid\u00adden \ufeffmarks\u200b', 'hidden marks'],
    ['bell\u0007', 'bell'],
    ['Cafe\u0301', 'Café'],
    ['half \ud83d letter', 'half \ufffd letter'],
    ['שלום עולם', 'שלום עולם'],
  ])('makes one line of %j', (before, after) => expect(cleanText(before)).toBe(after));
});

describe('titleFrom', () => {
  it('takes whole words, as many as fit', () => {
    expect(titleFrom('The last bus', 12)).toBe('The last bus');
    expect(titleFrom('The last bus home', 12)).toBe('The last …');
    expect(titleFrom('x'.repeat(20), 12)).toBe(`${'x'.repeat(12)} …`);
  });
});
