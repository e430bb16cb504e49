import { expect, it } from 'vitest';
import type { DaySummary } from '#rules/rewards/day-summary.ts';
import { daySummaryWith } from '#rules/testing/day-summaries.ts';
import { daySummaryWords } from './daily-report.ts';

it.each<[string, Partial<DaySummary>, string]>([
  [
    'starts with the day',
    { games: { count: 1, hasMore: false }, points: 10, simonLevel: 3 },
    'On 21 November: one game. You got 10 points. In Simon you reached level 3.',
  ],
  [
    'uses the plural',
    { games: { count: 11, hasMore: false }, quizzes: { count: 2, hasMore: false }, points: 130 },
    'On 21 November: 11 games and two rounds of Visual Recognition. You got 130 points.',
  ],
  [
    'uses the singular',
    { parts: [2], quizzes: { count: 1, hasMore: false }, points: 10 },
    'On 21 November: part 2 of the test and one round of Visual Recognition. You got 10 points.',
  ],
  [
    'says how many questions about passages were right',
    { passages: { count: 2, hasMore: false }, questions: { right: 5, count: 6 }, points: 20 },
    'On 21 November: two passages. Reading: 5 of 6 questions right. You got 20 points.',
  ],
  ['names some parts', { parts: [1, 3] }, 'On 21 November: parts 1 and 3 of the test.'],
  ['names all parts', { parts: [1, 2, 3] }, 'On 21 November: all three parts of the test.'],
])('the summary %s', (_what, summary, words) => {
  expect(daySummaryWords(daySummaryWith(summary), '21 November')).toBe(words);
});
