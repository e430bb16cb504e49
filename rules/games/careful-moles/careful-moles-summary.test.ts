import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAREFUL_MOLES, type CarefulRun, carefulTrials } from './careful-moles.ts';
import { carefulResult, carefulSummary, carefulValidity, dPrime, standardDeviation } from './careful-moles-summary.ts';

const SEED = 11;
const TRIALS = carefulTrials(SEED);
/** Presses by animal; `number` counts the moles, or the rabbits. */
const runOf = (presses: { mole: (number: number) => number[]; rabbit: (number: number) => number[] }): CarefulRun => {
  const seen = { mole: 0, rabbit: 0 };
  const trials = TRIALS.map(({ animal }, trial) => ({ trial, pressesMs: presses[animal](seen[animal]++) }));
  return { durationMs: 150_000, isCalm: false, seed: SEED, trials };
};
const careful = runOf({ mole: () => [400], rabbit: () => [] });

describe('dPrime', () => {
  it.each([
    // Φ⁻¹((45 + 0.5) ÷ 91) = 0, and likewise for 15 of 30.
    { hits: 45, falseAlarms: 15, d: 0 },
    // Φ⁻¹(90.5 ÷ 91) − Φ⁻¹(0.5 ÷ 31)
    { hits: 90, falseAlarms: 0, d: 4.68 },
    { hits: 0, falseAlarms: 30, d: -4.68 },
    { hits: 90, falseAlarms: 30, d: 0.4 },
    { hits: 0, falseAlarms: 0, d: -0.4 },
    // Φ⁻¹(77.5 ÷ 91) − Φ⁻¹(5.5 ÷ 31) = 1.042 + 0.926
    { hits: 77, falseAlarms: 5, d: 1.97 },
  ])('of $hits of 90 moles and $falseAlarms of 30 rabbits is $d', ({ hits, falseAlarms, d }) => {
    expect(dPrime(hits, 90, falseAlarms, 30)).toBeCloseTo(d, 2);
  });

  it('rises with hits and falls with false alarms, and always exists', () => {
    const counts = fc.record({ hits: fc.integer({ min: 0, max: 89 }), falseAlarms: fc.integer({ min: 0, max: 29 }) });
    fc.assert(
      fc.property(counts, ({ hits, falseAlarms }) => {
        const d = dPrime(hits, 90, falseAlarms, 30);
        expect(Number.isFinite(d)).toBe(true);
        expect(dPrime(hits + 1, 90, falseAlarms, 30)).toBeGreaterThan(d);
        expect(dPrime(hits, 90, falseAlarms + 1, 30)).toBeLessThan(d);
      }),
    );
  });
});

describe('standardDeviation', () => {
  it('is that of all values, not of a sample', () => {
    expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBe(2);
    expect(standardDeviation([400])).toBe(0);
    expect(standardDeviation([])).toBeNull();
  });
});

describe('carefulSummary', () => {
  it('counts touched and missed moles, touched rabbits and those that were let be', () => {
    const run = runOf({ mole: (n) => (n < 6 ? [] : [350]), rabbit: (n) => (n < 4 ? [300] : []) });
    expect(carefulSummary(run)).toMatchObject({ hits: 84, omissions: 6, falseAlarms: 4, rejections: 26 });
  });

  it('counts a touch below 150 ms apart: in no time and no other number', () => {
    const run = runOf({ mole: (n) => (n < 3 ? [149] : [150]), rabbit: (n) => (n < 2 ? [0] : []) });
    expect(carefulSummary(run)).toMatchObject({
      anticipations: 5,
      hits: 87,
      omissions: 0,
      falseAlarms: 0,
      rejections: 28,
      medianMs: 150,
      deviationMs: 0,
      dPrime: dPrime(87, 87, 0, 28),
    });
  });

  it('takes median and deviation from the reactions to moles alone', () => {
    const run = runOf({ mole: (n) => [n % 2 === 0 ? 300 : 500], rabbit: () => [200] });
    expect(carefulSummary(run)).toMatchObject({ medianMs: 400, deviationMs: 100 });
    expect(carefulSummary(runOf({ mole: () => [], rabbit: () => [] }))).toMatchObject({
      medianMs: null,
      deviationMs: null,
    });
  });

  it('decides by the first press after the animal was shown, and counts the others as presses without one', () => {
    const run = runOf({ mole: () => [-100, 400, 600], rabbit: () => [-50] });
    expect(carefulSummary(run)).toMatchObject({ hits: 90, rejections: 30, emptyPresses: 90 * 2 + 30, medianMs: 400 });
  });

  it('counts missed moles in each quarter, in the order of play', () => {
    const run = runOf({ mole: () => [], rabbit: () => [] });
    expect(carefulSummary(run).omissionsByQuarter).toEqual([23, 22, 23, 22]);
    const lastMissed = {
      ...careful,
      trials: careful.trials.map((played, place) => (place === 119 ? { ...played, pressesMs: [] } : played)),
    };
    const isMole = TRIALS[119]?.animal === 'mole';
    expect(carefulSummary(lastMissed).omissionsByQuarter).toEqual([0, 0, 0, isMole ? 1 : 0]);
    const first = careful.trials.find(({ trial }) => TRIALS[trial]?.animal === 'mole');
    const playedLast = {
      ...careful,
      trials: [...careful.trials.filter((played) => played !== first), { trial: first?.trial ?? 0, pressesMs: [] }],
    };
    expect(carefulSummary(playedLast).omissionsByQuarter).toEqual([0, 0, 0, 1]);
  });

  it('accounts for every trial and every press', () => {
    const presses = fc.array(fc.integer({ min: -450, max: 900 }), { maxLength: 5 });
    fc.assert(
      fc.property(fc.integer(), fc.array(presses, { minLength: 120, maxLength: 120 }), (seed, all) => {
        const trials = all.map((pressesMs, trial) => ({ trial, pressesMs: pressesMs.toSorted((a, b) => a - b) }));
        const { hits, omissions, falseAlarms, rejections, anticipations, emptyPresses, omissionsByQuarter } =
          carefulSummary({ seed, trials });
        expect(hits + omissions + falseAlarms + rejections + anticipations).toBe(120);
        expect(hits + falseAlarms + anticipations + emptyPresses).toBe(all.flat().length);
        expect(omissionsByQuarter.reduce((sum, count) => sum + count, 0)).toBe(omissions);
      }),
    );
  });
});

describe('carefulResult', () => {
  it('is the percentage of all animals that were answered rightly', () => {
    expect(carefulResult(careful)).toEqual({ score: 100, level: null });
    const run = runOf({ mole: (n) => (n < 6 ? [] : [350]), rabbit: (n) => (n < 5 ? [300] : []) });
    expect(carefulResult(run)).toEqual({ score: 91, level: null });
  });

  it('counts a touch that was too early as not right', () => {
    expect(carefulResult(runOf({ mole: (n) => (n < 12 ? [100] : [400]), rabbit: () => [] })).score).toBe(90);
  });

  it('has a code when moles and rabbits are touched alike, though three of four are right', () => {
    const run = runOf({ mole: () => [400], rabbit: () => [400] });
    expect(carefulResult(run)).toEqual({ score: 75, level: null, validity: 'not-told-apart' });
  });

  it('has a code of its own when nothing was pressed, and not from one press on, whenever it was', () => {
    const pressed = (pressesMs: number[]) =>
      carefulResult(runOf({ mole: (n) => (n === 7 ? pressesMs : []), rabbit: () => [] })).validity;
    expect(pressed([])).toBe('not-answered');
    for (const atMs of [-200, 100, 400, 900]) expect([atMs, pressed([atMs])]).toEqual([atMs, 'few-touches']);
    const rabbit = runOf({ mole: () => [], rabbit: (n) => (n === 7 ? [400] : []) });
    expect(carefulResult(rabbit).validity).toBe('few-touches');
  });
});

describe('carefulValidity', () => {
  const told = { hits: 90, falseAlarms: 0, emptyPresses: 0, anticipations: 0, dPrime: 3 };

  it('is null for a game that can tell something', () => {
    expect(carefulValidity(told)).toBeNull();
  });

  it.each([
    ['mostEmptyPresses', { emptyPresses: 120 }, { emptyPresses: 121 }, 'wild-pressing'],
    ['mostAnticipations', { anticipations: 30 }, { anticipations: 31 }, 'wild-pressing'],
    ['minHits', { hits: 46 }, { hits: 45 }, 'few-touches'],
    ['minDPrime', { dPrime: 0.75 }, { dPrime: 0.749 }, 'not-told-apart'],
  ] as const)('has its border at %s', (limit, at, beyond, code) => {
    expect(Object.values(at)[0]).toBe(CAREFUL_MOLES[limit]);
    expect(carefulValidity({ ...told, ...at })).toBeNull();
    expect(carefulValidity({ ...told, ...beyond })).toBe(code);
  });
});
