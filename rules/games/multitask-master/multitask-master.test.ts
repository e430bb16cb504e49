import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSum, type Sign, sumAnswer } from './arithmetic.ts';
import {
  isPossibleMultitaskRun,
  MULTITASK_DIFFICULTIES,
  MULTITASK_MASTER,
  type MultitaskAnswers,
  type MultitaskDifficulty,
  type MultitaskRun,
  multitaskCounts,
  multitaskLeastDurationMs,
  multitaskPercent,
  multitaskResult,
  multitaskTasks,
  rightAnswers,
} from './multitask-master.ts';

const seeds = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const difficulties = fc.constantFrom(...MULTITASK_DIFFICULTIES);

const NONE: MultitaskAnswers = { pickedShape: null, answeredSum: null };

/** A run with the answers that `answer` gives for each round. */
function runWith(
  answer: (round: { wantedAt: number; answer: number; at: number }) => MultitaskAnswers,
  choices: { difficulty?: MultitaskDifficulty; withoutClock?: boolean } = {},
): MultitaskRun {
  const { difficulty = 'hard', withoutClock = false } = choices;
  const rounds = multitaskTasks(7, difficulty).map(({ shapes, wanted, sum }, at) => ({
    ...answer({ wantedAt: shapes.indexOf(wanted), answer: sumAnswer(sum), at }),
    durationMs: 4000,
  }));
  return { durationMs: 60_000, withoutClock, seed: 7, difficulty, rounds };
}

describe('multitaskTasks', () => {
  it('are ten rounds determined by seed and difficulty', () => {
    fc.assert(
      fc.property(seeds, difficulties, (seed, difficulty) => {
        const tasks = multitaskTasks(seed, difficulty);
        expect(tasks).toHaveLength(10);
        expect(multitaskTasks(seed, difficulty)).toEqual(tasks);
      }),
    );
    expect(multitaskTasks(1, 'easy')).not.toEqual(multitaskTasks(2, 'easy'));
  });

  it.each([
    ['easy', 4],
    ['medium', 6],
    ['hard', 9],
  ] as const)('show %s %d shapes, all different, one of them the wanted one', (difficulty, count) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { shapes, wanted } of multitaskTasks(seed, difficulty)) {
          expect(new Set(shapes).size).toBe(count);
          expect(shapes).toHaveLength(count);
          expect(shapes).toContain(wanted);
        }
      }),
    );
  });

  it('repeat no wanted shape and no sum in a run', () => {
    fc.assert(
      fc.property(seeds, difficulties, (seed, difficulty) => {
        const tasks = multitaskTasks(seed, difficulty);
        expect(new Set(tasks.map(({ wanted }) => wanted)).size).toBe(10);
        expect(new Set(tasks.map(({ sum }) => formatSum(sum))).size).toBe(10);
      }),
    );
  });

  it('put the wanted shape at every position', () => {
    const places = Array.from({ length: 100 }, (_, seed) =>
      multitaskTasks(seed, 'hard').map(({ shapes, wanted }) => shapes.indexOf(wanted)),
    ).flat();
    expect(new Set(places).size).toBe(9);
  });

  it.each<[MultitaskDifficulty, Sign[]]>([
    ['easy', ['+', '−']],
    ['medium', ['+', '×', '−']],
    ['hard', ['+', '×', '÷', '−']],
  ])('use on %s these signs, each at least twice: %j', (difficulty, signs) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const used = multitaskTasks(seed, difficulty).map(({ sum }) => sum.sign);
        expect([...new Set(used)].toSorted()).toEqual(signs.toSorted());
        for (const sign of signs) expect(used.filter((one) => one === sign).length).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  it('need no more digits than the box accepts', () => {
    fc.assert(
      fc.property(seeds, difficulties, (seed, difficulty) => {
        const answers = multitaskTasks(seed, difficulty).map(({ sum }) => String(sumAnswer(sum)).length);
        expect(Math.max(...answers)).toBeLessThanOrEqual(MULTITASK_MASTER.maxDigits);
      }),
    );
  });
});

describe('rightAnswers', () => {
  const tasks = {
    wanted: 'star',
    shapes: ['circle', 'star', 'moon', 'heart'],
    sum: { left: 3, sign: '−', right: 3 },
  } as const;

  it('accept the index of the wanted shape and the answer to the sum, also 0', () => {
    expect(rightAnswers(tasks, { pickedShape: 1, answeredSum: 0 })).toEqual({ shape: true, sum: true });
  });

  it('refuse other indexes, missing ones, and other numbers', () => {
    expect(rightAnswers(tasks, { pickedShape: 0, answeredSum: 1 })).toEqual({ shape: false, sum: false });
    expect(rightAnswers(tasks, { pickedShape: 8, answeredSum: 6 })).toEqual({ shape: false, sum: false });
  });

  it('count a missing answer as wrong', () => {
    expect(rightAnswers(tasks, NONE)).toEqual({ shape: false, sum: false });
  });
});

describe('multitaskResult', () => {
  it('has at most two points per round', () => {
    const all = runWith(({ wantedAt, answer }) => ({ pickedShape: wantedAt, answeredSum: answer }));
    expect(multitaskResult(all)).toEqual({ score: 20, level: 3 });
    expect(multitaskResult(runWith(() => NONE))).toEqual({ score: 0, level: 3 });
  });

  it('counts shapes, sums and rounds with both right', () => {
    const run = runWith(({ wantedAt, answer, at }) => ({
      pickedShape: at < 6 ? wantedAt : null,
      answeredSum: at > 2 ? answer : answer + 1,
    }));
    expect(multitaskCounts(run)).toEqual({ shapesFound: 6, sumsSolved: 7, bothRight: 3 });
    expect(multitaskResult(run).score).toBe(13);
  });

  it.each([
    ['easy', 1],
    ['medium', 2],
    ['hard', 3],
  ] as const)('has on %s the level %d', (difficulty, level) => {
    expect(multitaskResult(runWith(() => NONE, { difficulty })).level).toBe(level);
  });

  it('is from 0 to 20 for any answers', () => {
    const place = fc.option(fc.integer({ min: 0, max: 8 }));
    const number = fc.option(fc.integer({ min: 0, max: 999 }));
    const round = fc.record({ pickedShape: place, answeredSum: number, durationMs: fc.nat() });
    const rounds = fc.array(round, { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(seeds, difficulties, rounds, (seed, difficulty, answered) => {
        const run = { durationMs: 1, withoutClock: false, seed, difficulty, rounds: answered };
        const { score } = multitaskResult(run);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(20);
        expect(multitaskPercent(score)).toBe(score * 5);
      }),
    );
  });
});

describe('multitaskLeastDurationMs', () => {
  const resultsMs = 15_000;

  it('is the results and the presses (shape, digits, submit) when everything is answered', () => {
    const oneDigit = () => ({ pickedShape: 0, answeredSum: 7 });
    expect(multitaskLeastDurationMs(runWith(oneDigit))).toBe(resultsMs + 10 * 300);
    const threeDigits = () => ({ pickedShape: 0, answeredSum: 100 });
    expect(multitaskLeastDurationMs(runWith(threeDigits))).toBe(resultsMs + 10 * 500);
  });

  it.each([
    ['easy', 200_000],
    ['medium', 120_000],
    ['hard', 80_000],
  ] as const)('is on %s the whole time of each round that was not answered', (difficulty, ms) => {
    expect(multitaskLeastDurationMs(runWith(() => NONE, { difficulty }))).toBe(resultsMs + ms);
    const unfinished = () => ({ pickedShape: 0, answeredSum: null });
    expect(multitaskLeastDurationMs(runWith(unfinished, { difficulty }))).toBe(resultsMs + ms);
  });

  it('counts only the presses of unanswered rounds without a clock', () => {
    const unfinished = () => ({ pickedShape: 0, answeredSum: null });
    expect(multitaskLeastDurationMs(runWith(unfinished, { withoutClock: true }))).toBe(resultsMs + 10 * 100);
  });
});

describe('isPossibleMultitaskRun', () => {
  const both = { pickedShape: 0, answeredSum: 7 };
  const runOf = (
    round: MultitaskAnswers & { durationMs: number },
    change: Partial<MultitaskRun> = {},
  ): MultitaskRun => ({
    durationMs: 10 * (round.durationMs + 1500),
    withoutClock: false,
    seed: 7,
    difficulty: 'hard',
    rounds: Array.from({ length: 10 }, () => round),
    ...change,
  });
  const round = { ...both, durationMs: 4000 };

  it.each([
    ['easy', 4],
    ['medium', 6],
    ['hard', 9],
  ] as const)('takes on %s the %d shapes that are shown, and no more', (difficulty, count) => {
    const picked = (pickedShape: number) => isPossibleMultitaskRun(runOf({ ...round, pickedShape }, { difficulty }));
    expect([picked(0), picked(count - 1), picked(count)]).toEqual([true, true, false]);
  });

  it.each([
    ['easy', 20_000],
    ['medium', 12_000],
    ['hard', 8000],
  ] as const)(
    'takes on %s no round over its %d ms, and an unanswered one only at all of them',
    (difficulty, mostMs) => {
      const answered = (durationMs: number) => isPossibleMultitaskRun(runOf({ ...both, durationMs }, { difficulty }));
      const open = (durationMs: number) => isPossibleMultitaskRun(runOf({ ...NONE, durationMs }, { difficulty }));
      expect([mostMs - 1, mostMs, mostMs + 1].map(answered)).toEqual([true, true, false]);
      expect([mostMs - 1, mostMs, mostMs + 1].map(open)).toEqual([false, true, false]);
    },
  );

  it('needs both answers of every round without a clock, and has no time limit', () => {
    const untimed = { withoutClock: true };
    expect(isPossibleMultitaskRun(runOf({ ...both, durationMs: 90_000 }, untimed))).toBe(true);
    expect(isPossibleMultitaskRun(runOf({ ...round, answeredSum: null }, untimed))).toBe(false);
    expect(isPossibleMultitaskRun(runOf({ ...round, pickedShape: null }, untimed))).toBe(false);
    expect(isPossibleMultitaskRun(runOf(round, { ...untimed, durationMs: 900_000 }))).toBe(true);
  });

  it('lasts as long as its rounds and results, with a clock up to 1 s more per round', () => {
    const lasting = (durationMs: number) => isPossibleMultitaskRun(runOf(round, { durationMs }));
    expect([54_989, 54_990, 65_000, 65_001].map(lasting)).toEqual([false, true, true, false]);
  });
});
