import { expect, it } from 'vitest';
import type { DaySummary } from '#rules/rewards/day-summary.ts';
import { daySummaryWith } from '#rules/testing/day-summaries.ts';
import { daySummaryWords } from './day-summary-words.ts';

const wordsOf = (done: Partial<DaySummary>, calm = false) => daySummaryWords(daySummaryWith(done), { calm });
const played = (count: number, hasMore = false) => ({ count, hasMore });

it('the summary of a day says that nothing was done yet', () => {
  expect(daySummaryWords(null, { calm: false })).toBe('Nothing yet today. What you do shows here.');
});

it.each<[string, Partial<DaySummary>, string]>([
  ['one game', { games: played(1), points: 10 }, 'one game. You got 10 points.'],
  ['11 games', { games: played(11), points: 110 }, '11 games. You got 110 points.'],
  ['one quiz', { quizzes: played(1), points: 10 }, 'one round of Visual Recognition. You got 10 points.'],
  [
    'games and quizzes',
    { games: played(2), quizzes: played(2), points: 40 },
    'two games and two rounds of Visual Recognition. You got 40 points.',
  ],
  ['a part of the test', { parts: [2] }, 'part 2 of the test.'],
  ['two parts', { parts: [1, 3] }, 'parts 1 and 3 of the test.'],
  ['all parts', { parts: [1, 2, 3] }, 'all three parts of the test.'],
  [
    'a level of Simon',
    { parts: [1], games: played(3), points: 30, simonLevel: 7 },
    'part 1 of the test and three games. You got 30 points. In Simon you reached level 7.',
  ],
  [
    'what is not sent yet',
    { parts: [2], hasUnsent: true },
    'part 2 of the test. Not everything is sent yet. It is kept on this device.',
  ],
  [
    'a list that may be cut',
    { games: played(2), quizzes: played(50, true), points: null },
    'two games and 50 or more rounds of Visual Recognition.',
  ],
  ['more games than are listed', { games: played(53, true), points: null }, '53 or more games.'],
  [
    'passages with their questions',
    { passages: played(2), questions: { right: 5, count: 6 }, points: 20 },
    'two passages. Reading: 5 of 6 questions right. You got 20 points.',
  ],
  [
    'one passage',
    { games: played(1), passages: played(1), points: 20 },
    'one game and one passage. You got 20 points.',
  ],
])('the summary of a day says %s', (_what, done, words) => {
  expect(wordsOf(done)).toBe(`Today: ${words}`);
});

it('in calm mode the summary has no points and no right answers', () => {
  const done = { passages: played(2), questions: { right: 5, count: 6 }, points: 20 };
  expect(wordsOf(done, true)).toBe('Today: two passages.');
});
