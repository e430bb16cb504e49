import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simonRunLostIn as lostIn } from '../testing/simon-runs.ts';
import { PADS, type Pad, SIMON, type SimonRun, type SimonTurn, simonSequence, simonTurns } from './simon.ts';
import {
  hasEnoughReactions,
  pressesOfFocus,
  reactionsMs,
  type SimonSummary,
  shownInsights,
  simonBand,
  simonConsistency,
  simonFocus,
  simonInsights,
  simonSummary,
  suggestsCloserLook,
} from './simon-summary.ts';

const turn = (level: number, correct: number, pressed = correct, everyMs = 500): SimonTurn => ({
  level,
  correct,
  presses: Array.from({ length: pressed }, (_, place) => ({ pad: 'red', atMs: 1000 + everyMs * place })),
});
const whole = (level: number) => turn(level, level);

describe('simonFocus', () => {
  it('is 100 while all presses are right', () => {
    expect(simonFocus([])).toBe(100);
    expect(simonFocus([whole(1), whole(2), whole(3)])).toBe(100);
  });

  it('weighs the lost round by level/5, up to level 5', () => {
    // 100 × 4/5 + 0 × 1/5
    expect(simonFocus([turn(1, 0, 1)])).toBeCloseTo(80);
    // 100 × 3/5 + 50 × 2/5
    expect(simonFocus([whole(1), turn(2, 1, 2)])).toBeCloseTo(80);
    // 100 × 1/5 + 75 × 4/5
    expect(simonFocus([whole(3), turn(4, 3, 4)])).toBeCloseTo(80);
  });

  it('is the accuracy of the last round from level 5 on', () => {
    expect(simonFocus([turn(5, 4, 5)])).toBeCloseTo(80);
    expect(simonFocus([turn(9, 1, 2)])).toBeCloseTo(50);
    expect(simonFocus([turn(6, 0, 1)])).toBe(0);
  });
});

describe('simonConsistency', () => {
  it('is 100 with at most one reaction', () => {
    expect([simonConsistency([]), simonConsistency([640])]).toEqual([100, 100]);
  });

  it('is 100 minus 1/100 of the population standard deviation', () => {
    expect(simonConsistency([500, 500, 500])).toBe(100);
    expect(simonConsistency([400, 600])).toBeCloseTo(99);
    expect(simonConsistency([0, 6000])).toBeCloseTo(70);
  });

  it('is never below 0', () => {
    expect(simonConsistency([0, 20_000])).toBe(0);
    expect(simonConsistency([0, 60_000])).toBe(0);
  });
});

describe('reactionsMs', () => {
  it('are the times between presses, not counting the first press of a round', () => {
    expect(reactionsMs([turn(1, 1), turn(2, 2, 2, 400), turn(3, 2, 3, 650)])).toEqual([400, 650, 650]);
  });

  it('include the wrong press', () => {
    expect(reactionsMs([turn(2, 1, 2, 700)])).toEqual([700]);
  });
});

describe('simonBand', () => {
  it.each([
    [100, 'strong'],
    [80, 'strong'],
    [79, 'steady'],
    [60, 'steady'],
    [59, 'varied'],
    [0, 'varied'],
  ] as const)('%i is %s', (value, band) => {
    expect(simonBand(value)).toBe(band);
  });
});

const even: SimonSummary = {
  level: 6,
  repeated: 5,
  missed: 'red',
  focus: 80,
  consistency: 90,
  impulsiveClicks: 0,
  medianMs: 600,
  spreadMs: 100,
};

describe('simonInsights', () => {
  it('is empty for an unremarkable game', () => {
    expect(simonInsights(even)).toEqual([]);
  });

  it.each([
    [{ level: 6 }, []],
    [{ level: 7 }, ['long-sequence']],
    [{ focus: 75 }, []],
    [{ focus: 74 }, ['focus']],
    [{ consistency: 70 }, []],
    [{ consistency: 69 }, ['consistency']],
    [{ impulsiveClicks: 6 }, []],
    [{ impulsiveClicks: 7 }, ['impulsive-clicks']],
  ] as const)('of %o are %o', (change, insights) => {
    expect(simonInsights({ ...even, ...change })).toEqual(insights);
  });

  it('has a fixed order', () => {
    const all = { ...even, level: 7, focus: 0, consistency: 0, impulsiveClicks: 8 };
    expect(simonInsights(all)).toEqual(['long-sequence', 'focus', 'consistency', 'impulsive-clicks']);
  });
});

describe('suggestsCloserLook', () => {
  it.each([
    [{ level: 5 }, false],
    [{ level: 4 }, true],
    [{ focus: 70 }, false],
    [{ focus: 69 }, true],
    [{ consistency: 70 }, false],
    [{ consistency: 69 }, true],
    [{ impulsiveClicks: 6 }, false],
    [{ impulsiveClicks: 7 }, true],
  ] as const)('with %o: %s', (change, asks) => {
    expect(suggestsCloserLook({ ...even, ...change })).toBe(asks);
  });
});

describe('simonSummary', () => {
  const sequence = simonSequence(11, 3);
  const wrong: Pad = sequence[1] === 'red' ? 'blue' : 'red';
  const run: SimonRun = {
    durationMs: 60_000,
    seed: 11,
    difficulty: 'easy',
    presses: [
      { pad: sequence[0] as Pad, atMs: 3000 },
      { pad: sequence[0] as Pad, atMs: 9000 },
      { pad: sequence[1] as Pad, atMs: 9600 },
      { pad: sequence[0] as Pad, atMs: 19_000 },
      { pad: wrong, atMs: 19_800 },
    ],
    impulsiveClicks: 2,
  };

  it('replays the run from its seed', () => {
    expect(simonSummary(run)).toEqual({
      level: 3,
      repeated: 2,
      missed: sequence[1],
      // 100 × 2/5 + 50 × 3/5
      focus: 70,
      // 600 and 800 ms: a standard deviation of 100 ms
      consistency: 99,
      impulsiveClicks: 2,
      medianMs: 700,
      spreadMs: 100,
    });
  });

  it('gives the distance from the median that covers two thirds of the reactions', () => {
    const pads = simonSequence(11, 4);
    const gaps = [0, 9000, 500, 9000, 640, 700, 9000, 600, 2640, 640];
    const presses = [1, 2, 3, 4]
      .flatMap((level) => pads.slice(0, level))
      .map((pad, place) => ({ pad, atMs: gaps.slice(0, place + 1).reduce((sum, gap) => sum + gap) }));
    expect(simonSummary({ ...run, presses })).toMatchObject({ medianMs: 640, spreadMs: 60 });
  });

  it('has no median after one press and no spread after one reaction', () => {
    const lost = simonSummary({ ...run, presses: [{ pad: sequence[0] === 'red' ? 'blue' : 'red', atMs: 3000 }] });
    expect(lost).toMatchObject({ level: 1, repeated: 0, missed: sequence[0], medianMs: null, spreadMs: null });
    expect(lost).toMatchObject({ focus: 80, consistency: 100 });
    expect(simonSummary({ ...run, presses: run.presses.slice(0, 3) })).toMatchObject({ medianMs: 600, spreadMs: null });
  });

  it('has finite numbers from 0 to 100 for any report', () => {
    const press = fc.record({ pad: fc.constantFrom(...PADS), atMs: fc.nat() });
    fc.assert(
      fc.property(fc.integer(), fc.array(press, { maxLength: 40 }), fc.nat(), (seed, presses, impulsiveClicks) => {
        const { focus, consistency, level, medianMs, spreadMs } = simonSummary({
          ...run,
          seed,
          presses,
          impulsiveClicks,
        });
        for (const figure of [focus, consistency]) {
          expect(Number.isInteger(figure)).toBe(true);
          expect(figure).toBeGreaterThanOrEqual(0);
          expect(figure).toBeLessThanOrEqual(100);
        }
        expect(level).toBeLessThanOrEqual(SIMON.longestSequence);
        for (const time of [medianMs, spreadMs]) expect(Number.isNaN(time)).toBe(false);
      }),
    );
  });
});

describe('hasEnoughReactions', () => {
  it.each([
    ['no press was right', 1, 0, 0, false],
    ['seven reactions', 5, 1, 7, false],
    ['eight reactions', 5, 2, 8, true],
    ['the first press of level 6 was wrong', 6, 0, 10, true],
  ] as const)('when %s', (_name, level, right, reactions, enough) => {
    const run = lostIn(level, right);
    expect(simonSummary(run)).toMatchObject({ level, repeated: level - 1 });
    expect(reactionsMs(simonTurns(run))).toHaveLength(reactions);
    expect(hasEnoughReactions(run)).toBe(enough);
  });

  it('is false for every run below level 5, where focus is not of the last round alone', () => {
    for (const level of [1, 2, 3, 4]) expect(hasEnoughReactions(lostIn(level, level - 1))).toBe(false);
  });
});

describe('pressesOfFocus', () => {
  it('is null with too few reactions', () => {
    expect(pressesOfFocus(lostIn(1, 0))).toBeNull();
    expect(pressesOfFocus(lostIn(5, 1))).toBeNull();
  });

  it('is null when the last round has a single press, where focus is 0 after five repeated sequences', () => {
    expect(simonSummary(lostIn(6, 0)).focus).toBe(0);
    expect(pressesOfFocus(lostIn(6, 0))).toBeNull();
  });

  it('is the presses of the last round otherwise', () => {
    expect(pressesOfFocus(lostIn(5, 2))).toEqual({ right: 2, all: 3 });
    expect(pressesOfFocus(lostIn(6, 1))).toEqual({ right: 1, all: 2 });
    expect(simonSummary(lostIn(6, 1)).focus).toBe(50);
  });

  it('never leaves a shown focus of 0', () => {
    for (const level of [5, 6, 7, 12]) {
      for (let right = 0; right < level; right += 1) {
        const run = lostIn(level, right);
        if (pressesOfFocus(run)) expect(simonSummary(run).focus).toBeGreaterThanOrEqual(50);
      }
    }
  });
});

describe('shownInsights', () => {
  it('are none with too few reactions, also when every value is remarkable', () => {
    const run = lostIn(5, 1, { impulsiveClicks: 9 });
    expect(simonInsights(simonSummary(run))).toEqual(['focus', 'impulsive-clicks']);
    expect(shownInsights(run)).toEqual([]);
  });

  it('are those of the summary from eight reactions on', () => {
    expect(shownInsights(lostIn(5, 2, { impulsiveClicks: 9 }))).toEqual(['focus', 'impulsive-clicks']);
    expect(shownInsights(lostIn(7, 6))).toEqual(['long-sequence']);
  });
});
