import { expect, it } from 'vitest';
import { chartedFigure } from './charted-figure.ts';

it('is the score of a run', () => {
  expect(chartedFigure('whack-a-mole', { score: 30, durationMs: 30_000, choice: 'easy' })).toEqual({
    value: 30,
    figure: '30',
    title: 'Moles touched',
    words: '30 moles',
  });
});

it('is the average time in Whack-a-Mole without a clock, where every score is thirty', () => {
  const run = { score: 30, durationMs: 31_000 + 30 * 600, choice: 'easy without a clock' };
  expect(chartedFigure('whack-a-mole', run)).toEqual({
    value: 600,
    figure: '0.60',
    title: 'Average time for each mole, in seconds',
    words: '0.60\u00a0s a mole on average',
  });
});

it('is the score of other games without a clock', () => {
  const run = { score: 18, durationMs: 90_000, choice: 'easy without a clock' };
  expect(chartedFigure('multitask-master', run)).toMatchObject({ value: 18, words: '18 of 20' });
});

it('is the level of a run with levels', () => {
  const run = { score: 7, durationMs: 90_000, choice: 'with levels' };
  expect(chartedFigure('whack-a-mole', run)).toEqual({ value: 7, figure: '7', title: 'Level', words: 'Level 7' });
});
