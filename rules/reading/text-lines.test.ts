import { describe, expect, it } from 'vitest';
import { joinLines, paragraphsOfText, vocabularyOf } from './text-lines.ts';

const WRAPPED = `Nia is on the last bus home. It is dark
outside, but warm inside. Rain runs
down the window in thin lines.

A small dog sits at the front. It has a
red scarf.`;

describe('paragraphsOfText', () => {
  it('joins lines that were wrapped to a width', () => {
    expect(paragraphsOfText(WRAPPED)).toEqual([
      'Nia is on the last bus home. It is dark outside, but warm inside. Rain runs down the window in thin lines.',
      'A small dog sits at the front. It has a red scarf.',
    ]);
  });

  it('begins a paragraph at each item of a wrapped list', () => {
    const list = `${WRAPPED}\n\n- A cow says moo and eats the grass of the\n  field.\n- A duck\n- A bee`;
    expect(paragraphsOfText(list).slice(-3)).toEqual([
      '- A cow says moo and eats the grass of the field.',
      '- A duck',
      '- A bee',
    ]);
  });

  it('keeps the lines of a poem and of a list', () => {
    const poem = 'Rain on the roof\nand no one to hear\nbut the cat on the stair,\ngrey as the rain.';
    expect(paragraphsOfText(poem)).toEqual(poem.split('\n'));
    expect(paragraphsOfText('milk\nbread\napples and pears')).toEqual(['milk', 'bread', 'apples and pears']);
  });

  it('takes each line of a text without a width as a paragraph', () => {
    const long = 'This line goes on and on. '.repeat(10).trim();
    expect(paragraphsOfText(`${long}\n${long}`)).toEqual([long, long]);
  });

  it.each(['\r\n', '\r', '\f', '\u2028'])('knows %j as the end of a line', (end) => {
    expect(paragraphsOfText(`one${end}${end}two`)).toEqual(['one', 'two']);
  });
});

describe('joinLines', () => {
  const join = (lines: string[], others: string[] = []) => joinLines(lines, vocabularyOf([...lines, ...others]));

  it('takes out a hyphen that broke a word', () => {
    expect(join(['an enor-', 'mous dog'])).toBe('an enormous dog');
    expect(join(['an enor\u00ad', 'mous dog'])).toBe('an enormous dog');
  });

  it('keeps the hyphen of a word that has it elsewhere, of a name, and of a dash', () => {
    expect(join(['a well-', 'known dog'], ['It is well-known here'])).toBe('a well-known dog');
    expect(join(['Anne-', 'Marie'])).toBe('Anne-Marie');
    expect(join(['a dog -', 'an old one'])).toBe('a dog - an old one');
  });
});
