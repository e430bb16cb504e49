import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { languagesOf } from '#rules/reading/text-language.ts';
import { readMarks } from '#rules/reading/text-marks.ts';
import { openInNode, paragraphsOf } from '../../../scripts/text-files/open-in-node.ts';
import { sentencesOf } from '../../read-aloud/sentences.ts';

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
const TOM = 'Tom found a red kite on the beach.';
const STRING = 'Its string was as long as the street.';
const DREAM = 'He dreamed that it could talk.';
const LOST = ['The lost kite', 'Morning', TOM, 'Noon', STRING, 'Night', DREAM];
const IN_LAW =
  'My mother-in-law is a twenty-one-year-old singer from Stratford-upon-Avon, and she has an out-of-date map of the town. She thinks that her mother-in-law is a down-to-earth woman who makes up-to-date kites, jack-in-the-box toys and merry-go-round horses for the wonderful children of the neighbourhood.';
const ABOUT_KITE = [
  ['What is your full name?', 'Tom Hill of class 4b'],
  ['Where did you find the kite?', 'On the beach by the mill'],
  ['What colour is its tail?', 'It is blue and white'],
  ['Who helped you to mend it?', 'My grandmother and Mina'],
].map((row) => row.join(' '));
const CAFE = ['One', KITE, 'Two', 'Zoë was naïve about café prices.'];

describe('files of the same kinds that LibreOffice, pandoc, Ghostscript and Chromium made', () => {
  it.each([
    ['compound-hyphens/chromium.pdf', [IN_LAW]],
    ['compound-hyphens/groff.txt', [IN_LAW.replaceAll('-', '‐')]],
    ['compound-hyphens/narrow.txt', [expect.stringMatching(/a long one-to-one talk about up-to-date kites/)]],
    ['drop-caps/libreoffice.docx', DROP_CAP],
    ['drop-caps/libreoffice.epub', DROP_CAP],
    ['drop-caps/libreoffice.pdf', DROP_CAP],
    ['epub-contents-list/libreoffice.epub', LOST],
    ['epub-contents-list/pandoc.epub', ['x', ...CAFE]],
    ['epub-empty-elements/libreoffice.epub', [...LOST.slice(0, 5), 'Nobody saw the end of it.', 'Night', DREAM]],
    ['epub-empty-elements/pandoc.epub', ['x', 'x', KITE, WIND, EVENING]],
    ['epub-encodings/pandoc-latin-1.epub', ['x', ...CAFE]],
    ['epub-encodings/pandoc-utf-16.epub', ['x', ...CAFE]],
    ['epub-in-a-folder/libreoffice.epub', LOST],
    ['epub-in-a-folder/pandoc.epub', ['x', ...CAFE]],
    ['epub-lost-chapters/libreoffice.epub', [...LOST.slice(0, 5), 'A chapter is missing here.']],
    ['epub-lost-chapters/pandoc.epub', ['x', 'One', KITE, 'A chapter is missing here.']],
    ['epub-name-spaces/libreoffice.epub', LOST],
    ['epub-name-spaces/pandoc.epub', ['x', 'One', KITE, 'Two', WIND]],
    ['epub-page-mark-with-words/libreoffice.epub', LOST],
    ['epub-page-mark-with-words/pandoc.epub', ['x', 'x', `${KITE} She ran after it until it was gone.`]],
    ['epub-reading-order/pandoc.epub', ['x', 'Two', WIND, 'One', KITE]],
    ['epub-reading-order/pandoc-sections.epub', ['x', 'One', KITE, 'Up', WIND, 'Two', EVENING]],
    [
      'epub-xml-parts/libreoffice.epub',
      LOST.with(4, 'Its string was as long as the street & longer. 3 < 4 — so “long”…'),
    ],
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
    ['pdf-fields/chromium-form.pdf', ABOUT_KITE],
    [
      'pdf-fields/chromium-labels.pdf',
      [
        ...['Name of the child Tom Hill, who is nine years old', 'Place of the find On the beach by the old mill'],
        ...['Colour of the tail It is blue with white spots', 'Helpers who came My grandmother and Mina'],
      ],
    ],
    ['pdf-fields/ghostscript-form.pdf', ABOUT_KITE],
    ['pdf-fields/ghostscript.pdf', ['Who made the kite in the story?', 'Mina and her brother made it.']],
    ['pdf-narrow-gaps/chromium.pdf', [STICKS]],
    ['pdf-narrow-gaps/ghostscript.pdf', [LONG_STICKS]],
    ['pdf-printed-twice/chromium.pdf', ['The wind', STICKS]],
    [
      'pdf-printed-twice/ghostscript.pdf',
      [
        ...['Read the story', 'Tom found one red kite on the beach, and the kite was wet.'],
        ...['He did not leave it there, and he did not run.', 'Answer: Tom took it home.'],
      ],
    ],
    ['pdf-spaced-letters/chromium.pdf', ['THE WIND', STICKS]],
    [
      'pdf-spaced-letters/chromium-line.pdf',
      ['The wind blew it over the hill, and nobody saw it again. The vowels are a e i o u.'],
    ],
    ['pdf-spaced-letters/ghostscript.pdf', ['THE WIND', LONG_STICKS]],
    [
      'pdf-torn-paragraphs/chromium.pdf',
      [expect.stringMatching(/^The lake froze in 1863 and people .* before\. It was a cold winter\.$/)],
    ],
    [
      'pdf-torn-paragraphs/ghostscript.pdf',
      [
        'The red kite of Tom hung over the bath for a whole long night',
        'Tom found a red kite on the beach and took it home under his arm, because the rain had begun. He hung it over the bath and waited for the morning, although his grandmother thought that it was a wonderful evening for a bath. In the night a window stood open, and the kite began to swing.',
        'In the morning it was dry. He took glue and a piece of an old tent, and mended the hole in its tail before the bus came. His sister had never understood why anybody would be interested in a kite without a tail, but she held the string for him.',
        'Then the wind came. It took the kite over the roof of the swimming pool and over the station, and a hundred children ran after it until they were out of breath. Nobody has seen it again.',
      ],
    ],
    [
      'pdf-torn-paragraphs/libreoffice.pdf',
      [
        'Mend your kite in four steps, and ask a grown-up before you use the glue or the scissors, because both are dangerous in the hands of small children.',
        '1. Cut a piece of an old tent that is a little larger than the hole in your kite, and clean it with a wet towel before you do anything else.',
        '2. Dry it.',
        '3. Put glue on the piece and press it on the hole until you have counted slowly to sixty, or longer when the glue is old and the room is cold.',
        '◦ Do not breathe in the smell of the glue, and open a window before you begin with it, also in winter when it is cold.',
        ...['◦ Wash your hands.', '4. Wait for a whole night.'],
      ],
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
      'right-to-left/chromium-arabic.pdf',
      [
        'وجد توم طائرة ورقية حمراء على الشاطئ وأخذها إلى البيت تحت ذراعه لأن المطر بدأ. علقها فوق حوض الاستحمام وانتظر حتى الصباح.',
        'في الصباح كانت جافة.',
      ],
    ],
    [
      'right-to-left/chromium.pdf',
      [
        'תום מצא עפיפון אדום על החוף בשעה 7 בבוקר. הוא לקח אותו הביתה ותלה אותו מעל האמבטיה עד הבוקר.',
        ...['בבוקר העפיפון היה יבש.', 'The red kite was dry in the morning.'],
      ],
    ],
    [
      'right-to-left/libreoffice.pdf',
      [
        'תום מצא עפיפון אדום על החוף בשעה 7 בבוקר. הוא לקח אותו הביתה ותלה אותו מעל האמבטיה עד הבוקר.',
        ...['בבוקר העפיפון היה יבש.', 'The red kite was dry in the morning.'],
      ],
    ],
    [
      'right-to-left/pandoc.epub',
      [
        ...['עפיפון', 'עפיפון', 'תום מצא עפיפון אדום על החוף בשעה 7 בבוקר.'],
        ...['وجد توم طائرة حمراء (3 أمتار) على الشاطئ.', 'Tom wrote עפיפון on the board.'],
      ],
    ],
    [
      'sentences-without-words/libreoffice.txt',
      [...['How was the test?', '☹ 😐 ☺', '☐ ☑ ☒', 'Put in the right sign: 3 … 4', '+ − × ÷', '!!!', 'Thank you.']],
    ],
    [
      'sentences-without-words/pandoc.epub',
      ['Song', 'Song', 'Sing with me:', '♪ ♫ ♪', 'la la la', '🐱 🐶 🐭', '…', 'The end.'],
    ],
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
      'text-one-bad-byte/libreoffice.txt',
      ['Zoë’s kite — the “old one” — hung over the café for a week.', 'It cost \ufffd 3, and Chloë paid.'],
    ],
    [
      'text-one-bad-byte/pandoc-cut.txt',
      [
        'Tom found a red kite on the beach. Its tail was blue.',
        'He hung it over the bath in the café – and fell asleep\ufffd',
      ],
    ],
    ['text-one-bad-byte/pandoc-windows-1252.txt', ['Tom’s kite hung over the bath.', 'It was dry in the morning.']],
    [
      'text-one-bad-byte/latin-1.txt',
      [expect.stringMatching(/^Zoë flew a kite\. “Noël!”/), expect.stringMatching(/^It cost \ufffd 2/)],
    ],
    [
      'text-one-long-line/groff.txt',
      [
        'Tom found a red kite on the beach and took it home under his arm, because the rain had begun. He hung it over the bath and waited for the morning.',
        expect.stringMatching(/^https:\S*=tom$/),
        'In the morning it was dry. He took glue and a piece of an old tent, and mended the hole in its tail before the bus came.',
      ],
    ],
    [
      'text-one-long-line/pandoc.txt',
      [
        expect.stringMatching(/behind the school\. Mina .* behind the school\.$/),
        ...[expect.stringMatching(/^https:/), expect.stringMatching(/^Mina .* behind the school\.$/)],
      ],
    ],
    ['word-main-part/libreoffice.docx', LOST],
    ['word-main-part/pandoc.docx', LOST],
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
  for (const name of [
    'doc1',
    'slides',
    'word',
    'chromium',
    'chromium-web',
    'ghostscript',
    'libreoffice',
    'libreoffice-slides',
  ])
    expect((await opened(`pdf-program-titles/${name}.pdf`)).title, name).toBe('');
  expect((await opened('pdf-torn-paragraphs/ghostscript.pdf')).title).toBe('The red kite');
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
  expect(await languagesIn('languages/pandoc.epub')).toEqual(['cy', 'cy', 'en-GB', 'ga']);
  expect(await languagesIn('languages/libreoffice.docx')).toEqual(['de-DE', 'hu-HU', 'en-US']);
  expect(await languagesIn('languages/french.txt')).toEqual([undefined]);
  expect(languagesOf(await shown('languages/french.txt'))).toEqual(['fr']);
});

it('no sentence ends at an abbreviation', async () => {
  const sentences = async (path: string) =>
    (await shown(path)).map((paragraph) => sentencesOf(paragraph).map(({ text }) => text));
  expect(await sentences('abbreviations/titles.txt')).toEqual([[expect.anything()]]);
  expect(await sentences('abbreviations/libreoffice.txt')).toEqual([
    ['Prof. Lee and Mr. and Mrs. Okafor live at 4 Mill Rd. near St. Anne’s School.'],
    ['The bus leaves at 8 a.m. from Stop No. 12.', 'Dr. Shah’s dog, i.e. Rex, waits there.'],
    ['J. K. Rowling wrote about owls, cats, etc. in her books.'],
  ]);
  expect(await sentences('abbreviations/pandoc.docx')).toEqual([
    ['Ms. Bell asked Capt. Reed Jr. for the map of the bay.'],
    ['It weighs approx. 3 kg, cf. p. 7 and Fig. 2.'],
    ['The kite flew on 3 Feb. 2024.', 'It came down on Nov. 5.'],
  ]);
});

it('the voice passes over what has no word', async () => {
  const spoken = async (path: string) => (await shown(path)).filter((paragraph) => sentencesOf(paragraph).length > 0);
  expect(await spoken('sentences-without-words/libreoffice.txt')).toEqual([
    'How was the test?',
    'Put in the right sign: 3 … 4',
    'Thank you.',
  ]);
  expect(await spoken('sentences-without-words/pandoc.epub')).toEqual([
    ...['Song', 'Song', 'Sing with me:', 'la la la', 'The end.'],
  ]);
});

it('the marks of a text are emphasis', async () => {
  /** The paragraphs with their emphasis in square brackets. */
  const marked = async (path: string) =>
    (await shown(path)).map((paragraph) => {
      const { text, emphasis } = readMarks(paragraph);
      return emphasis.reduceRight(
        (all, { start, end }) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`,
        text,
      );
    });
  expect(await marked('text-marks/underscores-and-stars.txt')).toEqual([
    ...['“I will [never] give up!” said Mina.', '* * *', 'The next day was [windy].'],
  ]);
  expect(await marked('text-marks/pandoc-gutenberg.txt')).toEqual([
    'Tom read the [big red book of kites] and the VERY FIRST PAGE twice. “I [never] saw a kite like that,” he said, “and I will [build it at home before the] [RAIN] comes.”',
    'My name is _____ and 3 * 4 * 5 = 60.',
    expect.stringMatching(/^-+$/),
    'The [end].',
  ]);
  const book = 'Tom read the [big red book of kites] and the [very first page] twice. “I [never] saw it,” he said.';
  const parts = [book, 'Everything is bold here.', '1. He understood [one] word.', '2. Run!'];
  expect(await marked('text-marks/libreoffice.docx')).toEqual(['Emphasis', ...parts]);
  // LibreOffice leaves the numbers of lists out of books.
  expect(await marked('text-marks/libreoffice.epub')).toEqual([
    ...['Emphasis', book, 'Everything is bold here.', 'He understood [one] word.', 'Run!'],
  ]);
  expect(await marked('text-marks/pandoc.docx')).toEqual(['Emphasis', ...parts, 'Verb; Noun', 'to [fly]; flight']);
  expect(await marked('text-marks/pandoc.epub')).toEqual([
    ...['Emphasis', 'Emphasis', ...parts, 'Verb; Noun', 'to fly; flight'],
  ]);
  expect(await marked('text-marks/pandoc-markdown.txt')).toEqual([
    '[Tom] wrote in his book: [“Do not touch the kite!”] But his sister ([who is six]) had seen it, and [she could not wait] any longer.',
    'It was [very] wet. Was it [his]?',
  ]);
});

describe('what cannot be shown', () => {
  it('is counted: struck-out words, and sounds', async () => {
    expect((await opened('struck-out/word-struck-out.docx')).missing).toMatchObject({ struckOut: 1 });
    expect((await opened('epub-empty-elements/sound.epub')).missing).toMatchObject({ media: 1 });
  });
});
