import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openInNode, paragraphsOf } from '../../../scripts/text-files/open-in-node.ts';

const opened = (path: string) => openInNode(fileURLToPath(new URL(`../cases/${path}`, import.meta.url)));
/** The headings and paragraphs of a file, in order. */
const shown = async (path: string) => paragraphsOf(await opened(path));

const PAIRS = ['cat – Katze', 'dog – Hund', 'bird – Vogel', 'horse – Pferd', 'mouse – Maus', 'sheep – Schaf'];
const SPELLING = [
  'because',
  'friend',
  'beautiful',
  'thought',
  'school',
  'people',
  'Wednesday',
  'separate',
  'necessary',
  'business',
];
const SUMS = ['3 + 4 =', '12 - 5 =', '6 x 7 =', '20 : 4 ='];
const TALK = [
  ...['Anna: Where is my kite?', 'Tom: It is in the tree.', 'Anna: Can you climb up?'],
  'Tom: No, it is too high.',
];
const KITE = 'Mina made a kite from blue paper.';
const WIND = 'The wind took it over the hill.';
const EVENING = 'In the evening it came down in the garden.';

describe('a small file of each kind that was torn, joined or not opened', () => {
  it.each([
    ['abbreviations/titles.txt', ['Mr. Brown met Dr. Green and Mrs. White at St. Mary’s Church.']],
    ['drop-caps/epub-drop-cap.epub', ['Once a kite flew away.', 'THE WIND blew it over the hill.']],
    ['drop-caps/word-drop-cap.docx', ['Once a kite flew away over the hill.', WIND]],
    ['epub-contents-list/contents-empty.epub', [KITE, WIND]],
    ['epub-empty-elements/heading-anchor.epub', ['The kite', KITE, WIND, EVENING]],
    ['epub-empty-elements/page-mark.epub', [KITE, WIND, EVENING]],
    ['epub-empty-elements/sound.epub', [KITE, WIND, EVENING]],
    ['epub-encodings/latin-1-chapter.epub', [KITE, 'Zoë was naïve about café prices.']],
    ['epub-in-a-folder/folder-packed-again.epub', [KITE, WIND]],
    ['epub-lost-chapters/no-extension.epub', [KITE, WIND]],
    ['epub-lost-chapters/percent-sign.epub', [KITE, WIND]],
    ['epub-name-spaces/contents-with-prefix.epub', [KITE, WIND]],
    ['epub-page-mark-with-words/word-in-page-mark.epub', [KITE, 'She ran after it until her shoes were wet.']],
    ['epub-reading-order/answers-apart.epub', [KITE, 'What colour was the kite?', WIND, 'ANSWERS. The kite was blue.']],
    ['epub-xml-parts/cdata.epub', [KITE, WIND]],
    ['formulas/word-formula.docx', ['Solve the equation 3x+4=19 and write down the value of x.', '1/2 + 1/4 =']],
    ['languages/french.txt', ['Le cerf-volant bleu a volé au-dessus de la colline. Où est-il ?']],
    [
      'right-to-left/arabic-and-hebrew.epub',
      [
        'صنعت مينا طائرة ورقية زرقاء (1). هل طارت فوق التل؟',
        ...['מינה עשתה עפיפון כחול (2). האם הוא עף?', 'The teacher wrote شكرا on the board.'],
      ],
    ],
    ['sentences-without-words/smileys.txt', ['Did you like the story?', '😀 😐 🙁', 'Well done!']],
    ['hidden-text/word-hidden.docx', ['What colour was the kite?', WIND]],
    [
      'lost-numbers/epub-questions.epub',
      [
        'Answer questions 2 and 4 only.',
        ...['1. Who made the kite?', '2. What colour was it?', '3. Where did it fly?', '4. When did it come down?'],
        ...['c. on the hill', 'd. in the garden'],
      ],
    ],
    [
      'lost-numbers/word-questions.docx',
      [
        'Answer questions 2 and 3 only.',
        ...['1. Who made the kite?', '2. What was it made of?', 'a) paper', 'b) wood', '3. Where did it come down?'],
        ...['Turn the page.', '4. Why did Mina laugh?'],
      ],
    ],
    [
      'note-marks/epub-note-mark.epub',
      [
        'The lake froze in 1863 and again ten years later.',
        ...['4. The paper of the town tells of skating.', '5. Nobody wrote about that winter.'],
      ],
    ],
    [
      'note-marks/word-note-mark.docx',
      [
        'The lake froze in 1863 and again ten years later.',
        ...['1. The paper of the town tells of skating.', '2. Nobody wrote about that winter.'],
      ],
    ],
    [
      'raised-and-lowered/epub-powers.epub',
      ['The nearest star is 4 × 10¹³ km away. A field of 30 m² is small. Is 5² more than 4³?'],
    ],
    [
      'pdf-drawing-order/heading-drawn-last.pdf',
      [
        'The blue kite',
        expect.stringMatching(/^Mina made .* in the sky\.$/),
        expect.stringMatching(/^The string .* washing line\.$/),
      ],
    ],
    [
      'pdf-few-words/picture-book.pdf',
      [...['A kite.', 'A blue kite!'], expect.anything(), expect.anything(), expect.anything(), expect.anything()],
    ],
    [
      'pdf-fields/typed-answers.pdf',
      ['Who made the kite in the story?', 'Mina made it.', 'Where did it come down?', 'On the washing line.'],
    ],
    ['pdf-narrow-gaps/narrow-gaps.pdf', [expect.stringMatching(/^Mina made a kite .* in the sky\.$/)]],
    [
      'pdf-printed-twice/bold-by-printing-twice.pdf',
      ['The blue kite', expect.stringMatching(/^Mina made a kite .* in the sky\.$/)],
    ],
    ['pdf-spaced-letters/spaced-heading.pdf', ['THE BLUE KITE', expect.stringMatching(/^Mina made .* in the sky\.$/)]],
    [
      'pdf-torn-paragraphs/broken-words-under-wide-title.pdf',
      [
        'How the blue kite of Mina flew over the whole town and came home',
        'Mina made a kite from blue paper and two thin sticks, and she tied a long string to it before she walked up the hill behind the school in the afternoon. Nobody had told her that the wind was dangerous there.',
      ],
    ],
    [
      'pdf-torn-paragraphs/hanging-list.pdf',
      [
        '1. Cut the paper into a square and fold it twice, so that the four corners lie on top of each other in the middle.',
        '2. Tie the two sticks together with the thread and glue them to the back of the paper before you go on.',
        '3. Wait.',
      ],
    ],
    [
      'pdf-torn-paragraphs/raised-note-mark.pdf',
      [
        'The lake froze in 1863 and people skated to the other side of it, as they had done when their grandparents were young. It was a cold winter.',
      ],
    ],
    [
      'pdf-torn-paragraphs/two-columns-under-wide-title.pdf',
      [
        'How the blue kite of Mina flew over the whole town and came home',
        expect.stringMatching(/^Mina made .* in the sky\.$/),
        expect.stringMatching(/^The string .* washing line\.$/),
      ],
    ],
    ['pdf-turned/landscape-page.pdf', [expect.stringMatching(/^Mina made .* in the sky\.$/)]],
    ['short-lines/pairs.pdf', PAIRS],
    ['short-lines/spelling.pdf', SPELLING],
    ['short-lines/sums.pdf', SUMS],
    ['short-lines/talk.pdf', TALK],
    ['short-lines/pairs.txt', PAIRS],
    ['short-lines/spelling.txt', SPELLING],
    ['short-lines/sums.txt', SUMS],
    ['short-lines/talk.txt', TALK],
    ['struck-out/word-struck-out.docx', ['The kite was blue.']],
    [
      'text-one-bad-byte/one-bad-byte.txt',
      [
        'Zoë and Mina’s kite — “the blue one” — flew over the café.',
        ...['It cost \ufffd 2.', 'Noël found it in a tree.'],
      ],
    ],
    ['word-main-part/main-part-has-another-name.docx', [KITE, WIND]],
  ])('%s', async (path, expected) => {
    expect(await shown(path)).toEqual(expected);
  });
});

const STICKS = 'Mina made a kite from blue paper and two thin sticks, and she tied a long string to it.';
const LONG_STICKS = expect.stringMatching(/^Mina made a kite .* always strong in spring\.$/);
const QUESTIONS = ['1. Who made it?', '2. What was it made of?'];
const LAKE = 'The lake froze in 1863 and again later.';
const NOTES = ['1. The paper tells of skating.', '2. Nobody wrote about it.'];
const DROP_CAP = [
  'Once a kite flew away over the hill and over the whole town, and nobody saw it again before the evening came.',
  WIND,
];
const CAFE = ['One', KITE, 'Two', 'Zoë was naïve about café prices.'];

describe('files of the same kinds that LibreOffice, pandoc, Ghostscript and Chromium made', () => {
  it.each([
    ['compound-hyphens/narrow.txt', [expect.stringMatching(/a long one-to-one talk about up-to-date kites/)]],
    ['drop-caps/libreoffice.docx', DROP_CAP],
    ['drop-caps/libreoffice.epub', DROP_CAP],
    ['drop-caps/libreoffice.pdf', DROP_CAP],
    ['epub-contents-list/pandoc.epub', ['x', ...CAFE]],
    ['epub-empty-elements/pandoc.epub', ['x', 'x', KITE, WIND, EVENING]],
    ['epub-encodings/pandoc-latin-1.epub', ['x', ...CAFE]],
    ['epub-encodings/pandoc-utf-16.epub', ['x', ...CAFE]],
    ['epub-in-a-folder/pandoc.epub', ['x', ...CAFE]],
    ['epub-lost-chapters/pandoc.epub', ['x', 'One', KITE, 'A chapter is missing here.']],
    ['epub-name-spaces/pandoc.epub', ['x', 'One', KITE, 'Two', WIND]],
    ['epub-page-mark-with-words/pandoc.epub', ['x', 'x', `${KITE} She ran after it until it was gone.`]],
    ['epub-reading-order/pandoc.epub', ['x', 'Two', WIND, 'One', KITE]],
    ['epub-reading-order/pandoc-sections.epub', ['x', 'One', KITE, 'Up', WIND, 'Two', EVENING]],
    ['epub-xml-parts/pandoc.epub', ['x', ...CAFE]],
    ['formulas/pandoc.docx', ['The equation 3x + 4 = 19 is easy.', '1/2 + 1/4 = 3/4']],
    ['formulas/pandoc.epub', ['x', 'x', 'The equation 3x + 4 = 19 is easy.']],
    ['hidden-text/libreoffice.docx', ['What colour was it?', 'The wind took it.']],
    ['hidden-text/libreoffice.epub', ['What colour was it?', 'The wind took it.']],
    [
      'lost-numbers/libreoffice.docx',
      [
        'Answer questions 2 and 3 only.',
        ...QUESTIONS,
        ...['a. paper', 'b. wood', '3. Where is it?', 'Turn the page.', '4. Why?'],
      ],
    ],
    [
      'lost-numbers/pandoc.docx',
      [
        'Answer questions 2 and 3 only.',
        ...QUESTIONS,
        ...['a) paper', 'b) wood', '3. Where is it?', 'Turn the page.', '5. Why?'],
      ],
    ],
    [
      'lost-numbers/pandoc.epub',
      [
        ...['x', 'x', 'Answer questions 2 and 3 only.'],
        ...QUESTIONS,
        ...['a. paper', 'b. wood', '3. Where is it?', 'Turn the page.', '5. Why?'],
      ],
    ],
    ['note-marks/libreoffice.docx', [LAKE, ...NOTES]],
    ['note-marks/libreoffice.epub', [LAKE, ...NOTES]],
    ['note-marks/libreoffice.pdf', [LAKE, '1 The paper tells of skating.', '2 Nobody wrote about it.']],
    ['note-marks/pandoc.docx', [LAKE, ...NOTES]],
    ['note-marks/pandoc.epub', ['x', 'x', LAKE, ...NOTES]],
    ['pdf-drawing-order/chromium.pdf', ['The kite', 'Second it flies.', 'Third it ends.']],
    ['pdf-drawing-order/ghostscript.pdf', ['The blue kite', LONG_STICKS]],
    ['pdf-few-words/chromium.pdf', ['Look!', 'A kite', 'It is gone.']],
    ['pdf-few-words/ghostscript.pdf', ['Look!', 'A blue kite', 'Up it goes', 'It is gone.']],
    ['pdf-fields/chromium.pdf', ['Who made it?', 'Mina and her brother.', 'It came down in a', 'garden.']],
    ['pdf-fields/ghostscript.pdf', ['Who made the kite in the story?', 'Mina and her brother made it.']],
    ['pdf-narrow-gaps/chromium.pdf', [STICKS]],
    ['pdf-narrow-gaps/ghostscript.pdf', [LONG_STICKS]],
    ['pdf-printed-twice/chromium.pdf', ['The wind', STICKS]],
    ['pdf-spaced-letters/chromium.pdf', ['THE WIND', STICKS]],
    ['pdf-spaced-letters/ghostscript.pdf', ['THE WIND', LONG_STICKS]],
    [
      'pdf-torn-paragraphs/chromium.pdf',
      [expect.stringMatching(/^The lake froze in 1863 and people .* before\. It was a cold winter\.$/)],
    ],
    ['pdf-turned/chromium.pdf', [STICKS, 'The wind took it.']],
    ['pdf-turned/ghostscript.pdf', [LONG_STICKS]],
    ['raised-and-lowered/libreoffice.docx', ['It is 4 × 10¹³ km away. Water is H₂O.']],
    ['raised-and-lowered/libreoffice.epub', ['It is 4 × 10¹³ km away. Water is H₂O.']],
    ['raised-and-lowered/libreoffice.pdf', ['It is 4 × 10¹³ km away. Water is H₂O.']],
    ['raised-and-lowered/pandoc.docx', ['It is 4 × 10¹³ km away. Water is H₂O. A field has 30 m².']],
    ['raised-and-lowered/pandoc.epub', ['x', 'x', 'It is 4 × 10¹³ km away. Water is H₂O. A field has 30 m².']],
    ['right-to-left/libreoffice.docx', ['الطائرة الورقية زرقاء.', 'העפיפון כחול.', 'The kite is blue.']],
    [
      'short-lines/word-table-chromium.pdf',
      [
        ...['Word families', 'Verb Noun Adjective', 'to help help helpful', 'to decide decision decisive'],
        ...['to care care careful', expect.stringMatching(/^Choose six .* that you chose\.$/)],
      ],
    ],
    [
      'short-lines/letter-chromium.pdf',
      [
        ...['Mina Berger', '12 Hill Road', 'Ashford', '3 May', 'Dear Mrs Okafor,'],
        ...[expect.stringMatching(/^thank you .* broke\.$/), expect.stringMatching(/^A man found .* door\.$/)],
        ...['Best wishes', 'Mina and class 4b'],
      ],
    ],
    ['struck-out/libreoffice.docx', ['The kite was blue.']],
    ['struck-out/libreoffice.epub', ['The kite was blue.']],
    ['struck-out/pandoc.docx', ['The kite was blue.']],
    ['struck-out/pandoc.epub', ['x', 'x', 'The kite was blue.']],
    [
      'text-one-bad-byte/latin-1.txt',
      [expect.stringMatching(/^Zoë flew a kite\. “Noël!”/), expect.stringMatching(/^It cost \ufffd 2/)],
    ],
    [
      'text-one-long-line/pandoc.txt',
      [
        expect.stringMatching(/behind the school\. Mina .* behind the school\.$/),
        ...[expect.stringMatching(/^https:/), expect.stringMatching(/^Mina .* behind the school\.$/)],
      ],
    ],
  ])('%s', async (path, expected) => {
    expect(await shown(path)).toEqual(expected);
  });
});

it('sums at the same places of three pages are no headers', async () => {
  for (const [name, count] of [
    ['sums-on-three-pages', 24],
    ['ghostscript', 24],
    ['chromium', 21],
  ] as const) {
    const sums = await shown(`pdf-same-places/${name}.pdf`);
    expect(sums).toHaveLength(count);
    for (const sum of sums) expect(sum).toMatch(/^\d+ [+-] \d+ =$/);
  }
});

it('a title that a program wrote is none', async () => {
  for (const name of ['doc1', 'slides', 'word'])
    expect((await opened(`pdf-program-titles/${name}.pdf`)).title).toBe('');
});

it('one long line leaves the lines around it joined', async () => {
  const paragraphs = await shown('text-one-long-line/one-web-address.txt');
  expect(paragraphs).toHaveLength(3);
  expect(paragraphs[0]).toMatch(/^Mina made a kite .* blue point in the sky\.$/);
  expect(paragraphs[2]).toMatch(/^The string ran .* on his washing line\.$/);
});

it('a word keeps its last hyphen at the end of a line', async () => {
  expect(await shown('compound-hyphens/one-to-one.txt')).toEqual([expect.stringContaining(' a long one-to-one talk ')]);
});

it('a file says the languages of its paragraphs', async () => {
  const languagesIn = async (path: string) => (await opened(path)).sections.flatMap(({ languages }) => languages);
  expect(await languagesIn('right-to-left/arabic-and-hebrew.epub')).toEqual(['ar', 'he', 'en']);
  expect(await languagesIn('languages/welsh.docx')).toEqual(['cy-GB', 'cy-GB', 'en-GB']);
  expect(await languagesIn('languages/finnish.epub')).toEqual(['fi', 'fi', 'sv']);
  expect(await languagesIn('languages/french.txt')).toEqual([undefined]);
});

describe('what cannot be shown', () => {
  it('is counted: struck-out words, and sounds', async () => {
    expect((await opened('struck-out/word-struck-out.docx')).missing).toMatchObject({ struckOut: 1 });
    expect((await opened('epub-empty-elements/sound.epub')).missing).toMatchObject({ media: 1 });
  });
});
