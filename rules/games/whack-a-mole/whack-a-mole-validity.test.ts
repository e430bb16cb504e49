import { describe, expect, it } from 'vitest';
import type { MoleRun } from './whack-a-mole.ts';
import { isWildPressing, judgedMoleResult } from './whack-a-mole-validity.ts';

const runOf = (touched: number, misses: number, withoutClock = false): MoleRun => ({
  durationMs: withoutClock ? 60_000 : 30_000,
  withoutClock,
  difficulty: 'easy',
  hits: Array.from({ length: touched }, (_, mole) => ({ mole, reactionMs: 400 })),
  misses,
});

describe('isWildPressing', () => {
  it('needs more than two presses on empty holes a second with a clock', () => {
    expect([60, 61].map((misses) => isWildPressing(runOf(20, misses)))).toEqual([false, true]);
    expect([60, 61].map((misses) => isWildPressing(runOf(0, misses)))).toEqual([false, true]);
  });

  it('needs more than three presses on empty holes for each touched mole', () => {
    expect([111, 112].map((misses) => isWildPressing(runOf(37, misses)))).toEqual([false, true]);
    expect([90, 91].map((misses) => isWildPressing(runOf(30, misses, true)))).toEqual([false, true]);
  });

  it('is true for all nine keys in a loop, whatever was touched', () => {
    expect(isWildPressing(runOf(37, 1000))).toBe(true);
    expect(isWildPressing(runOf(30, 1000, true))).toBe(true);
  });

  it('is false for a run without a press', () => {
    expect(isWildPressing(runOf(0, 0))).toBe(false);
  });
});

it('wild presses keep their score, with a code', () => {
  expect(judgedMoleResult(runOf(37, 1000))).toMatchObject({ score: 37, validity: 'wild-pressing' });
  expect(judgedMoleResult(runOf(37, 10))).not.toHaveProperty('validity');
});
