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

  it('joins lines of a script without capitals', () => {
    const lines = ['תום מצא עפיפון אדום על החוף בשעה שבע', 'בבוקר. הוא לקח אותו הביתה ותלה אותו', 'מעל האמבטיה.'];
    expect(paragraphsOfText(lines.join('\n'))).toEqual([lines.join(' ')]);
  });

  it('keeps a few lines that are all sentences', () => {
    const lines = 'The bus leaves at eight from the old mill.\nRex waits there for his friends.\nIt is cold.';
    expect(paragraphsOfText(lines)).toEqual(lines.split('\n'));
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

  it('keeps the long lines of a poem, of a talk, of a list of sentences and of a timetable', () => {
    const poem = `The wind went over the hill and took the leaves with it,
The boats came in from the sea before the night was there,
And all who had waited for them came down to see them land,
But one of the boats was missing, and nobody knew where.`;
    const talk = `Anna: Have you seen my kite? I left it at the door.
Tom: I think that the wind has taken it over the wall.
Anna: Then we must go and ask the man next door for it.
Tom: He is not there, but his dog looks after the garden.`;
    const sentences = `The children were playing in the garden all day long.
My brother has a blue bicycle that he never uses now.
Her answer was the only one that was completely right.
We could not see the mountains because of the clouds.`;
    const times = `9:00 Maths with Mrs. Brown in the large room upstairs
9:45 English with Mr. Green in the room with the piano
10:30 Break in the yard, or in the hall when it is wet
10:50 Sport with the class of Mr. White in the old hall`;
    for (const lines of [poem, talk, sentences, times]) expect(paragraphsOfText(lines)).toEqual(lines.split('\n'));
  });

  it('keeps the lines of a poem in the middle of a wrapped text', () => {
    const poem =
      'Who has seen the wind that blows so cold?\nNeither you nor I, my dear, are so old.\nBut when the leaves hang down and are sore,\nThe wind is going past by our own door.';
    expect(paragraphsOfText(`${WRAPPED}\n\n${poem}`).slice(2)).toEqual(poem.split('\n'));
  });

  it('joins the paragraphs of a letter, and keeps its address, its greeting and a table', () => {
    const letter = `Mina Berger
12 Hill Road
Ashford

${WRAPPED.replaceAll('\n\n', '\n')}

Time     Monday     Tuesday
8:30     Maths      English
9:20     Music      Maths

Best wishes
Mina and class 4b`;
    expect(paragraphsOfText(letter)).toEqual([
      ...['Mina Berger', '12 Hill Road', 'Ashford', expect.stringMatching(/^Nia .* lines\.$/)],
      ...['A small dog sits at the front. It has a red scarf.', expect.stringMatching(/^Time /)],
      ...[expect.stringMatching(/^8:30 /), expect.stringMatching(/^9:20 /), 'Best wishes', 'Mina and class 4b'],
    ]);
  });

  it('joins the lines of the only long item of a list', () => {
    const list =
      'a) bees\nb) the steps of a mouse, even when the snow is\ndeeper than your hand is long\nc) nothing\nA) a roof';
    expect(paragraphsOfText(list)).toEqual([
      ...['a) bees', expect.stringMatching(/^b\) the steps .* hand is long$/), 'c) nothing', 'A) a roof'],
    ]);
  });

  it('joins the narrow lines of sentences', () => {
    expect(
      paragraphsOfText(
        'the dog ran over the bridge\nand into the dark wood near\nthe old mill where nobody ever\nhad been since the war ended',
      ),
    ).toHaveLength(1);
  });

  it('keeps a line of signs between wrapped lines', () => {
    const [first = '', second = ''] = WRAPPED.split('\n\n');
    expect(paragraphsOfText(`${first}\n---\n${second}\n✓ ✗\n${first}`)).toEqual(
      paragraphsOfText(`${first}\n\n---\n\n${second}\n\n✓ ✗\n\n${first}`),
    );
    expect(paragraphsOfText(`${WRAPPED}\n\n😀 😐 🙁\n\n+ − × ÷`).slice(2)).toEqual(['😀 😐 🙁', '+ − × ÷']);
  });

  it('takes each line of a text without a width as a paragraph', () => {
    const long = 'This line goes on and on. '.repeat(10).trim();
    expect(paragraphsOfText(`${long}\n${long}`)).toEqual([long, long]);
  });

  it('joins 50,000 lines without an empty one in seconds', () => {
    const lines = Array.from({ length: 50_000 }, (_, at) => `the wind went over the fields of ${at} and`);
    const start = performance.now();
    expect(paragraphsOfText(lines.join('\n')).length).toBeLessThan(50_000);
    expect(performance.now() - start).toBeLessThan(20_000);
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

  it('keeps the last hyphen of a word that has more of them or a number, and of one that begins with a single letter', () => {
    expect(join(['a one-to-', 'one talk'])).toBe('a one-to-one talk');
    expect(join(['one‐to‐', 'one'])).toBe('one‐to‐one');
    expect(join(['a 20-year-', 'old dog'])).toBe('a 20-year-old dog');
    expect(join(['a merry-', 'go-round'])).toBe('a merry-go-round');
    expect(join(['her moth-', 'er-in-law'], ['My mother‐in‐law is here'])).toBe('her mother-in-law');
    expect(join(['10-', 'metre lines and T-', 'shirts'])).toBe('10-metre lines and T-shirts');
  });

  it('keeps the hyphen of a word that has it elsewhere, of a name, and of a dash', () => {
    expect(join(['a well-', 'known dog'], ['It is well-known here'])).toBe('a well-known dog');
    expect(join(['Anne-', 'Marie'])).toBe('Anne-Marie');
    expect(join(['a dog -', 'an old one'])).toBe('a dog - an old one');
  });
});
