import { describe, expect, it } from 'vitest';
import { linesOfPage, type PagePiece } from './page-pieces.ts';
import { blocksOfPrint } from './printed-lines.ts';

/** A piece of 12-point letters that are 6 points wide. */
const piece = (text: string, left: number, base: number, more: Partial<PagePiece> = {}): PagePiece => {
  const size = more.size ?? 12;
  return { text, left, right: left + (text.length * size) / 2, base, size, ...more };
};
const linesOf = (pieces: PagePiece[]) => linesOfPage(pieces, 1).map(({ text }) => text);
const blocksOf = (pieces: PagePiece[]) => blocksOfPrint(linesOfPage(pieces, 1)).map(({ text }) => text);

const LEFT = ['The kite of Mina was blue and', 'had a long tail. It flew over', 'the hill on the first day and'];
const RIGHT = ['came down in a garden. There', 'an old man found it and hung', 'it on his door for the night.'];

describe('the pieces of a page', () => {
  it('are lines in the order of their places, whatever the order of the file', () => {
    expect(linesOf([piece('second', 72, 700), piece('third', 72, 685), piece('first', 72, 715)])).toEqual([
      ...['first', 'second', 'third'],
    ]);
  });

  it('are columns one after the other, also below a wide title and with a narrow gap', () => {
    const title = piece('A title that is as wide as both columns of it', 72, 740, { size: 15 });
    const columns = [
      ...LEFT.map((text, at) => piece(text, 72, 700 - 15 * at)),
      ...RIGHT.map((text, at) => piece(text, 262, 700 - 15 * at)),
    ];
    expect(linesOf([title, ...columns])).toEqual([title.text, ...LEFT, ...RIGHT]);
    expect(blocksOf([title, ...columns])).toEqual([title.text, [...LEFT, ...RIGHT].join(' ')]);
  });

  it('are columns when their lines stand at different heights', () => {
    const columns = [
      ...LEFT.map((text, at) => piece(text, 72, 700 - 15 * at)),
      ...RIGHT.map((text, at) => piece(text, 300, 693 - 15 * at)),
    ];
    expect(linesOf(columns)).toEqual([...LEFT, ...RIGHT]);
  });

  it('are columns when a heading of the second one begins before its lines', () => {
    const left = [...LEFT, ...LEFT, ...LEFT];
    const lines = (texts: string[], base: number) => texts.map((text, at) => piece(text, 300, base - 15 * at));
    const right = [
      ...lines(RIGHT, 700),
      piece('A kite', 270, 648, { size: 20 }),
      ...lines([...RIGHT, ...RIGHT.slice(0, 2)], 625),
    ];
    expect(linesOf([...left.map((text, at) => piece(text, 72, 700 - 15 * at)), ...right])).toEqual([
      ...left,
      ...right.map(({ text }) => text),
    ]);
  });

  it('are columns beside headings whose words are as far apart as the columns', () => {
    const columns = [LEFT, RIGHT].flatMap((texts, column) => {
      const left = 72 + column * 190;
      return [
        piece('The blue kite', left, 740, { size: 24, right: left + 177 }),
        ...texts.map((text, at) => piece(text, left, 700 - 15 * at)),
      ];
    });
    expect(linesOf(columns)).toEqual(['The blue kite', ...LEFT, 'The blue kite', ...RIGHT]);
  });

  it('are rows of a table when the cells are short', () => {
    const rows = [
      ['cat', 'Katze'],
      ['dog', 'Hund'],
      ['bird', 'Vogel'],
      ['horse', 'Pferd'],
    ];
    const cells = rows.flatMap(([one = '', other = ''], at) => [
      piece(one, 72, 700 - 20 * at),
      piece(other, 300, 700 - 20 * at),
    ]);
    expect(linesOf(cells)).toEqual(['cat Katze', 'dog Hund', 'bird Vogel', 'horse Pferd']);
  });

  it('keep raised and lowered marks in their line, as signs', () => {
    const power = [piece('It is 10', 72, 700), piece('13', 120, 705, { size: 7 }), piece('km away.', 132, 700)];
    expect(linesOf(power)).toEqual(['It is 10¹³ km away.']);
    const water = [piece('H', 72, 700), piece('2', 78, 697, { size: 7 }), piece('O', 81.5, 700)];
    expect(linesOf(water)).toEqual(['H₂O']);
  });

  it('do not take a line of a column beside a heading for a mark', () => {
    const heading = piece('A heading', 300, 700, { size: 24 });
    expect(linesOf([heading, piece('and so', 72, 703), piece('it ended.', 72, 688)])).toContain('and so A heading');
    expect(linesOf([heading, piece('and so it went on', 72, 703)]).join(' ')).not.toContain('^');
  });

  it('that are printed twice count once', () => {
    expect(linesOf([piece('Bold', 72, 700), piece('Bold', 72.4, 700), piece('Bold', 72, 600)])).toEqual([
      'Bold',
      'Bold',
    ]);
  });

  it('that are printed twice within a line count once', () => {
    const bold = [piece('Tom found one kite', 72, 700), piece('one kite on the hill.', 132, 700.4)];
    expect(linesOf(bold)).toEqual(['Tom found one kite on the hill.']);
    expect(linesOf([piece('one kite on the hill.', 72, 700), piece('kite', 96.5, 700)])).toEqual([
      'one kite on the hill.',
    ]);
    const letters = [...'still'].map((letter, at) => piece(letter, 72 + 2.4 * at, 700, { right: 74.5 + 2.4 * at }));
    expect(linesOf(letters)).toEqual(['still']);
  });

  it('are rows of a form: a question or a label, and its answer', () => {
    const labels = ['What is your full name?', 'Where did you find it?', 'Who helped you with it?'];
    const answers = ['Tom Hill of class 4b', 'On the beach by the mill', 'My grandmother and Mina'];
    const form = (of: readonly string[], more: Partial<PagePiece>) =>
      answers.flatMap((answer, at) => [
        piece(of[at] ?? '', 72, 700 - 24 * at),
        piece(answer, 320, 700 - 24 * at, more),
      ]);
    const names = ['The full name of the child', 'The place where it was found', 'The names of the helpers'];
    const rows = (of: readonly string[]) => answers.map((answer, at) => `${of[at]} ${answer}`);
    expect(linesOf(form(labels, {}))).toEqual(rows(labels));
    expect(linesOf(form(names, { isTyped: true }))).toEqual(rows(names));
    expect(linesOf(form(names, {}))).toEqual(rows(names));
    const questions = ['Where does the wind begin?', 'Who can see it in the sky?', 'Why is it cold in spring?'];
    expect(linesOf(form(questions, {})).slice(0, 2)).toEqual(rows(questions).slice(0, 2));
    const sentences = ['The kite was red and long.', 'It flew over the hill.', 'Nobody has seen it again.'];
    expect(linesOf(form(sentences, {}))).toEqual([...sentences, ...answers]);
    expect(linesOf(form(LEFT, {}))).toEqual([...LEFT, ...answers]);
  });

  it('are rows of word pairs that are longer than a word', () => {
    const pairs = [
      ['to look forward to', 'sich freuen auf jemanden'],
      ['to be afraid of somebody', 'Angst haben vor jemandem'],
      ['to make up one’s mind', 'sich endlich entscheiden'],
      ['to get up early', 'früh am Morgen aufstehen'],
    ];
    const cells = pairs.flatMap((pair, at) => pair.map((text, cell) => piece(text, 72 + 228 * cell, 700 - 16 * at)));
    expect(linesOf(cells)).toEqual(pairs.map((pair) => pair.join(' ')));
  });

  it('are words when letters are printed apart, and letters when they are a list', () => {
    const spaced = [piece('T H E', 72, 700), piece('K I T E', 120, 700)];
    expect(linesOf(spaced)).toEqual(['THE KITE']);
    expect(linesOf([piece('A B C D E', 72, 700)])).toEqual(['A B C D E']);
    const within = [
      piece('The', 72, 700, { right: 90 }),
      piece('w i n d', 94, 700, { right: 134 }),
      piece('blew.', 142, 700),
    ];
    expect(linesOf(within)).toEqual(['The wind blew.']);
    const far = [72, 100, 130, 181, 215, 237, 267].map((left, at) =>
      piece('THEWIND'[at] ?? '', left, 700, { size: 18 }),
    );
    expect(linesOf(far)).toEqual(['THE WIND']);
  });

  it('join the number of an item and its text, whose next lines hang below', () => {
    const item = (number: string, lines: string[], base: number) => [
      piece(number, 72, base, { size: 9 }),
      ...lines.map((text, at) => piece(text, 100, base - 15 * at)),
    ];
    const first = ['Cut the paper into a square and fold it', 'twice in the middle.'];
    expect(blocksOf([...item('•', first, 700), ...item('•', ['Wait.'], 670)])).toEqual([
      ...[`• ${first.join(' ')}`, '• Wait.'],
    ]);
  });

  it('join a large first letter to the line at its head', () => {
    const lines = ['nce a kite flew away over', 'the hill and over the town'].map((text, at) =>
      piece(text, 100, 774 - 14 * at),
    );
    const rest = piece('and nobody saw it again there.', 72, 746);
    const letter = piece('O', 72, 760.5, { size: 33, right: 98 });
    expect(blocksOf([letter, ...lines, rest])).toEqual([`O${lines[0]?.text} ${lines[1]?.text} ${rest.text}`]);
  });

  it('are items in two columns, with the number at its text', () => {
    const item = (number: number, text: string, left: number, base: number) => [
      piece(`${number}.`, left, base),
      piece(text, left + 30, base),
    ];
    const questions = ['What is frozen water called?', 'How many legs has a spider?', 'Which planet is the largest?'];
    const columns = [72, 320].flatMap((left, column) =>
      questions.flatMap((text, at) => item(column * 3 + at + 1, text, left, 700 - 30 * at)),
    );
    expect(linesOf(columns).map((text) => text.slice(0, 2))).toEqual(['1.', '2.', '3.', '4.', '5.', '6.']);
  });

  it('begin a note below the text with its raised number', () => {
    const note = (number: string, base: number) => [
      piece(number, 72, base + 4, { size: 6 }),
      piece('The paper tells of it.', 76, base, { size: 9 }),
    ];
    expect(blocksOf([piece('The lake froze.', 72, 700), ...note('1', 100), ...note('2', 88)])).toEqual([
      ...['The lake froze.', '1. The paper tells of it.', '2. The paper tells of it.'],
    ]);
  });

  it('of a language that is read from the right begin at the right', () => {
    const words = [piece('שלום', 100, 700, { isRightToLeft: true }), piece('עולם', 72, 700, { isRightToLeft: true })];
    expect(linesOf(words)).toEqual(['שלום עולם']);
    const numbers = [piece('12', 40, 700), piece('7', 60, 700)];
    expect(linesOf([...words, ...numbers])).toEqual(['שלום עולם 7 12']);
    expect(linesOf([piece('אגף', 73, 700, { isRightToLeft: true }), ...words.slice(0, 1)])).toEqual(['שלום אגף']);
    const columns = [300, 72].flatMap((left) =>
      [0, 1, 2].map((at) => piece(`בבוקר ${left} העפיפון היה יבש`, left, 700 - 15 * at, { isRightToLeft: true })),
    );
    expect(linesOf(columns).map((text) => /\d+/.exec(text)?.[0])).toEqual(['300', '300', '300', '72', '72', '72']);
    const far = [piece('ראשון', 300, 700, { isRightToLeft: true }), piece('שני', 72, 700, { isRightToLeft: true })];
    expect(linesOf(far)).toEqual(['ראשון שני']);
  });

  it('go on beside a picture', () => {
    const wide = 'the wind blew over the hill and over the sea and the town';
    const narrow = ['the kite flew over the hills', 'and the boy ran after it all', 'the way down to the old mill'];
    const lines = [wide, wide, ...narrow, wide, 'and so it ended.'];
    expect(blocksOf(lines.map((text, at) => piece(text, 72, 700 - 15 * at)))).toHaveLength(1);
  });
});
