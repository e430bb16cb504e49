import { describe, expect, it } from 'vitest';
import { runVariant } from '../runs.ts';
import {
  averageMoleMs,
  isPossibleMoleRun,
  MOLE_DIFFICULTIES,
  type MoleRun,
  moleCount,
  moleDueTimes,
  moleIntervalMs,
  moleLeastDurationMs,
  moleReactions,
  moleResult,
  WHACK_A_MOLE,
} from './whack-a-mole.ts';

const run: MoleRun = { durationMs: 30_000, withoutClock: false, difficulty: 'easy', hits: [], misses: 0 };

describe('moleResult', () => {
  it('counts the touched moles, ignoring misses', () => {
    expect(moleResult(run).score).toBe(0);
    const hits = [
      { mole: 0, reactionMs: 400 },
      { mole: 4, reactionMs: 380 },
    ];
    expect(moleResult({ ...run, hits, misses: 900 }).score).toBe(2);
  });

  it('has a level for each difficulty', () => {
    expect(MOLE_DIFFICULTIES.map((difficulty) => moleResult({ ...run, difficulty }).level)).toEqual([1, 2, 3]);
  });
});

describe('moleReactions', () => {
  it('counts touches before 150 ms as anticipations', () => {
    const hits = [0, 149, 150, 151].map((reactionMs, mole) => ({ mole, reactionMs }));
    expect(moleReactions({ hits })).toEqual({ reactionsMs: [150, 151], anticipations: 2 });
    expect(moleReactions({ hits: [] })).toEqual({ reactionsMs: [], anticipations: 0 });
  });
});

describe('averageMoleMs', () => {
  const storedRun = (durationMs: number, played: { difficulty: string; withoutClock: boolean }) => ({
    durationMs,
    choice: runVariant({ durationMs, ...played }),
  });

  it('is the duration without the 31 intervals, for each mole', () => {
    const averages = MOLE_DIFFICULTIES.map((difficulty) =>
      averageMoleMs(storedRun(31 * WHACK_A_MOLE.intervalMs[difficulty] + 30 * 640, { difficulty, withoutClock: true })),
    );
    expect(averages).toEqual([640, 640, 640]);
  });

  it('is never below 0', () => {
    expect(averageMoleMs(storedRun(31_000, { difficulty: 'easy', withoutClock: true }))).toBe(0);
    expect(averageMoleMs(storedRun(30_999, { difficulty: 'easy', withoutClock: true }))).toBe(0);
  });

  it('is not known with a clock, where moles leave', () => {
    expect(averageMoleMs(storedRun(30_000, { difficulty: 'easy', withoutClock: false }))).toBeNull();
  });
});

describe('moleLeastDurationMs', () => {
  it('is the 30 seconds of the clock', () => {
    for (const difficulty of MOLE_DIFFICULTIES) expect(moleLeastDurationMs({ ...run, difficulty })).toBe(30_000);
  });

  it('is thirty intervals and thirty presses without a clock', () => {
    const least = MOLE_DIFFICULTIES.map((difficulty) =>
      moleLeastDurationMs({ ...run, withoutClock: true, difficulty }),
    );
    expect(least).toEqual([30 * 1100, 30 * 900, 30 * 700]);
  });
});

it('marks a press for less than any interval between moles', () => {
  expect(WHACK_A_MOLE.markMs).toBeLessThanOrEqual(WHACK_A_MOLE.minIntervalMs);
});

describe('moleIntervalMs', () => {
  it('is 1000, 800 or 600 ms at first', () => {
    expect(MOLE_DIFFICULTIES.map((difficulty) => moleIntervalMs(0, difficulty))).toEqual([1000, 800, 600]);
  });

  it('is 10 % shorter after every 5 s, compounded', () => {
    const at = [4999, 5000, 9999, 10_000, 15_000, 20_000, 25_000, 29_999];
    expect(at.map((atMs) => Math.round(moleIntervalMs(atMs, 'easy')))).toEqual([
      1000, 900, 900, 810, 729, 656, 590, 590,
    ]);
  });

  it('is never under 300 ms', () => {
    expect(moleIntervalMs(29_999, 'hard')).toBeCloseTo(354.294);
    expect(moleIntervalMs(34_999, 'hard')).toBeCloseTo(318.8646);
    expect(moleIntervalMs(35_000, 'hard')).toBe(300);
    expect(moleIntervalMs(600_000, 'easy')).toBe(300);
  });
});

describe('moleDueTimes', () => {
  it('starts after one interval and continues with the interval of each due time', () => {
    expect(moleDueTimes('easy').slice(0, 8)).toEqual([1000, 2000, 3000, 4000, 5000, 5900, 6800, 7700]);
    expect(moleDueTimes('normal').slice(0, 3)).toEqual([800, 1600, 2400]);
  });

  it('leaves a full interval for every mole', () => {
    for (const difficulty of MOLE_DIFFICULTIES) {
      const times = moleDueTimes(difficulty);
      times.forEach((dueMs, mole) => {
        expect((times[mole + 1] ?? 30_000) - dueMs).toBeGreaterThanOrEqual(moleIntervalMs(dueMs, difficulty) - 1e-6);
      });
    }
  });
});

describe('moleCount', () => {
  it('depends on the intervals with a clock', () => {
    const most = MOLE_DIFFICULTIES.map((difficulty) => moleCount({ withoutClock: false, difficulty }));
    expect(most).toEqual([38, 48, 64]);
  });

  it('is thirty without a clock', () => {
    const most = MOLE_DIFFICULTIES.map((difficulty) => moleCount({ withoutClock: true, difficulty }));
    expect(most).toEqual([30, 30, 30]);
  });
});

describe('isPossibleMoleRun', () => {
  const hits = (...moles: number[]) => moles.map((mole) => ({ mole, reactionMs: 400 }));
  const all = hits(...Array.from({ length: 30 }, (_, mole) => mole));
  const calm: MoleRun = { ...run, withoutClock: true, durationMs: 60_000, hits: all };

  it('accepts any subset of moles with a clock', () => {
    expect(isPossibleMoleRun(run)).toBe(true);
    expect(isPossibleMoleRun({ ...run, hits: hits(0, 3, 37) })).toBe(true);
    expect(isPossibleMoleRun({ ...run, hits: hits(38) })).toBe(false);
    expect(isPossibleMoleRun({ ...run, difficulty: 'hard', hits: hits(63) })).toBe(true);
    expect(isPossibleMoleRun({ ...run, difficulty: 'hard', hits: hits(64) })).toBe(false);
  });

  it('needs whole, ascending mole numbers', () => {
    for (const moles of [[3, 3], [3, 2], [-1], [1.5], [Number.NaN]]) {
      expect(isPossibleMoleRun({ ...run, hits: hits(...moles) })).toBe(false);
    }
  });

  it('refuses a reaction before the mole appeared or after the end', () => {
    const after = (reactionMs: number) => isPossibleMoleRun({ ...run, hits: [{ mole: 0, reactionMs }] });
    expect([-1, 0, 30_000, 30_001, Number.NaN].map(after)).toEqual([false, true, true, false, false]);
  });

  it('is no longer than its clock', () => {
    expect([30_000, 30_001].map((durationMs) => isPossibleMoleRun({ ...run, durationMs }))).toEqual([true, false]);
  });

  it('refuses more than fifteen hits within 100 ms with fewer misses, for nobody guesses so well', () => {
    const withFast = (count: number, reactionMs: number, misses: number) => {
      const fast = Array.from({ length: 30 }, (_, mole) => ({ mole, reactionMs: mole < count ? reactionMs : 400 }));
      return isPossibleMoleRun({ ...run, hits: fast, misses });
    };
    expect([0, 1, 15, 16, 30].map((count) => withFast(count, 0, 0))).toEqual([true, true, true, false, false]);
    expect([50, 99, 100].map((reactionMs) => withFast(16, reactionMs, 0))).toEqual([false, false, true]);
    expect([15, 16, 17, 112].map((misses) => withFast(16, 50, misses))).toEqual([false, true, true, true]);
  });

  it('needs all thirty moles without a clock, and has no time limit', () => {
    expect(isPossibleMoleRun(calm)).toBe(true);
    expect(isPossibleMoleRun({ ...calm, hits: all.slice(1) })).toBe(false);
    expect(isPossibleMoleRun({ ...calm, hits: all.map((hit) => ({ ...hit, reactionMs: 60_000 })) })).toBe(true);
    expect(isPossibleMoleRun({ ...calm, hits: all.map((hit) => ({ ...hit, reactionMs: 60_001 })) })).toBe(false);
  });
});
