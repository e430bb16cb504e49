import { drawDistinct, seededRandom } from '../../figures/random.ts';
import { typicalTime } from '../../figures/typical-time.ts';
import { LEVELS, validLevel } from '../levels.ts';
import { RUN, type RunResult, type RunValidityCode, roundsFitDuration, withValidity } from '../runs.ts';
import { drawSums, LONG_SUMS, SUMS, type Sum } from './arithmetic.ts';
import {
  drawShapes,
  MULTITASK_MASTER,
  type MultitaskAnswers,
  type MultitaskTasks,
  rightAnswers,
} from './multitask-master.ts';
import { SHAPES } from './shapes.ts';

/** What a round asks for. */
export type Asked = 'shape' | 'sum' | 'both';

/** Multitask Master with levels. All numbers are our own choice. */
export const MULTITASK_LEVELS = {
  /** The sections of a run in order, and the rounds of each. The first two are the baseline of the third. */
  parts: [
    { asked: 'shape', rounds: 6 },
    { asked: 'sum', rounds: 6 },
    { asked: 'both', rounds: 8 },
  ],
  /** The level rises from this percentage of rounds with both answers right, and falls below the other one. */
  upFromPercent: 80,
  downUnderPercent: 50,
  /** The least number of right rounds from which the usual time of a section is computed. */
  leastRight: 3,
  /** A median time of a round under this, in ms, is too fast to read anything. */
  tooFastUnderMs: 500,
} as const satisfies { parts: readonly { asked: Asked; rounds: number }[] } & Record<string, unknown>;

/** What each round of a run asks for. */
export const ASKED: readonly Asked[] = MULTITASK_LEVELS.parts.flatMap(({ asked, rounds }) =>
  Array<Asked>(rounds).fill(asked),
);

/** The shapes to choose from and the kinds of sums at each level, the first level first. */
export const MULTITASK_TASKS: readonly { shapes: 4 | 6 | 9; sums: readonly (readonly Sum[])[] }[] = [
  { shapes: 4, sums: [SUMS['+']] },
  { shapes: 4, sums: [SUMS['−'], SUMS['+']] },
  { shapes: 6, sums: [SUMS['−'], SUMS['+']] },
  { shapes: 6, sums: [SUMS['−']] },
  { shapes: 6, sums: [SUMS['×'], SUMS['−']] },
  { shapes: 9, sums: [SUMS['×'], SUMS['−']] },
  { shapes: 9, sums: [SUMS['×']] },
  { shapes: 9, sums: [SUMS['÷'], SUMS['×']] },
  { shapes: 9, sums: [SUMS['÷']] },
  { shapes: 9, sums: [LONG_SUMS['+']] },
  { shapes: 9, sums: [LONG_SUMS['−']] },
  { shapes: 9, sums: [LONG_SUMS['×']] },
];

/** A finished run with levels. The seed and the level determine its rounds. */
export type MultitaskLevelRun = {
  /** Milliseconds from start to end, excluding pauses. */
  durationMs: number;
  seed: number;
  startLevel: number;
  /** The answers of every round, null for what it did not ask; `durationMs` is the time until the last one. */
  rounds: readonly (MultitaskAnswers & { durationMs: number })[];
};

/** The tasks of all rounds. No wanted shape repeats within a part, and no sum within a run. */
export function multitaskLevelTasks(seed: number, startLevel: number): MultitaskTasks[] {
  const random = seededRandom(seed);
  const { shapes: shown, sums } = taskOfLevel(startLevel);
  const wanted = MULTITASK_LEVELS.parts.flatMap(({ rounds }) => drawDistinct(SHAPES, rounds, random));
  return drawSums(sums, ASKED.length, random).flatMap((sum, round) =>
    wanted.slice(round, round + 1).map((shape) => ({ wanted: shape, shapes: drawShapes(shape, shown, random), sum })),
  );
}

/** The number of shapes and the kinds of sums of a level. */
export function taskOfLevel(level: number): (typeof MULTITASK_TASKS)[number] {
  const task = MULTITASK_TASKS[validLevel('multitask-master', level) - 1];
  if (!task) throw new RangeError(`no level ${level} of ${LEVELS['multitask-master'].highest}`);
  return task;
}

/** The rounds of one part: how many, how many right, and the usual time of the right ones in ms. */
export type TaskSummary = { rounds: number; right: number; usualMs: number | null };

/** What the end of a run shows. */
export type MultitaskLevelSummary = Record<Asked, TaskSummary> & {
  /**
   * How much longer a round with both tasks took than one round of each alone, in whole percent of the latter; usual times
   * of right rounds. Negative when it took less; null when a part has too few right rounds.
   */
  costPercent: number | null;
};

/** The summary of a run. */
export function multitaskLevelSummary(run: MultitaskLevelRun): MultitaskLevelSummary {
  const tasks = multitaskLevelTasks(run.seed, run.startLevel);
  const played = run.rounds.flatMap((round, at) =>
    tasks.slice(at, at + 1).map((task) => ({ asked: ASKED[at], round, right: rightAnswers(task, round) })),
  );
  const partOf = (asked: Asked): TaskSummary => {
    const rounds = played.filter((each) => each.asked === asked);
    const right = rounds.filter((each) => isRight(asked, each.right));
    const usual =
      right.length < MULTITASK_LEVELS.leastRight ? null : typicalTime(right.map((each) => each.round.durationMs));
    return { rounds: rounds.length, right: right.length, usualMs: usual?.medianMs ?? null };
  };
  const parts = { shape: partOf('shape'), sum: partOf('sum'), both: partOf('both') };
  return { ...parts, costPercent: costPercent(parts) };
}

function isRight(asked: Asked, right: { shape: boolean; sum: boolean }): boolean {
  return (asked === 'sum' || right.shape) && (asked === 'shape' || right.sum);
}

function costPercent({ shape, sum, both }: Record<Asked, TaskSummary>): number | null {
  if (shape.usualMs === null || sum.usualMs === null || both.usualMs === null) return null;
  const aloneMs = shape.usualMs + sum.usualMs;
  return aloneMs === 0 ? null : Math.round((100 * (both.usualMs - aloneMs)) / aloneMs);
}

/**
 * Why a run is not a valid measurement: answers faster than a
 * person can read, or always the shape at the same position.
 */
export function multitaskLevelValidity({
  rounds,
}: MultitaskLevelRun): Extract<RunValidityCode, 'too-fast' | 'same-place'> | null {
  const usual = typicalTime(rounds.map(({ durationMs }) => durationMs));
  if (usual && usual.medianMs < MULTITASK_LEVELS.tooFastUnderMs) return 'too-fast';
  const places = rounds.map(({ pickedShape }) => pickedShape).filter((place) => place !== null);
  return new Set(places).size === 1 ? 'same-place' : null;
}

/** The next level: one higher or lower, by the number of rounds with both answers right. */
export function multitaskLevelResult(run: MultitaskLevelRun): RunResult {
  const validity = multitaskLevelValidity(run);
  const { right, rounds } = multitaskLevelSummary(run).both;
  const percent = (100 * right) / rounds;
  const { upFromPercent, downUnderPercent } = MULTITASK_LEVELS;
  const step = percent >= upFromPercent ? 1 : percent < downUnderPercent ? -1 : 0;
  const level = validLevel('multitask-master', run.startLevel + (validity ? 0 : step));
  return withValidity({ score: level, level }, validity);
}

/** Whether a run is plausible: what was asked was answered, nothing else was, and the rounds fit the duration. */
export function isPossibleMultitaskLevelRun({ startLevel, rounds, durationMs }: MultitaskLevelRun): boolean {
  const { shapes } = taskOfLevel(startLevel);
  return (
    rounds.length === ASKED.length &&
    rounds.every(
      ({ pickedShape, answeredSum }, at) =>
        (pickedShape === null) === (ASKED[at] === 'sum') &&
        (answeredSum === null) === (ASKED[at] === 'shape') &&
        (pickedShape ?? 0) < shapes,
    ) &&
    roundsFitDuration(
      rounds.map((round) => round.durationMs + MULTITASK_MASTER.resultMs),
      durationMs,
    )
  );
}

/** The shortest possible duration of a run, in milliseconds: every result is shown, every press takes its time. */
export function multitaskLevelLeastDurationMs({ rounds }: MultitaskLevelRun): number {
  return rounds.reduce((sum, { pickedShape, answeredSum }) => {
    const presses = (pickedShape === null ? 0 : 1) + (answeredSum === null ? 0 : String(answeredSum).length + 1);
    return sum + presses * RUN.minPressMs + MULTITASK_MASTER.resultMs;
  }, 0);
}
