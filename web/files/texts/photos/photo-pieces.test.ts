import { describe, expect, it } from 'vitest';
import { blocksOfPrint } from '#rules/reading/printed-lines.ts';
import { hasLostNumber, linesOfPhoto, type ReadLine, surenessOf, unsureWords } from './photo-pieces.ts';

/** In pixels, as on a photo of a page. */
const LETTER = { width: 16, blank: 10, height: 36 };

type Made = { left?: number; height?: number; confidence?: number };

/** A line as the library gives it, at this height from the top. Its words are those between blanks. */
function line(text: string, top: number, { left = 100, height = LETTER.height, confidence = 95 }: Made = {}): ReadLine {
  const scale = height / LETTER.height;
  let at = left;
  const words = text.split(' ').map((word) => {
    const symbols = Array.from(word, (sign, index) => {
      const [x0, x1] = [index, index + 1].map((signs) => at + signs * LETTER.width * scale) as [number, number];
      return { text: sign, bbox: { x0, x1, y0: top, y1: top + height } };
    });
    const [first, last] = [symbols[0], symbols.at(-1)];
    at += (word.length * LETTER.width + LETTER.blank) * scale;
    const bbox = { x0: first?.bbox.x0 ?? 0, x1: last?.bbox.x1 ?? 0, y0: top, y1: top + height };
    return { text: word, confidence, bbox, symbols };
  });
  const base = top + height * 0.8;
  return { words, baseline: { x0: left, y0: base, x1: at, y1: base }, rowAttributes: { rowHeight: height } };
}

function lines(texts: readonly string[], top = 100, made?: Made): ReadLine[] {
  return texts.map((text, at) => line(text, top + at * 46, made));
}

function shown(read: readonly ReadLine[]): string[] {
  return blocksOfPrint(linesOfPhoto(read)).map(({ text, isHeading }) => (isHeading ? `# ${text}` : text));
}

describe('the lines of a photo', () => {
  it('are joined to paragraphs below their heading', () => {
    const read = [
      line('The Blue Kite', 100, { height: 56 }),
      ...lines(['Mina made a kite from blue paper and two thin', 'sticks. She tied a long string to it and went'], 220),
      ...lines(['up the hill.'], 312),
      ...lines(['Then a breeze came from the sea and lifted it', 'up into the sky.'], 420),
    ];
    expect(shown(read)).toEqual([
      '# The Blue Kite',
      'Mina made a kite from blue paper and two thin sticks. She tied a long string to it and went up the hill.',
      'Then a breeze came from the sea and lifted it up into the sky.',
    ]);
  });

  it('begin with the items of a list, in which a c or a stop can be misread', () => {
    const read = lines([
      '1. Why did the kite lie in the grass?',
      'a) It was heavy.',
      'b) There was no wind.',
      '¢) It broke.',
    ]);
    expect(shown([...read, ...lines(['2 . Who brought it back?', 'He laughed.'], 284)])).toEqual([
      ...['1. Why did the kite lie in the grass?', 'a) It was heavy.', 'b) There was no wind.', 'c) It broke.'],
      ...['2. Who brought it back?', 'He laughed.'],
    ]);
  });

  it('are pairs of words, words to spell and sums', () => {
    const pairs = ['house', 'garden', 'window', 'street'].flatMap((word, at) => [
      line(word, 100 + at * 60),
      line(['Haus', 'Garten', 'Fenster', 'Strasse'][at] ?? '', 102 + at * 60, { left: 420 }),
    ]);
    expect(shown(pairs)).toEqual(['house Haus', 'garden Garten', 'window Fenster', 'street Strasse']);
    expect(shown(lines(['because', 'friend', 'beautiful']))).toEqual(['because', 'friend', 'beautiful']);
    expect(shown(lines(['12+7=', '30 — 4 =', '6x3= 18', '100-1 ='], 100, { confidence: 40 }))).toEqual([
      ...['12 + 7 =', '30 − 4 =', '6 x 3 = 18', '100 - 1 ='],
    ]);
  });

  it('are read column by column', () => {
    const left = ['Foxes once lived in the woods', 'and on the fields, far away', 'from the houses of people.'];
    const right = ['Today a fox in the garden', 'surprises nobody. It sleeps', 'under the shed.'];
    expect(shown([...lines(left), ...lines(right, 102, { left: 900 })])).toEqual([left.join(' '), right.join(' ')]);
  });

  it('leave out specks and rules', () => {
    expect(shown([line('— . |', 40), ...lines(['Name: Date:']), line('____________', 400)])).toEqual(['Name: Date:']);
  });

  it('part the number of an item from its sum', () => {
    const [read] = lines(['5.12+7=']);
    // The sum stands further right.
    const symbols = read?.words[0]?.symbols.map(({ text, bbox }, at) => {
      const by = at < 2 ? 0 : LETTER.blank;
      return { text, bbox: { ...bbox, x0: bbox.x0 + by, x1: bbox.x1 + by } };
    });
    if (!read?.words[0] || !symbols) throw new Error('no word');
    expect(shown([{ ...read, words: [{ ...read.words[0], symbols }] }])).toEqual(['5. 12 + 7 =']);
    expect(shown(lines(['5.12 + 7 =']))).toEqual(['5.12 + 7 =']);
  });
});

describe('how sure a photo was read', () => {
  it('is doubted when the number of an item is lost', () => {
    expect(lines(['. Who found it?', '.12 + 7 =', ') It was dry.']).filter(hasLostNumber)).toHaveLength(3);
    expect(lines(['3. Who found it?', '...and then', '12 + 7 =', 'Room 6.']).filter(hasLostNumber)).toEqual([]);
  });

  it('is that of its words, where sums are unsure', () => {
    const read = [...lines(['Sums for Monday'], 100, { confidence: 90 }), ...lines(['12+7='], 200, { confidence: 30 })];
    expect(surenessOf(read).percent).toBeCloseTo(90);
    expect(surenessOf(lines(['12+7='], 200, { confidence: 30 })).percent).toBeCloseTo(30);
    expect(surenessOf([])).toEqual({ percent: 0, letters: 0 });
  });

  it('is nothing for words that stand on end', () => {
    const onEnd = lines(['because friend'], 100).map((each) => ({
      ...each,
      words: each.words.map((word) => ({
        ...word,
        bbox: { ...word.bbox, x1: word.bbox.x0 + 36, y1: word.bbox.y0 + 200 },
      })),
    }));
    expect(surenessOf(onEnd)).toEqual({ percent: 0, letters: 0 });
  });

  it('counts the words that may be wrong, without numbers', () => {
    const read = [...lines(['and then'], 100), ...lines(['un wa 12+7='], 200, { confidence: 20 })];
    expect(unsureWords(read)).toEqual({ unsure: 2, words: 4 });
  });
});
