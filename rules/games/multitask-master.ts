import { percentageOf } from '../percentage.ts';
import { drawDistinct, type Random, seededRandom } from '../random.ts';
import { doPartsFit, RUN, type RunResult } from '../runs.ts';
import { answerTo, drawnSums, type Sum } from './arithmetic.ts';
import { SHAPES, type Shape } from './shapes.ts';

export const MULTITASK_DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type MultitaskDifficulty = (typeof MULTITASK_DIFFICULTIES)[number];

/** Every number of Multitask Master. */
export const MULTITASK_MASTER = {
  rounds: 10,
  roundMs: { easy: 20_000, medium: 12_000, hard: 8_000 },
  /** From here on a clock says how little is left; it is enough for one more answer. */
  lateFromMs: { easy: 5_000, medium: 4_000, hard: 3_000 },
  shapesShown: { easy: 4, medium: 6, hard: 9 },
  /** The harder signs come first: they take the rounds that are left when ten is shared out. */
  signs: { easy: ['−', '+'], medium: ['×', '−', '+'], hard: ['÷', '×', '−', '+'] },
  pointsPerRound: 2,
  resultMs: 1500,
  /** How much longer than their time a round and its result together can be reported; late frames make them so. */
  mostLateMs: 1000,
  /** The longest number the keypad takes. */
  mostDigits: 3,
  championFromPercent: 70,
  focusMasterFromPercent: 75,
  fastLearnerFromPercent: 50,
  /** The least percentage of two, three, four and five stars. */
  starsFromPercent: [30, 50, 70, 90],
} as const;

/** What there is to do in a round. */
export type MultitaskTasks = {
  wanted: Shape;
  /** The shapes to choose from, in the order of their places; one of them is the wanted one. */
  shapes: readonly Shape[];
  sum: Sum;
};

/** What was answered in a round; null where nothing was before the time ran out. */
export type MultitaskAnswers = {
  /** The place of the picked shape, from 0. */
  pickedShape: number | null;
  answeredSum: number | null;
};

/** What happened in a run. Its rounds follow from the seed. */
export type MultitaskRun = {
  /** Milliseconds from the start to the end, without pauses. */
  durationMs: number;
  withoutClock: boolean;
  seed: number;
  difficulty: MultitaskDifficulty;
  /** The answers of every round, with the milliseconds it lasted until both were given or its time ran out. */
  rounds: readonly (MultitaskAnswers & { durationMs: number })[];
};

/** The tasks of all rounds. No shape is wanted twice and no sum is asked twice in a run. */
export function multitaskTasks(seed: number, difficulty: MultitaskDifficulty): MultitaskTasks[] {
  const random = seededRandom(seed);
  const { rounds, signs, shapesShown } = MULTITASK_MASTER;
  const wantedShapes = drawDistinct(SHAPES, rounds, random);
  return drawnSums(signs[difficulty], rounds, random).flatMap((sum, round) =>
    wantedShapes.slice(round, round + 1).map((wanted) => ({
      wanted,
      shapes: shapesWith(wanted, shapesShown[difficulty], random),
      sum,
    })),
  );
}

/** Which of a round's answers are right. */
export function rightAnswers(tasks: MultitaskTasks, { pickedShape, answeredSum }: MultitaskAnswers) {
  return {
    shape: pickedShape !== null && tasks.shapes[pickedShape] === tasks.wanted,
    sum: answeredSum === answerTo(tasks.sum),
  };
}

/** How many shapes were found, sums solved, and rounds in which both came right. */
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

/** A point for every right answer, of 20; the level is the difficulty from 1 to 3. */
export function multitaskResult(run: MultitaskRun): RunResult {
  const { shapesFound, sumsSolved } = multitaskCounts(run);
  return { score: shapesFound + sumsSolved, level: MULTITASK_DIFFICULTIES.indexOf(run.difficulty) + 1 };
}

/** A score as the percentage of the most there can be. */
export function multitaskPercent(score: number): number {
  return percentageOf(score, MULTITASK_MASTER.rounds * MULTITASK_MASTER.pointsPerRound);
}

/**
 * The least milliseconds in which a hand can play this run: every result is shown, every answer takes its presses, and
 * with a clock a round with something unanswered takes all its time.
 */
export function multitaskLeastDurationMs({ withoutClock, difficulty, rounds }: MultitaskRun): number {
  const { resultMs, roundMs } = MULTITASK_MASTER;
  const answerMs = rounds.map((answers) =>
    withoutClock || isAnswered(answers) ? pressesOf(answers) * RUN.leastPressMs : roundMs[difficulty],
  );
  return answerMs.reduce((sum, ms) => sum + ms + resultMs, 0);
}

/** The longest that such a run is reported to take, in milliseconds; only a clock bounds it. */
export function multitaskLongestMs({ withoutClock, rounds }: Pick<MultitaskRun, 'withoutClock' | 'rounds'>): number {
  if (withoutClock) return RUN.longestMs;
  const { resultMs, mostLateMs } = MULTITASK_MASTER;
  return rounds.reduce((sum, { durationMs }) => sum + durationMs + resultMs + mostLateMs, 0);
}

/**
 * Whether a run can have gone like that: only shapes that were shown were picked, only a clock ended a round with
 * something unanswered, at its whole time, and the rounds with their results fill the run.
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
    doPartsFit(
      rounds.map((round) => round.durationMs + MULTITASK_MASTER.resultMs),
      durationMs,
    ) &&
    durationMs <= multitaskLongestMs(run)
  );
}

/** Whether both tasks of a round were answered, rightly or not. */
export function isAnswered({ pickedShape, answeredSum }: MultitaskAnswers): boolean {
  return pickedShape !== null && answeredSum !== null;
}

/** One for the shape; one for each digit of the sum and one to send it. */
function pressesOf({ pickedShape, answeredSum }: MultitaskAnswers): number {
  return (pickedShape === null ? 0 : 1) + (answeredSum === null ? 0 : String(answeredSum).length + 1);
}

function shapesWith(wanted: Shape, count: number, random: Random): Shape[] {
  const others = SHAPES.filter((shape) => shape !== wanted);
  const shown = [wanted, ...drawDistinct(others, count - 1, random)];
  return drawDistinct(shown, count, random);
}
