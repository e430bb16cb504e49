import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPossibleSimonRun,
  levelReached,
  PADS,
  type Pad,
  SIMON,
  SIMON_DIFFICULTIES,
  type SimonRun,
  sequenceDurationMs,
  sequenceFlashes,
  sequencesRepeated,
  simonLeastDurationMs,
  simonPercent,
  simonResult,
  simonSequence,
  simonTurns,
} from './simon.ts';

const SEED = 11;
const wholeGame = simonSequence(SEED, SIMON.longestSequence);
const otherThan = (pad: Pad | undefined): Pad => (pad === 'red' ? 'blue' : 'red');
/** The right pads of the first `rounds` rounds. */
const rightPads = (rounds: number) =>
  Array.from({ length: rounds }, (_, round) => wholeGame.slice(0, round + 1)).flat();
const run = (pads: readonly Pad[], change: Partial<SimonRun> = {}): SimonRun => ({
  durationMs: 900_000,
  seed: SEED,
  difficulty: 'normal',
  presses: pads.map((pad, place) => ({ pad, atMs: 2000 + 500 * place })),
  impulsiveClicks: 0,
  ...change,
});
const lostAfter = (rounds: number) => run([...rightPads(rounds), otherThan(wholeGame[0])]);

it('counts how near a level comes to a long sequence, in percent', () => {
  expect([1, 2, 4, 7, 20].map((level) => simonPercent({ level }))).toEqual([0, 17, 50, 100, 100]);
});

describe('simonSequence', () => {
  it('grows by one pad at its end', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: SIMON.longestSequence - 1 }), (seed, length) => {
        const longer = simonSequence(seed, length + 1);
        expect(longer).toHaveLength(length + 1);
        expect(longer.slice(0, length)).toEqual(simonSequence(seed, length));
      }),
    );
  });

  it('draws all pads evenly, also the same one twice in a row', () => {
    const drawn = Array.from({ length: 200 }, (_, seed) => simonSequence(seed, 50));
    const pairs = new Set(drawn.flatMap((pads) => pads.slice(1).map((pad, place) => `${pads[place]} ${pad}`)));
    expect(pairs.size).toBe(PADS.length ** 2);
    for (const pad of PADS) {
      const share = drawn.flat().filter((other) => other === pad).length / drawn.flat().length;
      expect(share).toBeCloseTo(1 / 6, 1);
    }
  });
});

describe('sequenceFlashes', () => {
  it.each([
    ['easy', 1000, 800],
    ['normal', 800, 600],
    ['hard', 600, 400],
  ] as const)('lights each pad on %s for %i ms, with %i ms between', (difficulty, flash, pause) => {
    const [first, second, third] = sequenceFlashes(['red', 'red', 'blue'], difficulty);
    expect(first).toEqual({ pad: 'red', fromMs: 0, untilMs: flash });
    expect(second).toEqual({ pad: 'red', fromMs: flash + pause, untilMs: 2 * flash + pause });
    expect(third?.pad).toBe('blue');
    expect(third?.untilMs).toBe(sequenceDurationMs(3, difficulty));
    expect(sequenceDurationMs(1, difficulty)).toBe(flash);
  });

  it('has at most three flashes per second', () => {
    for (const difficulty of SIMON_DIFFICULTIES) {
      expect(SIMON.flashMs[difficulty] + SIMON.pauseMs[difficulty]).toBeGreaterThan(1000 / 3);
    }
  });
});

describe('simonTurns', () => {
  it('finds the rounds of a run', () => {
    const turns = simonTurns(lostAfter(3));
    expect(turns.map(({ level, correct, presses }) => [level, correct, presses.length])).toEqual([
      [1, 1, 1],
      [2, 2, 2],
      [3, 3, 3],
      [4, 0, 1],
    ]);
  });

  it('ends with the first wrong press, ignoring later ones', () => {
    const more = run([...rightPads(1), otherThan(wholeGame[0]), ...rightPads(9)]);
    expect(simonTurns(more)).toHaveLength(2);
    expect(isPossibleSimonRun(more)).toBe(false);
  });

  it('ends with the longest sequence', () => {
    const whole = run(rightPads(SIMON.longestSequence));
    expect(whole.presses).toHaveLength(SIMON.maxPresses);
    expect(simonResult(whole)).toEqual({ score: SIMON.longestSequence, level: SIMON.longestSequence });
    expect(sequencesRepeated(simonTurns(whole))).toBe(SIMON.longestSequence);
    expect(isPossibleSimonRun(whole)).toBe(true);
    expect(isPossibleSimonRun(run([...rightPads(SIMON.longestSequence), 'red']))).toBe(false);
  });
});

describe('simonResult', () => {
  it('is the level reached: one more than the sequences repeated', () => {
    expect(simonResult(lostAfter(0))).toEqual({ score: 1, level: 1 });
    expect(simonResult(lostAfter(6))).toEqual({ score: 7, level: 7 });
    expect(levelReached([])).toBe(1);
  });

  it('is from 1 to the longest sequence for any report', () => {
    const press = fc.record({ pad: fc.constantFrom(...PADS), atMs: fc.nat() });
    fc.assert(
      fc.property(fc.integer(), fc.array(press, { maxLength: 60 }), (seed, presses) => {
        const { score, level } = simonResult(run([], { seed, presses }));
        expect(score).toBe(level);
        expect(score).toBeGreaterThanOrEqual(1);
        expect(score).toBeLessThanOrEqual(Math.max(1, presses.length + 1));
      }),
    );
  });
});

describe('isPossibleSimonRun', () => {
  it('accepts a run that ended with its only wrong press, in any round', () => {
    expect([0, 1, 4].map((rounds) => isPossibleSimonRun(lostAfter(rounds)))).toEqual([true, true, true]);
  });

  it('refuses a run without presses, and an unfinished one', () => {
    expect(isPossibleSimonRun(run([]))).toBe(false);
    expect(isPossibleSimonRun(run(rightPads(3).slice(0, -1)))).toBe(false);
    expect(isPossibleSimonRun(run(rightPads(3)))).toBe(false);
  });

  it('accepts presses in order until the end of the run', () => {
    const lost = lostAfter(2);
    const lastMs = lost.presses.at(-1)?.atMs ?? 0;
    expect(isPossibleSimonRun({ ...lost, durationMs: lastMs })).toBe(true);
    expect(isPossibleSimonRun({ ...lost, durationMs: lastMs - 1 })).toBe(false);
    const [first, second, ...rest] = lost.presses;
    const swapped = [{ ...first, atMs: second?.atMs }, { ...second, atMs: first?.atMs }, ...rest];
    expect(isPossibleSimonRun({ ...lost, presses: swapped as SimonRun['presses'] })).toBe(false);
  });

  it('accepts impulsive clicks only after a repeated sequence', () => {
    const clicked = (rounds: number) => isPossibleSimonRun({ ...lostAfter(rounds), impulsiveClicks: 3 });
    expect([clicked(0), clicked(1)]).toEqual([false, true]);
  });
});

describe('simonLeastDurationMs', () => {
  it('is the time of the sequences, each after 1.5 s', () => {
    expect(simonLeastDurationMs(lostAfter(0))).toBe(1500 + 800);
    expect(simonLeastDurationMs(lostAfter(1))).toBe(2 * 1500 + 800 + (800 + 600 + 800));
    expect(simonLeastDurationMs({ ...lostAfter(1), difficulty: 'hard' })).toBe(2 * 1500 + 600 + 1600);
    expect(simonLeastDurationMs({ ...lostAfter(1), difficulty: 'easy' })).toBe(2 * 1500 + 1000 + 2800);
  });

  it('is about two hours for the longest run, under the longest reported duration', () => {
    const longest = simonLeastDurationMs(run(rightPads(SIMON.longestSequence), { difficulty: 'easy' }));
    expect(longest).toBe(1800 * SIMON.maxPresses - 800 * 50 + 1500 * 50);
    expect(longest).toBeLessThan(6 * 60 * 60 * 1000);
  });
});
