import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LETTERS } from '#content/en/letters.ts';
import { RECORDINGS } from '#content/en/recordings.ts';
import { m } from '#messages';
import { fingerprint, type RecordingIndex, recordedSections } from '../../web/read-aloud/sentence-recordings.ts';
import { sentencesOf, wordsOf } from '../../web/read-aloud/sentences.ts';
import { sentencesToRecord } from './spoken-texts.ts';
import { staleRecordings } from './stale.ts';

// None of these tests fails because a sentence has no recording yet: `npm run check-recordings` lists those.

const FOLDER = `public${RECORDINGS.folder}`;
const RECORDED: RecordingIndex = JSON.parse(readFileSync(`${FOLDER}/index.json`, 'utf8'));

/** The index as it is when every sentence is recorded. */
const ALL_RECORDED = indexOf(...sentencesToRecord().values());

function indexOf(...texts: string[]): RecordingIndex {
  return Object.fromEntries(
    texts.map((text) => [fingerprint(text), [1000, ...wordsOf(text).map((_, place) => 10 * place)]]),
  );
}

it('every recording has its file, and its words begin one after the other before it ends', () => {
  const files = globSync(`${FOLDER}/*.mp3`).map((file) => basename(file, '.mp3'));
  expect(files.sort()).toEqual(Object.keys(RECORDED).sort());
  const wrong = Object.entries(RECORDED).filter(([, [durationMs = 0, ...onsetsMs]]) =>
    [...onsetsMs, durationMs].some((atMs, place, all) => atMs < (all[place - 1] ?? 0)),
  );
  expect(wrong).toEqual([]);
});

it('every letter is recorded', () => {
  const missing = LETTERS.alphabet.filter((letter) => !existsSync(`public${LETTERS.promptOf(letter).clip}`));
  expect(missing).toEqual([]);
});

it.each([
  m['report.overview.attention']({ traits: 'few', when: 'other-day', day: '23 November' }),
  m['report.meter.usual']({ from: '72 %', until: '92 %' }),
  m['report.strengths.long_near']({ near: 48 }),
  m['report.measured.clock']({ near: 48, whole: 60, away: '2.5' }),
  m['report.meter.letter_quiz.words']({ value: 7, whole: 10 }),
  m['report.meter.focus_game.words']({ percent: '82 %' }),
])('a sentence with values is recorded in pieces: %s', (text) => {
  const [sentence] = sentencesOf(text);
  if (!sentence) throw new Error('There is no sentence.');
  const parts = recordedSections(sentence, ALL_RECORDED);
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.flatMap(({ words }) => words).filter((word) => word >= 0)).toEqual([...sentence.words.keys()]);
});

it('a sentence with a name or an unknown number has no recording', () => {
  for (const text of ['What showed up today, Mira', 'Few attention traits showed up on 23 November 1987.']) {
    const [sentence] = sentencesOf(text);
    expect(sentence && recordedSections(sentence, ALL_RECORDED)).toEqual([]);
  }
});

describe('a sentence that changed after it was recorded', () => {
  const [before = '', after = ''] = ['The dog waits.', 'The cat waits.'];

  it('never plays the recording of its old words', () => {
    const [sentence] = sentencesOf(after);
    expect(sentence && recordedSections(sentence, indexOf(before))).toEqual([]);
  });

  it('is listed as missing, and its recording as left over', () => {
    const folder = mkdtempSync(join(tmpdir(), 'recordings-'));
    try {
      writeFileSync(join(folder, 'index.json'), JSON.stringify(indexOf(before, 'Snow falls.')));
      for (const text of [before, 'Snow falls.']) writeFileSync(join(folder, `${fingerprint(text)}.mp3`), '');
      const stale = (...texts: string[]) =>
        staleRecordings(new Map(texts.map((text) => [fingerprint(text), text])), folder);
      expect(stale(after, 'Snow falls.')).toEqual({ missing: [after], leftOver: [fingerprint(before)] });
      expect(stale(before, 'Snow falls.')).toEqual({ missing: [], leftOver: [] });
      rmSync(join(folder, `${fingerprint(before)}.mp3`));
      expect(stale(before, 'Snow falls.')).toEqual({ missing: [before], leftOver: [] });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
