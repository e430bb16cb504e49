import { percentageOf } from '../../figures/percentage.ts';
import { drawDistinct, type Random, seededRandom } from '../../figures/random.ts';
import { RUN, type RunResult, roundsFitDuration } from '../runs.ts';
import { drawSums, SUMS, type Sum, sumAnswer } from './arithmetic.ts';
import { SHAPES, type Shape } from './shapes.ts';

/** The difficulties, the easiest first. */
export const MULTITASK_DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type MultitaskDifficulty = (typeof MULTITASK_DIFFICULTIES)[number];

/**
 * The numbers are from the product specification, except for `lateFromMs`, `maxLateMs` and `maxDigits`, which are our
 * own estimates.
 */
export const MULTITASK_MASTER = {
  rounds: 10,
  roundMs: { easy: 20_000, medium: 12_000, hard: 8_000 },
  /** When this much time remains, the clock warns. It is enough for one more answer. */
  lateFromMs: { easy: 5_000, medium: 4_000, hard: 3_000 },
  shapesShown: { easy: 4, medium: 6, hard: 9 },
  /** Harder signs first: the first ones get the remainder when ten rounds are distributed. */
  signs: { easy: ['−', '+'], medium: ['×', '−', '+'], hard: ['÷', '×', '−', '+'] },
  pointsPerRound: 2,
  /** How long the result of a round is shown. */
  resultMs: 1500,
  /** How much longer than its time a reported round with its result may be, because of late frames. */
  maxLateMs: 1000,
  /** The longest number the keypad accepts. */
  maxDigits: 3,
  /** The lowest percentages of the points for the badges; `champion` is for the hard difficulty only. */
  championFromPercent: 70,
  focusMasterFromPercent: 75,
  fastLearnerFromPercent: 50,
  /** The lowest percentages for two, three, four and five stars. */
  starsFromPercent: [30, 50, 70, 90],
} as const;

/** The two tasks of a round. */
export type MultitaskTasks = {
  wanted: Shape;
  /** The shapes to choose from, in display order, including the wanted one. */
  shapes: readonly Shape[];
  sum: Sum;
};

/** The answers of a round; null when the time ran out first. */
export type MultitaskAnswers = {
  /** The index of the picked shape. */
  pickedShape: number | null;
  answeredSum: number | null;
};

/** A finished run. The seed determines its rounds. */
export type MultitaskRun = {
  /** Milliseconds from start to end, excluding pauses. */
  durationMs: number;
  withoutClock: boolean;
  seed: number;
  difficulty: MultitaskDifficulty;
  /** The answers of every round; `durationMs` is the time until both were given or the time ran out. */
  rounds: readonly (MultitaskAnswers & { durationMs: number })[];
};

/** The tasks of all rounds. No wanted shape and no sum repeats within a run. */
export function multitaskTasks(seed: number, difficulty: MultitaskDifficulty): MultitaskTasks[] {
  const random = seededRandom(seed);
  const { rounds, signs, shapesShown } = MULTITASK_MASTER;
  const wantedShapes = drawDistinct(SHAPES, rounds, random);
  const sums = signs[difficulty].map((sign) => SUMS[sign]);
  return drawSums(sums, rounds, random).flatMap((sum, round) =>
    wantedShapes.slice(round, round + 1).map((wanted) => ({
      wanted,
      shapes: drawShapes(wanted, shapesShown[difficulty], random),
      sum,
    })),
  );
}

/** Which of a round's answers are right. */
export function rightAnswers(tasks: MultitaskTasks, { pickedShape, answeredSum }: MultitaskAnswers) {
  return {
    shape: pickedShape !== null && tasks.shapes[pickedShape] === tasks.wanted,
    sum: answeredSum === sumAnswer(tasks.sum),
  };
}

/** The numbers of shapes found, sums solved, and rounds with both right. */
export function multitaskCounts({ seed, difficulty, rounds }: MultitaskRun) {
  const right = multitaskTasks(seed, difficulty).flatMap((tasks, at) =>
    rounds.slice(at, at + 1).map((answers) => rightAnswers(tasks, answers)),
  );
  return {
    shapesFound: right.filter(({ shape }) => shape).length,
    sumsSolved: right.filter(({ sum }) => sum).length,
    bothRight: right.filter(({ shape, sum }) => shape && sum).length,
  };
}

/** The score is one point per right answer, 0 to 20; the level is the difficulty, 1 to 3. */
export function multitaskResult(run: MultitaskRun): RunResult {
  const { shapesFound, sumsSolved } = multitaskCounts(run);
  return { score: shapesFound + sumsSolved, level: MULTITASK_DIFFICULTIES.indexOf(run.difficulty) + 1 };
}

/** A score as a percentage of the highest score. */
export function multitaskPercent(score: number): number {
  return percentageOf(score, MULTITASK_MASTER.rounds * MULTITASK_MASTER.pointsPerRound);
}

/**
 * The shortest possible duration of a run, in milliseconds: every result is shown in full, every press takes at least
 * `RUN.minPressMs`, and with a clock a round with a missing answer takes its full time.
 */
export function multitaskLeastDurationMs({ withoutClock, difficulty, rounds }: MultitaskRun): number {
  const { resultMs, roundMs } = MULTITASK_MASTER;
  const answerMs = rounds.map((answers) =>
    withoutClock || isAnswered(answers) ? countPresses(answers) * RUN.minPressMs : roundMs[difficulty],
  );
  return answerMs.reduce((sum, ms) => sum + ms + resultMs, 0);
}

/** The longest plausible duration of a run, in milliseconds. */
export function multitaskLongestMs({ withoutClock, rounds }: Pick<MultitaskRun, 'withoutClock' | 'rounds'>): number {
  if (withoutClock) return RUN.longestMs;
  const { resultMs, maxLateMs } = MULTITASK_MASTER;
  return rounds.reduce((sum, { durationMs }) => sum + durationMs + resultMs + maxLateMs, 0);
}

/**
 * Whether a run is plausible: picked shapes were shown, answers are missing only where the clock ran out, and the
 * rounds with their results fit the duration.
 */
export function isPossibleMultitaskRun(run: MultitaskRun): boolean {
  const { durationMs, withoutClock, difficulty, rounds } = run;
  const shapesShown = MULTITASK_MASTER.shapesShown[difficulty];
  const mostMs = withoutClock ? RUN.longestMs : MULTITASK_MASTER.roundMs[difficulty];
  return (
    rounds.every(
      (round) =>
        (round.pickedShape ?? 0) < shapesShown &&
        round.durationMs <= mostMs &&
        (isAnswered(round) || (!withoutClock && round.durationMs === mostMs)),
    ) &&
    roundsFitDuration(
      rounds.map((round) => round.durationMs + MULTITASK_MASTER.resultMs),
      durationMs,
    ) &&
    durationMs <= multitaskLongestMs(run)
  );
}

/** Whether both tasks of a round were answered, right or wrong. */
export function isAnswered({ pickedShape, answeredSum }: MultitaskAnswers): boolean {
  return pickedShape !== null && answeredSum !== null;
}

/** One press for the shape, one per digit of the sum, and one to submit it. */
function countPresses({ pickedShape, answeredSum }: MultitaskAnswers): number {
  return (pickedShape === null ? 0 : 1) + (answeredSum === null ? 0 : String(answeredSum).length + 1);
}

/** `count` shapes in display order, the wanted one among them. */
export function drawShapes(wanted: Shape, count: number, random: Random): Shape[] {
  const others = SHAPES.filter((shape) => shape !== wanted);
  const shown = [wanted, ...drawDistinct(others, count - 1, random)];
  return drawDistinct(shown, count, random);
}

type MultitaskBadge = 'champion' | 'focus-master' | 'fast-learner' | 'keep-practicing';

/** The badge for a percentage of the points, 0 to 100. Only the hard difficulty has `champion`. */
export function multitaskBadge(percent: number, difficulty: MultitaskDifficulty): MultitaskBadge {
  const { championFromPercent, focusMasterFromPercent, fastLearnerFromPercent } = MULTITASK_MASTER;
  if (difficulty === 'hard' && percent >= championFromPercent) return 'champion';
  if (percent >= focusMasterFromPercent) return 'focus-master';
  if (percent >= fastLearnerFromPercent) return 'fast-learner';
  return 'keep-practicing';
}

/** One to five stars for a percentage of the points, 0 to 100. */
export function multitaskStars(percent: number): number {
  return 1 + MULTITASK_MASTER.starsFromPercent.filter((least) => percent >= least).length;
}
