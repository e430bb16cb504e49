import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multitaskLevelReportSchema } from '#contract/games/multitask-master.ts';
import { seededRandom } from '../../figures/random.ts';
import { inLongForm } from '../../testing/long-form.ts';
import { LEVELS } from '../levels.ts';
import { multitaskLevelRunOf } from '../testing/multitask-level-runs.ts';
import { formatSum, LONG_SUMS, SUMS, sumAnswer } from './arithmetic.ts';
import {
  ASKED,
  type Asked,
  isPossibleMultitaskLevelRun,
  MULTITASK_TASKS,
  multitaskLevelLeastDurationMs,
  multitaskLevelResult,
  multitaskLevelSummary,
  multitaskLevelTasks,
} from './multitask-levels.ts';
import {
  type MultitaskEvent,
  multitaskLevelRun,
  multitaskReducer,
  newMultitaskLevelState,
  openTasks,
  tasksOnScreen,
} from './multitask-master-reducer.ts';

const HIGHEST = LEVELS['multitask-master'].highest;
/** The first `count` rounds with both tasks are right, and all rounds with one. */
const bothRight = (count: number) => (asked: Asked, at: number) => asked !== 'both' || at < 12 + count;

describe('the levels', () => {
  it('each have tasks, and each is harder than the one before: more shapes, or harder sums, and nothing easier', () => {
    /** From the easiest kind of sums to the hardest. */
    const kinds = [...(['+', '−', '×', '÷'] as const).map((sign) => SUMS[sign]), ...Object.values(LONG_SUMS)];
    const hardness = MULTITASK_TASKS.map(({ shapes, sums }) => ({
      shapes,
      sums: sums.reduce((sum, kind) => sum + kinds.indexOf(kind), 0) / sums.length,
    }));
    expect(hardness).toHaveLength(HIGHEST);
    for (const [at, { shapes, sums }] of hardness.entries()) {
      const before = hardness[at - 1];
      if (!before) continue;
      expect(shapes).toBeGreaterThanOrEqual(before.shapes);
      expect(sums).toBeGreaterThanOrEqual(before.sums);
      expect(shapes > before.shapes || sums > before.sums).toBe(true);
    }
  });

  it('up to the ninth have the tasks that they had before there were twelve', () => {
    // Stored and waiting runs name a seed and a level only.
    const tasks = Array.from({ length: 9 }, (_, at) => multitaskLevelTasks(11, at + 1)[0]);
    expect(tasks.map((task) => task && `${task.wanted} of ${task.shapes.length}, ${formatSum(task.sum)}`)).toEqual([
      'cross of 4, 10 + 7',
      'cross of 4, 10 + 6',
      'cross of 6, 10 + 6',
      'cross of 6, 18 − 4',
      'cross of 6, 18 − 3',
      'cross of 9, 18 − 3',
      'cross of 9, 8 × 7',
      'cross of 9, 8 × 7',
      'cross of 9, 56 ÷ 7',
    ]);
  });

  it('ask for shapes alone, sums alone, then both; no shape is wanted twice in a part, no sum twice', () => {
    for (let level = 1; level <= HIGHEST; level += 1) {
      const tasks = multitaskLevelTasks(11, level);
      expect(tasks).toHaveLength(ASKED.length);
      expect(new Set(tasks.slice(0, 6).map(({ wanted }) => wanted)).size).toBe(6);
      expect(new Set(tasks.slice(12).map(({ wanted }) => wanted)).size).toBe(8);
      expect(new Set(tasks.map(({ sum }) => JSON.stringify(sum))).size).toBe(tasks.length);
      for (const { wanted, shapes, sum } of tasks) {
        expect(shapes).toHaveLength(MULTITASK_TASKS[level - 1]?.shapes ?? 0);
        expect(shapes).toContain(wanted);
        expect(sumAnswer(sum)).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

describe('the level to go on with', () => {
  it.each([
    [8, 6],
    [7, 6],
    [6, 5],
    [4, 5],
    [3, 4],
    [0, 4],
  ])('after %i of 8 rounds with both right at level 5 is %i', (right, level) => {
    expect(multitaskLevelResult(multitaskLevelRunOf(5, bothRight(right)))).toEqual({ score: level, level });
  });

  it('is never beyond the first or the highest level', () => {
    expect(multitaskLevelResult(multitaskLevelRunOf(1, bothRight(0))).level).toBe(1);
    expect(multitaskLevelResult(multitaskLevelRunOf(HIGHEST, bothRight(8))).level).toBe(HIGHEST);
  });
});

describe('the cost of two tasks at once', () => {
  const cost = (both: number, isRight = bothRight(8)) =>
    multitaskLevelSummary(multitaskLevelRunOf(3, isRight, { timesMs: { shape: 1500, sum: 2500, both } })).costPercent;

  it('is how much longer both take than each alone, in percent of each alone', () => {
    expect([4000, 5000, 8000].map((ms) => cost(ms))).toEqual([0, 25, 100]);
  });

  it('is negative when both take less', () => {
    expect(cost(3000)).toBe(-25);
  });

  it('needs three right rounds of each part', () => {
    expect(cost(5000, bothRight(3))).toBe(25);
    expect(cost(5000, bothRight(2))).toBeNull();
    expect(cost(5000, (asked, at) => asked !== 'sum' || at < 9)).toBe(25);
    expect(cost(5000, (asked, at) => asked !== 'sum' || at < 8)).toBeNull();
  });
});

describe('a run that cannot tell anything', () => {
  it('has rounds that most took less than half a second, and keeps the level', () => {
    const at = (ms: number) =>
      multitaskLevelResult(multitaskLevelRunOf(4, bothRight(8), { timesMs: { shape: ms, sum: ms, both: ms } }));
    expect(at(499)).toEqual({ score: 4, level: 4, validity: 'too-fast' });
    expect(at(500)).toEqual({ score: 5, level: 5 });
  });

  it('has every shape picked at the same place', () => {
    const run = multitaskLevelRunOf(4, bothRight(8));
    const rounds = run.rounds.map((round) => ({ ...round, pickedShape: round.pickedShape === null ? null : 2 }));
    expect(multitaskLevelResult({ ...run, rounds }).validity).toBe('same-place');
  });
});

describe('a report', () => {
  const run = multitaskLevelRunOf(2, bothRight(8));
  const change = (at: number, round: object) => ({
    ...run,
    rounds: run.rounds.map((each, place) => (place === at ? { ...each, ...round } : each)),
  });

  it('is impossible with a missing answer, one that was not asked for, or a shape that was not shown', () => {
    expect(isPossibleMultitaskLevelRun(run)).toBe(true);
    expect(isPossibleMultitaskLevelRun(change(0, { pickedShape: null }))).toBe(false);
    expect(isPossibleMultitaskLevelRun(change(0, { answeredSum: 3 }))).toBe(false);
    expect(isPossibleMultitaskLevelRun(change(6, { pickedShape: 1 }))).toBe(false);
    expect(isPossibleMultitaskLevelRun(change(0, { pickedShape: 4 }))).toBe(false);
    expect(isPossibleMultitaskLevelRun({ ...run, durationMs: run.durationMs - 100 })).toBe(false);
  });

  it('of the game is one that the server accepts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: HIGHEST }), fc.integer(), (startLevel, seed) => {
        const random = seededRandom(seed);
        let state = newMultitaskLevelState(seed, startLevel);
        let atMs = 0;
        const send = (event: MultitaskEvent) => {
          state = multitaskReducer(state, event);
        };
        while (state.phase !== 'finished') {
          atMs += 400 + Math.floor(1000 * random());
          const open = openTasks(state);
          if (open.shape) send({ type: 'shape-picked', place: Math.floor(random() * 4), atMs });
          else if (open.sum) {
            for (const digit of String(sumAnswer(tasksOnScreen(state).sum))) {
              send({ type: 'digit-pressed', digit: Number(digit), atMs });
              atMs += 150;
            }
            send({ type: 'sum-submitted', atMs });
          } else send({ type: 'frame-shown', atMs });
        }
        const played = multitaskLevelRun(state);
        expect(isPossibleMultitaskLevelRun(played)).toBe(true);
        expect(played.durationMs).toBeGreaterThanOrEqual(multitaskLevelLeastDurationMs(played));
        const report = { ...played, finishedAt: '2026-11-21T09:59:00.000Z' };
        expect(multitaskLevelReportSchema.safeParse(report).success).toBe(true);
      }),
      { numRuns: inLongForm(30, 5) },
    );
  });
});

describe('over many runs', () => {
  /** The share of right rounds at which a run is as likely to lead up as down. */
  const BALANCED = 0.626;

  /** The mean level of 20 runs, after 5 to get there, of a player who has this share of rounds right at their own level. */
  function meanLevel(own: number, seed: number): number {
    const random = seededRandom(seed);
    const levels: number[] = [];
    let level = 1;
    for (let run = 0; run < 25; run += 1) {
      levels.push(level);
      const share = 1 / (1 + Math.exp((level - own) / 1.5 - Math.log(BALANCED / (1 - BALANCED))));
      const rounds = multitaskLevelRunOf(level, () => random() < share, { seed: run });
      level = multitaskLevelResult(rounds).level ?? level;
    }
    const later = levels.slice(5);
    return later.reduce((sum, each) => sum + each, 0) / later.length;
  }

  it.each([3, 4, 5, 6, 7])('the level stays within 0.2 of the one where five of eight rounds are right: %i', (own) => {
    const means = Array.from({ length: inLongForm(100, 20) }, (_, seed) => meanLevel(own, seed + 1));
    const bias = means.reduce((sum, each) => sum + each, 0) / means.length - own;
    expect(Math.abs(bias)).toBeLessThanOrEqual(0.2);
  });
});
