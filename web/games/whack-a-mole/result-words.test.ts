import { describe, expect, it } from 'vitest';
import type { MoleRun } from '#rules/games/whack-a-mole.ts';
import { moleFigures, tipWords, titleWords } from './result-words.ts';

const runOf = (touched: number, change: Partial<MoleRun> = {}): MoleRun => ({
  durationMs: 30_000,
  withoutClock: false,
  difficulty: 'easy',
  hits: Array.from({ length: touched }, (_, mole) => ({ mole, reactionMs: 500 + 10 * mole })),
  misses: 0,
  ...change,
});

describe('titleWords', () => {
  it('says how many moles were touched, and blames nobody for none', () => {
    expect([0, 1, 2].map((touched) => titleWords(runOf(touched)))).toEqual([
      'No mole was touched this time',
      'You touched 1 mole',
      'You touched 2 moles',
    ]);
  });
});

describe('moleFigures', () => {
  it('gives every figure a meaning', () => {
    expect(moleFigures(runOf(3, { misses: 4 })).map(({ figure, meaning }) => [figure, meaning])).toEqual([
      ['3', 'in 30 seconds'],
      ['0.51\u00a0s', 'most moles within 0.01\u00a0s of it'],
      ['4', 'it costs nothing'],
    ]);
  });

  it('needs one mole for a reaction, and two for a spread', () => {
    const reaction = (touched: number) => moleFigures(runOf(touched))[1];
    expect(reaction(0)).toMatchObject({ figure: 'None yet' });
    expect(reaction(1)).toMatchObject({ figure: '0.50\u00a0s', meaning: 'one mole so far' });
  });
});

describe('tipWords', () => {
  it('fits what happened', () => {
    expect(tipWords(runOf(5, { misses: 6 }))).toContain('wait until you see the mole');
    expect(tipWords(runOf(18))).toContain('Take your time');
    expect(tipWords(runOf(19))).toContain('middle hole');
    expect(tipWords(runOf(30, { withoutClock: true }))).toContain('middle hole');
  });
});
