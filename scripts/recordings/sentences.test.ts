import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { LETTERS } from '#content/en/letters.ts';
import { RECORDINGS } from '#content/en/recordings.ts';
import { type RecordingIndex, recordedParts } from '../../web/read-aloud/sentence-recordings.ts';
import { sentencesOf, wordsOf } from '../../web/read-aloud/sentences.ts';
import { sentencesToRecord, sentencesWithoutRecording } from './sentences.ts';

const FOLDER = `public${RECORDINGS.folder}`;
const RECORDED: RecordingIndex = JSON.parse(readFileSync(`${FOLDER}/index.json`, 'utf8'));
const WANTED = sentencesToRecord();

it('every sentence that Listen can read is recorded, with a time for each word: else run scripts/make-recordings.ts', () => {
  const isRecorded = ([name, text]: [string, string]) => RECORDED[name]?.length === wordsOf(text).length + 1;
  const missing = [...WANTED].filter((each) => !isRecorded(each));
  expect(missing.map(([, text]) => text)).toEqual([]);
});

it('no recording is left of a sentence that has changed: else run scripts/make-recordings.ts', () => {
  expect(Object.keys(RECORDED).filter((name) => !WANTED.has(name))).toEqual([]);
  const files = globSync(`${FOLDER}/*.mp3`).map((file) => basename(file, '.mp3'));
  expect(files.sort()).toEqual(Object.keys(RECORDED).sort());
});

it('the sentences that cannot be spoken without a voice are known', () => {
  expect(sentencesWithoutRecording().sort()).toEqual([
    'Heard {heard}, typed {typed}: 999',
    'These begin alike: {word}, {other}.',
    'What showed up today, {name}',
    'You played it on 999 May: {score}.',
    'You played it today: {score}.',
  ]);
});

it('every letter is recorded', () => {
  const missing = LETTERS.alphabet.filter((letter) => !existsSync(`public${LETTERS.promptOf(letter).clip}`));
  expect(missing).toEqual([]);
});

it.each([
  'Few attention traits showed up on 23 November.',
  'From day to day, 72 % to 92 % is usual.',
  'You were near the ball for 48 of 60 seconds.',
  'By the clock: 48 of 60 seconds near it, longest time away 2.5 seconds.',
  '7 of 10 right',
  '82 % near the ball',
])('a sentence with values is recorded in pieces: %s', (text) => {
  const [sentence] = sentencesOf(text);
  if (!sentence) throw new Error('There is no sentence.');
  const parts = recordedParts(sentence, RECORDED);
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.flatMap(({ words }) => words).filter((word) => word >= 0)).toEqual([...sentence.words.keys()]);
});

it('a sentence with a name or an unknown number has no recording', () => {
  for (const text of ['What showed up today, Mira', 'Few attention traits showed up on 23 November 1987.']) {
    const [sentence] = sentencesOf(text);
    expect(sentence && recordedParts(sentence, RECORDED)).toEqual([]);
  }
});
