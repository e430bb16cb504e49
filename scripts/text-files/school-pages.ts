import { PASSAGES } from '../../content/en/passages.ts';

/** A part of a page of school work. `lines` are lines of their own; the others are wrapped to the width of the page. */
type SchoolPart =
  | { kind: 'heading' | 'text'; text: string }
  /** `gaps`: with space between the lines, as between answers. */
  | { kind: 'lines'; lines: string[]; gaps?: boolean }
  /** Items that hang behind their number, letter or sign. */
  | { kind: 'items'; signs: string[]; items: string[] }
  | { kind: 'rows'; rows: string[][] }
  | { kind: 'note'; text: string; after: string; note: string }
  | { kind: 'picture'; side: 'left' | 'right' | 'wide' }
  | { kind: 'page-end' };

/** A page as pupils get it, of which every line and paragraph is known. `css` is the look of its print. */
export type SchoolPage = { name: string; parts: SchoolPart[]; css?: string; header?: string; footer?: string };

const heading = (text: string): SchoolPart => ({ kind: 'heading', text });
const text = (words: string): SchoolPart => ({ kind: 'text', text: words });
const lines = (words: string, gaps = false): SchoolPart => ({ kind: 'lines', lines: words.split(' | '), gaps });
const rows = (words: string): SchoolPart => ({ kind: 'rows', rows: words.split(' | ').map((row) => row.split('; ')) });
const items = (signs: string, words: string): SchoolPart => ({
  kind: 'items',
  signs: signs.split(' '),
  items: words.split(' | '),
});
const note = (words: string, after: string, below: string): SchoolPart => ({
  kind: 'note',
  text: words,
  after,
  note: below,
});
const picture = (side: 'left' | 'right' | 'wide'): SchoolPart => ({ kind: 'picture', side });
const pageEnd: SchoolPart = { kind: 'page-end' };
/** The paragraphs of a passage. */
const story = (at: number): SchoolPart[] => (PASSAGES[at % PASSAGES.length]?.paragraphs ?? []).map(text);
/** Longer than a page. */
const stories = (from: number, count: number): SchoolPart[] =>
  Array.from({ length: count }, (_, at) => story(from + at)).flat();

const SANS = 'font: 13pt "Nimbus Sans", Arial, sans-serif;';
const SERIF = 'font: 12pt "Nimbus Roman", "Times New Roman", serif;';
const ROUND = 'font: 14pt "URW Gothic", "Comic Sans MS", sans-serif;';

/** Pages of the kinds that teachers copy and send. */
export const SCHOOL_PAGES: SchoolPage[] = [
  {
    name: 'spelling-list',
    css: SANS,
    parts: [
      heading('Spelling words for Friday'),
      text(
        'Read each word, cover it, write it, and check it. Do this three times before Friday, and ask somebody at home to say the words to you.',
      ),
      lines(
        'because | friend | beautiful | thought | school | people | Wednesday | separate | necessary | business | island | knight',
      ),
    ],
  },
  {
    name: 'word-pairs',
    css: SERIF,
    parts: [
      heading('Animals in German'),
      lines(
        'cat – die Katze | dog – der Hund | bird – der Vogel | horse – das Pferd | mouse – die Maus | sheep – das Schaf',
      ),
      heading('At home'),
      lines('house = das Haus | door = die Tür | window = das Fenster | table = der Tisch'),
    ],
  },
  {
    name: 'word-table',
    css: SANS,
    parts: [
      heading('Word families'),
      rows('Verb; Noun; Adjective | to help; help; helpful | to decide; decision; decisive | to care; care; careful'),
      text('Choose six of the words and write a sentence with each of them. Underline the word that you chose.'),
    ],
  },
  {
    name: 'talk',
    css: SERIF,
    parts: [
      heading('The kite in the tree'),
      lines(
        'Anna: Where is my kite? | Tom: It is in the tree. | Anna: Can you climb up? | Tom: No, it is too high. | Anna: Then we need a ladder. | Tom: My uncle has one.',
      ),
    ],
  },
  {
    name: 'play',
    css: SERIF,
    parts: [
      heading('Scene 2: In the kitchen'),
      text('It is early in the morning. The table is laid for four, but only Mina and her grandfather sit at it.'),
      lines(
        'MINA: Did you hear the wind last night? It took the whole roof off the shed behind the garden wall, and the bicycles lay in the mud. | GRANDFATHER: I heard nothing at all. I sleep like a stone. | MINA: And the kite is gone. | GRANDFATHER: Then we make a new one. There is blue paper in the cupboard, and I know where to find two thin sticks and a very long piece of string.',
      ),
    ],
  },
  {
    name: 'poem',
    css: `${SERIF} text-align: center;`,
    parts: [
      heading('The wind'),
      lines(
        'I saw you toss the kites on high | And blow the birds about the sky; | And all around I heard you pass, | Like ladies’ skirts across the grass.',
      ),
      lines(
        'I saw the different things you did, | But always you yourself you hid. | I felt you push, I heard you call, | I could not see yourself at all.',
      ),
    ],
  },
  {
    name: 'poem-of-small-letters',
    css: SANS,
    parts: [
      heading('rain'),
      lines('the rain comes down | on roof and road | it drums and runs | and fills the pond'),
      lines('the snail is glad | the cat is not | she sits inside | and waits for sun'),
    ],
  },
  {
    name: 'timetable',
    css: SANS,
    parts: [
      heading('Timetable of class 4b'),
      rows(
        'Time; Monday; Tuesday; Wednesday | 8:30; Maths; English; Maths | 9:20; English; Music; Art | 10:25; Science; Maths; Art | 11:15; Sport; History; English',
      ),
    ],
  },
  {
    name: 'day-plan',
    css: SERIF,
    parts: [
      heading('Our trip to the museum'),
      lines(
        '8:15 We meet at the school gate | 8:30 The bus leaves | 9:45 Guided tour | 11:00 Break in the park | 12:30 Bus home',
      ),
      text(
        'Please bring a packed lunch, a drink and a coat for the rain. Nobody needs money, because the shop of the museum is closed on Mondays.',
      ),
    ],
  },
  {
    name: 'sums',
    css: SANS,
    parts: [heading('Sums'), lines('3 + 4 = | 12 - 5 = | 6 x 7 = | 20 : 4 = | 15 + 8 = | 9 x 3 = | 100 - 36 =', true)],
  },
  {
    name: 'sums-in-columns',
    css: SANS,
    parts: [
      heading('More sums'),
      rows('3 + 9 =; 14 - 6 =; 5 x 5 = | 8 + 7 =; 13 - 9 =; 7 x 4 = | 6 + 5 =; 17 - 8 =; 9 x 6 ='),
    ],
  },
  {
    name: 'word-problems',
    css: SERIF,
    parts: [
      heading('Solve the problems'),
      items(
        '1. 2. 3.',
        'A baker bakes 24 rolls in one hour. How many rolls does he bake in six hours, if he takes a break of half an hour after three hours? | Mina has 15 marbles, and Tom has twice as many. How many marbles do they have together? | The bus leaves at 8:30 and arrives at 9:15. How long does the journey take?',
      ),
    ],
  },
  {
    name: 'questions-with-letters',
    css: SANS,
    parts: [
      heading('What do you know about foxes?'),
      items('1.', 'Where does a fox sleep in winter?'),
      items('a) b) c)', 'in a nest | in a den under the ground | in the water'),
      items('2.', 'What can it hear under the snow?'),
      items(
        'a) b) c)',
        'nothing at all | the steps of a mouse, even when the snow is deeper than your hand is long and the wind blows | bees',
      ),
    ],
  },
  {
    name: 'questions-with-lines',
    css: SANS,
    parts: [
      heading('Questions about the text'),
      items('1.', 'Who made the kite, and what did she make it of?'),
      lines('________________________________', true),
      items(
        '2.',
        'Why did she walk up the hill behind the school, although the wind was dangerous there that afternoon?',
      ),
      lines('________________________________ | ________________________________', true),
      items('3.', 'Where did it come down?'),
      lines('________________________________', true),
    ],
  },
  {
    name: 'two-columns',
    css: `${SERIF} columns: 2; column-gap: 10mm;`,
    parts: [heading('The owl that keeps time'), ...stories(1, 6)],
  },
  {
    name: 'two-columns-under-wide-title',
    css: `${SERIF} columns: 2; column-gap: 8mm;`,
    parts: [heading('How the blue kite of Mina flew over the whole town, and who found it'), ...stories(3, 5)],
  },
  {
    name: 'three-columns-ragged',
    css: `font: 10pt "Nimbus Sans", Arial, sans-serif; columns: 3; column-gap: 8mm;`,
    parts: [heading('News of our school'), ...stories(6, 6)],
  },
  {
    name: 'two-columns-of-questions',
    css: `${SANS} columns: 2; column-gap: 12mm;`,
    parts: [
      heading('Quiz'),
      items(
        '1. 2. 3. 4. 5. 6. 7. 8. 9. 10.',
        'Which planet is the largest of all? | How many legs has a spider? | What do bees make from the nectar of flowers? | Which ocean lies between Europe and America? | How many minutes has an hour and a half? | What is frozen water called? | Which animal carries its house on its back wherever it goes? | How many sides has a cube? | Which colour do blue and yellow make? | What is the capital of Scotland?',
      ),
    ],
  },
  {
    name: 'picture-book',
    css: 'font: 26pt "URW Bookman", serif;',
    parts: [
      picture('wide'),
      text('This is Mina.'),
      text('She has a blue kite.'),
      pageEnd,
      picture('wide'),
      text('The wind is strong today, and it pulls at the string.'),
      pageEnd,
      picture('wide'),
      text('Up it goes!'),
      text('“Come back!” calls Mina, and runs down the hill as fast as she can.'),
    ],
  },
  {
    name: 'letter',
    css: SERIF,
    parts: [
      lines('Mina Berger | 12 Hill Road | Ashford'),
      lines('3 May'),
      text('Dear Mrs Okafor,'),
      text(
        'thank you for the kite that you sent to our class. We took it up the hill behind the school yesterday, and it flew higher than all the others until the string broke.',
      ),
      text(
        'A man found it in his garden in the evening. He rang the school, and now it hangs in our classroom above the door.',
      ),
      lines('Best wishes | Mina and class 4b'),
    ],
  },
  {
    name: 'recipe',
    css: SANS,
    parts: [
      heading('Pancakes for four'),
      lines('200 g flour | 2 eggs | 300 ml milk | a pinch of salt | butter for the pan'),
      items(
        '1. 2. 3. 4.',
        'Put the flour into a bowl and make a hole in the middle. | Add the eggs, the salt and half of the milk, and stir until there are no lumps left in it. Then pour in the rest of the milk. | Wait for twenty minutes. | Melt a little butter in the pan, pour in a ladle of batter, and turn the pancake when its edge is brown.',
      ),
    ],
  },
  {
    name: 'gaps-to-fill',
    css: SERIF,
    parts: [
      lines('Name: ____________ Date: ________'),
      heading('Fill in the gaps'),
      text(
        'Put the right word into each gap. One word is left over: river, snow, owl, lamp, green. Read the whole text again when you have finished, and listen whether it sounds right.',
      ),
      items(
        '1. 2. 3. 4.',
        'The ________ calls in the night. | Inside the tent the light is ________ and soft. | They watch its foot slide past the ________ until they sleep, and in the morning the grass is wet. | The ________ runs into the sea.',
      ),
    ],
  },
  {
    name: 'bullets',
    css: SANS,
    parts: [
      heading('What to bring'),
      text('We stay for two nights, so pack as little as you can carry yourself:'),
      items(
        '• • • • •',
        'a sleeping bag that keeps you warm when it is colder than ten degrees in the night, and a mat | two jumpers | a torch | a book or a game for the evening, because there is no television in the hut and no signal for a telephone | soap',
      ),
    ],
  },
  {
    name: 'headings-over-text',
    css: SERIF,
    parts: [
      heading('How animals of the forest live through a long and cold winter without anybody to feed them'),
      ...story(2),
      heading('What the birds do'),
      ...story(3),
      heading('Why the hedgehog sleeps so long and does not get hungry while it does'),
      ...story(4),
    ],
  },
  {
    name: 'headers-and-footers',
    css: SERIF,
    header: 'Reading book 4, chapter 2',
    footer: 'School of the Hill, Ashford',
    parts: [heading('Stories for a long evening'), ...stories(2, 18)],
  },
  {
    name: 'footnotes',
    css: SERIF,
    parts: [
      heading('The winter of 1863'),
      note(
        'The lake froze in 1863',
        ' and people skated to the other side of it, as they had done when their grandparents were young. It was a cold winter, and the ice was thicker than the wall of a house.',
        'The paper of the town tells of skating on four days in January.',
      ),
      ...story(5),
      note(
        'Ten years later it happened again.',
        ' This time the mayor stood on the shore and warned everybody who wanted to walk on the ice with a cart.',
        'Nobody wrote about that winter, but there is a picture of it in the museum.',
      ),
      ...story(6),
    ],
  },
  {
    name: 'powers',
    css: SERIF,
    parts: [
      heading('Large and small'),
      text(
        'A square with sides of 3 m has an area of 9 m<sup>2</sup>, and a cube has 27 m<sup>3</sup>. Light travels 9 × 10<sup>12</sup> km in a year, which is more than anybody can imagine.',
      ),
      text(
        'Water is written H<sub>2</sub>O, and the gas that we breathe out is CO<sub>2</sub>. Plants need it, and give us oxygen for it.',
      ),
    ],
  },
  {
    name: 'novel',
    css: `${SERIF} text-align: justify; p { margin: 0; text-indent: 1.5em; }`,
    parts: [heading('Chapter 3'), ...stories(7, 8)],
  },
  {
    name: 'picture-beside',
    css: ROUND,
    parts: [heading('The green tent'), picture('right'), ...story(1), picture('left'), ...story(8)],
  },
  {
    name: 'words-explained',
    css: `${SERIF} p { padding-left: 8mm; text-indent: -8mm; }`,
    parts: [
      heading('Words of this chapter'),
      text(
        '<b>den</b> – the home of a fox or a badger under the ground, which often has two ways out, so that the animal can flee from one that comes in',
      ),
      text('<b>nectar</b> – the sweet juice of flowers'),
      text(
        '<b>to hibernate</b> – to sleep through the winter, as hedgehogs and bats do, while the heart beats only a few times in a minute',
      ),
      text('<b>shore</b> – the land beside a lake or the sea'),
    ],
  },
  {
    name: 'choices-in-lines',
    css: SANS,
    parts: [
      heading('Circle the right word'),
      items('1.', 'The kite was made of blue …'),
      lines('A) paper B) glass C) wood'),
      items('2.', 'It came down …'),
      lines('A) on a roof B) in a garden C) in the lake'),
      items(
        '3.',
        'In the evening a man rang the school, because he had read the name of it on the tail of the kite. He was …',
      ),
      lines('A) angry B) kind C) asleep'),
    ],
  },
  {
    name: 'steps',
    css: ROUND,
    parts: [
      heading('How to make a kite'),
      lines(
        'Step 1: Cut the paper into a square and fold it twice, so that the four corners lie on top of each other in the middle. | Step 2: Tie the two sticks together. | Step 3: Glue them to the back of the paper, and wait until the glue is dry before you go on with the tail. | Step 4: Go outside.',
      ),
    ],
  },
  {
    name: 'notice',
    css: SANS,
    parts: [
      heading('To all parents of class 4b'),
      text(
        'On Friday we go to the museum. The bus leaves at half past eight, and we are back at one. Lunch is at school as usual, so that nobody has to be fetched earlier than on other days.',
      ),
      text('Please cut here and give the slip to your child by Wednesday.'),
      lines(
        'I agree that my child takes part: yes / no | Name of the child: ____________ | Signature: ____________',
        true,
      ),
    ],
  },
];

/** The lines and paragraphs of a page in order, without signs of HTML. */
export function linesOf({ parts }: SchoolPage): string[] {
  return parts
    .flatMap((part) => {
      if ('lines' in part) return part.lines;
      if ('items' in part) return part.items.map((item, at) => `${part.signs[at]} ${item}`);
      if ('rows' in part) return part.rows.map((row) => row.join(' '));
      if ('note' in part) return [part.text + part.after];
      return 'text' in part ? [part.text.replace(/<[^>]+>/g, '')] : [];
    })
    .concat(parts.flatMap((part) => ('note' in part ? [part.note] : [])));
}

/**
 * The page as a plain text, its paragraphs and items wrapped as e-mail and word processors do.
 * @param width in characters
 * @param hanging whether the further lines of an item are indented
 */
export function plainTextOf({ parts }: SchoolPage, width: number, hanging: boolean): string {
  const texts = parts.map((part) => {
    if ('lines' in part) return part.lines.map((line) => wrapped(line, width)).join('\n');
    if ('items' in part)
      return part.items
        .map((item, at) => wrapped(`${part.signs[at]} ${item}`, width).replaceAll('\n', hanging ? '\n   ' : '\n'))
        .join('\n');
    if ('rows' in part) return part.rows.map((row) => row.map((cell) => cell.padEnd(12)).join('')).join('\n');
    if ('note' in part) return wrapped(part.text + part.after, width);
    return 'text' in part ? wrapped(part.text.replace(/<[^>]+>/g, ''), width) : '';
  });
  const notes = parts.flatMap((part) => ('note' in part ? [wrapped(part.note, width)] : []));
  return [...texts, ...notes].filter((each) => each !== '').join('\n\n');
}

function wrapped(words: string, width: number): string {
  const all: string[] = [];
  for (const word of words.split(' ')) {
    const last = all.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) all[all.length - 1] = `${last} ${word}`;
    else all.push(word);
  }
  return all.join('\n');
}

/** The page to print. */
export function htmlOf({ parts, css = '', header, footer }: SchoolPage): string {
  const [look, ...rules] = css.split(/(?=\bp \{)/);
  const notes: string[] = [];
  const body = parts.map((part) => {
    if ('lines' in part)
      return `<div class="lines${part.gaps ? ' gaps' : ''}">${part.lines.map((line) => `<div>${line}</div>`).join('')}</div>`;
    if ('items' in part)
      return part.items.map((item, at) => `<p class="item"><span>${part.signs[at]}</span>${item}</p>`).join('');
    if ('rows' in part)
      return `<table>${part.rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
    if ('note' in part) {
      notes.push(part.note);
      return `<p>${part.text}<sup>${notes.length}</sup>${part.after}</p>`;
    }
    if (part.kind === 'picture') return `<div class="picture ${part.side}"></div>`;
    if (part.kind === 'page-end') return '<div style="break-after: page"></div>';
    return part.kind === 'heading' ? `<h1>${part.text}</h1>` : `<p>${part.text}</p>`;
  });
  const below = notes.map((each, at) => `<p><sup>${at + 1}</sup> ${each}</p>`).join('');
  return `<!doctype html><meta charset="utf-8"><title></title><style>
@page { size: A4; margin: 22mm; ${header ? `@top-left { content: "${header}" } @bottom-left { content: "${footer}" } @bottom-right { content: counter(page) }` : ''} }
body { margin: 0; line-height: 1.35; ${look} }
h1 { font-size: 1.6em; line-height: 1.2; column-span: all; } p { margin: 0.6em 0; }
${rules.join('')}
.item { padding-left: 8mm; } .item span { display: inline-block; width: 8mm; margin-left: -8mm; }
.lines { margin: 0.8em 0; } .gaps div { margin: 1em 0; } td { padding: 1mm 6mm 1mm 0; }
.picture { background: #ccc; width: 60mm; height: 50mm; margin: 3mm; } .wide { width: 100%; height: 90mm; }
.left { float: left; } .right { float: right; } .notes { font-size: 0.75em; margin-top: 15mm; }
sup, sub { font-size: 0.65em; line-height: 0; }
</style>${body.join('\n')}<div class="notes">${below}</div>`;
}
