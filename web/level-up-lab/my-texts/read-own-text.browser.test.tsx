import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { deviceStore } from '../../device/device-store.ts';
import { addOwnText } from '../../device/texts/own-texts.ts';
import { openFile } from '../../files/texts/open-file.ts';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';

/** The files of the cases, which the server of the tests has. */
const CASES = '/web/files/cases';
const TITLES = 'abbreviations/titles.txt';
const FRENCH = 'languages/french.txt';
const RIGHT_TO_LEFT = 'right-to-left/arabic-and-hebrew.epub';
const SMILEYS = 'sentences-without-words/smileys.txt';
const MARKS = 'text-marks/underscores-and-stars.txt';
const WORDS = { picture: '', pictureOf: '', formula: '', chapter: '' };
type Spoken = { text: string; lang: string; onstart(): void; onend(): void };
let spoken: Spoken[];

/** A device with voices of these languages. Each says a sentence in a moment. */
function haveVoices(...languages: string[]): void {
  const voices = languages.map((lang) => ({ name: lang, lang, localService: true, default: lang.startsWith('en') }));
  const speak = (utterance: Spoken) => {
    spoken.push(utterance);
    utterance.onstart();
    setTimeout(() => utterance.onend(), 25 * utterance.text.split(' ').length + 50);
  };
  vi.stubGlobal(
    'speechSynthesis',
    Object.assign(new EventTarget(), { getVoices: () => voices, speak, cancel: () => {} }),
  );
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
}

beforeEach(() => {
  spoken = [];
  haveVoices('en-GB', 'fr-FR');
});

const article = page.getByRole('article');

/** Opens a case in the reader. */
async function open(path: string) {
  const bytes = await (await fetch(`${CASES}/${path}`)).arrayBuffer();
  const { sections } = await openFile(new File([bytes], path), WORDS, () => {});
  const id = await addOwnText(null, 'My text', sections, new Date());
  await openApp(`${PATHS.myTexts}#${id}`);
  await expect.element(article).toBeVisible();
}

async function listen() {
  await page.getByRole('button', { name: 'Listen' }).click();
  await expect.element(page.getByRole('button', { name: 'Listen' })).toBeVisible();
}

const paragraphs = () => [...article.element().querySelectorAll('p')];

it('titles and initials do not end what is read at once', async () => {
  await open(TITLES);
  await listen();
  expect(spoken.map(({ text }) => text)).toEqual(['Mr. Brown met Dr. Green and Mrs. White at St. Mary’s Church.']);
});

it('signs are shown and not read', async () => {
  await open(SMILEYS);
  await listen();
  expect(paragraphs().map(({ textContent }) => textContent)).toEqual([
    'Did you like the story?',
    '😀 😐 🙁',
    'Well done!',
  ]);
  expect(spoken.map(({ text }) => text)).toEqual(['Did you like the story?', 'Well done!']);
});

it('emphasis is shown without its signs and read without them, and three stars are a line', async () => {
  await open(MARKS);
  await listen();
  expect(paragraphs().map(({ textContent }) => textContent)).toEqual([
    ...['“I will never give up!” said Mina.', 'The next day was windy.'],
  ]);
  expect([...article.element().querySelectorAll('em')].map(({ textContent }) => textContent)).toEqual([
    'never',
    'windy',
  ]);
  expect(article.element().querySelectorAll('hr')).toHaveLength(1);
  expect(spoken.map(({ text }) => text).join(' ')).toBe('“I will never give up!” said Mina. The next day was windy.');
  await expectNoAxeFindings();
});

describe('a text in French', () => {
  it('is marked as French and read by a French voice; it has no syllables and meanings of English words', async () => {
    await open(FRENCH);
    await listen();
    expect(paragraphs().map(({ lang }) => lang)).toEqual(['fr']);
    expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([
      ['Le cerf-volant bleu a volé au-dessus de la colline.', 'fr-FR'],
      ['Où est-il ?', 'fr-FR'],
    ]);
    await article.getByText('colline').click();
    const word = page.getByRole('dialog', { name: 'colline' });
    await expect.element(word.getByText('No meaning is stored for this word.')).toBeVisible();
    expect(word.getByRole('button', { name: 'Show its parts' }).elements()).toEqual([]);
  });

  it('is not read by an English voice: the page says that there is no voice', async () => {
    haveVoices('en-GB');
    await open(FRENCH);
    await expect.element(page.getByText('This device has no voice for French.')).toBeVisible();
    await listen();
    expect(spoken).toEqual([]);
    expect(page.getByText('This device has no English voice.').elements()).toEqual([]);
  });

  it('is known as French in a text that an earlier version of the app stored', async () => {
    await open(FRENCH);
    const [section] = await (await deviceStore()).getAll('textSections');
    expect(Object.keys(section ?? {})).toEqual(['text', 'section', 'paragraphs']);
  });
});

describe('a text in Arabic and Hebrew', () => {
  it('runs from right to left in each paragraph, and says which voices are missing', async () => {
    haveVoices('en-GB', 'iw-IL');
    await open(RIGHT_TO_LEFT);
    expect(paragraphs().map(({ lang, dir }) => [lang, dir])).toEqual([
      ['ar', 'rtl'],
      ['he', 'rtl'],
      ['', 'ltr'],
    ]);
    const [first, second] = [...(paragraphs()[0]?.querySelectorAll('[data-word]') ?? [])].map((word) =>
      word.getBoundingClientRect(),
    );
    expect(first?.left).toBeGreaterThan(second?.left ?? 0);
    await expect.element(page.getByText('This device has no voice for Arabic.')).toBeVisible();
    expect(page.getByText('no voice for Hebrew').elements()).toEqual([]);
    await listen();
    expect(spoken.map(({ lang }) => lang)).toEqual(['iw-IL', 'iw-IL', 'en-GB']);
  });

  it('goes to the next word with the arrow key to the left', async () => {
    await open(RIGHT_TO_LEFT);
    const [first, second] = [...article.element().querySelectorAll<HTMLElement>('[data-word]')];
    first?.focus();
    first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    expect(document.activeElement).toBe(second);
  });
});
