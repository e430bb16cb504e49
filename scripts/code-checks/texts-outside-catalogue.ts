import { readFileSync } from 'node:fs';
import { MEANINGS } from '#content/en/meanings/meanings.ts';
import { PASSAGES } from '#content/en/passages.ts';
import { PICTURE_WORDS } from '#content/en/picture-words.ts';
import { STATEMENTS } from '#content/en/statements.ts';
import { VIDEOS } from '#content/en/videos.ts';
import { WORD_OR_NOT_PRACTICE_WORDS } from '#content/en/word-or-not.ts';
import { WORD_OR_NOT_BANK } from '#content/en/word-or-not-bank.ts';
import { countryName, HELPLINES } from '#content/helplines.ts';
import { LANGUAGES } from '#rules/people/languages.ts';
import { NICKNAME_COUNT, NICKNAME_WORDS, nicknameAt } from '#rules/people/nickname.ts';
import { BUILT_IN_PROVIDERS } from '#rules/people/sign-in-methods.ts';
import { SAMPLE_LEARNERS } from '#rules/rewards/leaderboard.ts';

const NAMES = [
  ...['thembstudy', '#thembstudy', 'Lexend', 'Atkinson', 'Atkinson Hyperlegible Next', 'OpenDyslexic'],
  ...[
    'SIL Open Font License 1.1',
    'Fluent Emoji',
    'Fluent Emoji Flat',
    'Phosphor Icons',
    'Braille Institute',
    'Asterisk',
    'CC BY-SA 3.0',
    'Festival',
    'Festvox',
    'SUBTLEX-US',
    'CMUdict',
    'SoundSwallower',
  ],
  ...Object.values(BUILT_IN_PROVIDERS),
  ...[...Object.values(LANGUAGES), ...SAMPLE_LEARNERS].map(({ name }) => name),
  ...NICKNAME_WORDS,
  ...Array.from({ length: NICKNAME_COUNT }, (_, place) => nicknameAt(place)),
];

const CONTENT = [
  ...PASSAGES.flatMap(({ title, paragraphs, questions }) => [
    ...[title, ...paragraphs],
    ...questions.flatMap(({ question, options, evidence }) => [question, ...options, evidence]),
  ]),
  ...Object.values(PICTURE_WORDS).flatMap(({ word, clue, others }) => [word, clue, ...others.split(' ')]),
  ...[WORD_OR_NOT_PRACTICE_WORDS, ...WORD_OR_NOT_BANK].flatMap(({ words, madeUp }) => [...words, ...madeUp]),
  ...Object.values(MEANINGS).map(({ meaning }) => meaning),
  ...Object.values(STATEMENTS),
  ...VIDEOS.flatMap(({ title, channel }) => [title, channel]),
  ...HELPLINES.flatMap((line) => [countryName(line), `${line.name} ${line.number}`, line.free]),
];

/** React Aria has its own translations. */
const REACT_ARIA = ['Dismiss'];

/** The paragraphs and points of the privacy page. */
const PRIVACY = readFileSync('PRIVACY.md', 'utf8')
  .split(/\n{2,}|\n(?=- )/)
  .map((text) =>
    text
      .replace(/^(#+|-) /, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

/** Texts on screen that are in no catalogue: names, content, the words of React Aria, and the privacy page. */
export const TEXTS_OUTSIDE_CATALOGUE: ReadonlySet<string> = new Set([...NAMES, ...CONTENT, ...REACT_ARIA, ...PRIVACY]);
