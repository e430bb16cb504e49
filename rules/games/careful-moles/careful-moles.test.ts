import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CAREFUL_MOLES,
  type CarefulRun,
  carefulLeastDurationMs,
  carefulTrials,
  isPossibleCarefulRun,
  practiceTrials,
} from './careful-moles.ts';

const READY_SET_GO_MS = 2100;
const seeds = fc.integer();
const rabbitsIn = (trials: readonly { animal: string }[]) => trials.filter(({ animal }) => animal === 'rabbit').length;

describe('carefulTrials', () => {
  it('has 120 trials, 25 % of them rabbits, and so has every block of 20', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const trials = carefulTrials(seed);
        expect([trials.length, rabbitsIn(trials)]).toEqual([120, 30]);
        for (let from = 0; from < 120; from += 20) expect(rabbitsIn(trials.slice(from, from + 20))).toBe(5);
      }),
    );
  });

  it('has seven or eight rabbits in every quarter', () => {
    const quarters = [0, 30, 60, 90].map((from) => rabbitsIn(carefulTrials(5).slice(from, from + 30)));
    expect(quarters).toEqual([7, 8, 7, 8]);
  });

  it('begins with a mole, and never has more than two rabbits in a row', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const animals = carefulTrials(seed).map(({ animal }) => animal);
        expect(animals[0]).toBe('mole');
        expect(animals.join()).not.toContain('rabbit,rabbit,rabbit');
      }),
    );
  });

  it('has two rabbits in a row now and then', () => {
    const rows = [1, 2, 3, 4, 5].filter((seed) =>
      carefulTrials(seed)
        .map(({ animal }) => animal)
        .join()
        .includes('rabbit,rabbit'),
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  it('is the same for the same seed only', () => {
    expect(carefulTrials(3)).toEqual(carefulTrials(3));
    expect(carefulTrials(3)).not.toEqual(carefulTrials(4));
  });

  it('has every gap as often as the others', () => {
    const gaps = carefulTrials(9).map(({ gapMs }) => gapMs);
    for (const gapMs of CAREFUL_MOLES.gapsMs) expect(gaps.filter((each) => each === gapMs)).toHaveLength(24);
  });
});

describe('practiceTrials', () => {
  it('has eight trials with two rabbits, the first a mole', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const trials = practiceTrials(seed);
        expect([trials.length, rabbitsIn(trials), trials[0]?.animal]).toEqual([8, 2, 'mole']);
      }),
    );
  });
});

describe('the time', () => {
  it('of a game is 150 seconds at least, for every seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(carefulLeastDurationMs({ seed })).toBe(150_000);
      }),
    );
  });

  it('of the practice, the game, both starts and late frames is three minutes at most', () => {
    const { trials, practice, shownMs, longestInAllMs } = CAREFUL_MOLES;
    const practiceMs = practice.trials * (practice.gapMs + shownMs + practice.restMs);
    const lateFramesMs = (2 * trials + 3 * practice.trials) * (1000 / 60);
    const inAllMs = carefulLeastDurationMs({ seed: 1 }) + practiceMs + 2 * READY_SET_GO_MS + lateFramesMs;
    expect(inAllMs).toBeLessThanOrEqual(longestInAllMs);
  });
});

describe('isPossibleCarefulRun', () => {
  const trials = carefulTrials(7).map((_, trial) => ({ trial, pressesMs: [] as number[] }));
  const run: CarefulRun = { durationMs: 150_000, isCalm: false, seed: 7, trials };
  const withPresses = (...pressesMs: number[]) => ({
    ...run,
    trials: trials.map((played, place) => (place === 0 ? { ...played, pressesMs } : played)),
  });

  it('needs every trial once, in any order', () => {
    expect(isPossibleCarefulRun(run)).toBe(true);
    expect(isPossibleCarefulRun({ ...run, trials: trials.toReversed() })).toBe(true);
    expect(isPossibleCarefulRun({ ...run, trials: trials.slice(1) })).toBe(false);
    expect(isPossibleCarefulRun({ ...run, trials: trials.with(0, { trial: 1, pressesMs: [] }) })).toBe(false);
    expect(isPossibleCarefulRun({ ...run, trials: trials.with(0, { trial: 120, pressesMs: [] }) })).toBe(false);
    expect(isPossibleCarefulRun({ ...run, trials: trials.with(0, { trial: 0.5, pressesMs: [] }) })).toBe(false);
  });

  it('needs presses in order, from the longest gap before the animal to its end', () => {
    const possible = [[-450], [900], [-450, -450, 0, 900]].map((presses) =>
      isPossibleCarefulRun(withPresses(...presses)),
    );
    expect(possible).toEqual([true, true, true]);
    const impossible = [[-451], [901], [300, 299], [Number.NaN]].map((presses) =>
      isPossibleCarefulRun(withPresses(...presses)),
    );
    expect(impossible).toEqual([false, false, false, false]);
  });

  it('is no longer than six hours', () => {
    const sixHours = 6 * 60 * 60 * 1000;
    expect([sixHours, sixHours + 1].map((durationMs) => isPossibleCarefulRun({ ...run, durationMs }))).toEqual([
      true,
      false,
    ]);
  });
});
