import { m } from '#messages';
import { type Sign, type Sum, sumAnswer } from '#rules/games/multitask-master/arithmetic.ts';
import type { MultitaskLevelSummary } from '#rules/games/multitask-master/multitask-levels.ts';
import {
  isAnswered,
  MULTITASK_MASTER,
  type MultitaskAnswers,
  type MultitaskDifficulty,
  type MultitaskRun,
  type MultitaskTasks,
  multitaskCounts,
  rightAnswers,
} from '#rules/games/multitask-master/multitask-master.ts';
import {
  askedOnScreen,
  type MultitaskState,
  openTasks,
  tasksOnScreen,
} from '#rules/games/multitask-master/multitask-master-reducer.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { letterOf } from './places.ts';

/** The set-up of a game. */
export type MultitaskSetUp = { difficulty: MultitaskDifficulty; withoutClock: boolean };

/** The number of columns for so many shapes. */
export function columnsOf(shapes: number): number {
  return shapes <= 4 ? 2 : 3;
}

/** What a difficulty means, in a sentence. */
export function difficultyWords(difficulty: MultitaskDifficulty): string {
  return m['games.multitask_master.difficulty_hint']({ difficulty, count: MULTITASK_MASTER.shapesShown[difficulty] });
}

/** How long it takes, in a sentence. */
export function timeWords(difficulty: MultitaskDifficulty, withoutClock: boolean): string {
  const { rounds: count, roundMs } = MULTITASK_MASTER;
  return withoutClock
    ? m['games.multitask_master.time_without_clock']({ count })
    : m['games.multitask_master.time']({ count, seconds: roundMs[difficulty] / 1000 });
}

/** For screen readers: the tasks of the round, or their result. */
export function spokenWords(state: MultitaskState): string {
  const tasks = tasksOnScreen(state);
  const { answers } = state;
  const open = openTasks(state);
  const shape = tasks.wanted;
  const sum = spokenSum(tasks.sum);
  const sumSaid = sumWords(tasks.sum, sum, answers.answeredSum);
  const find = m['games.multitask_master.find']({ shape });
  const asked = askedOnScreen(state);
  const round = { round: state.at + 1, rounds: state.asked.length };
  if (open.shape && open.sum) return m['games.multitask_master.spoken.round']({ ...round, find, sum });
  if (asked !== 'both') {
    if (open.shape) return m['games.multitask_master.spoken.one_task']({ ...round, task: find });
    if (open.sum) return m['games.multitask_master.spoken.one_task']({ ...round, task: sum });
    return asked === 'shape' ? shapeWords(tasks, answers) : sumSaid;
  }
  if (open.sum) return joinSentences(shapeWords(tasks, answers), m['games.multitask_master.spoken.now_sum']({ sum }));
  if (open.shape) return joinSentences(sumSaid, m['games.multitask_master.spoken.now_find']({ shape }));
  return joinSentences(shapeWords(tasks, answers), sumSaid);
}

const SIGNS: Readonly<Record<Sign, string>> = { '+': 'plus', '−': 'minus', '×': 'times', '÷': 'divided-by' };

/** A sum for speech synthesis, which omits or misreads the signs: `8 times 7`. */
export function spokenSum({ left, sign, right }: Sum): string {
  return m['games.multitask_master.sum']({ left, sign: SIGNS[sign], right });
}

function shapeWords(tasks: MultitaskTasks, answers: MultitaskAnswers): string {
  if (rightAnswers(tasks, answers).shape) return m['games.multitask_master.spoken.shape_found']();
  const letter = letterOf(tasks.shapes.indexOf(tasks.wanted));
  const place = m['games.multitask_master.spoken.shape_is']({ shape: tasks.wanted, letter });
  const notThis = answers.pickedShape === null ? null : m['games.multitask_master.spoken.not_this_shape']();
  return joinSentences(notThis, place);
}

/**
 * The result of a sum: the given answer if it is wrong, and the correct one. `words` is the sum as it is shown or
 * spoken.
 */
export function sumWords(sum: Sum, words: string, answered: number | null): string {
  const answer = sumAnswer(sum);
  const wrote = answered === null || answered === answer ? null : m['games.multitask_master.you_wrote']({ answered });
  return joinSentences(wrote, m['games.multitask_master.sum_is']({ sum: words, answer }));
}

/** One thing to try next time; null when every answer was right. */
export function multitaskTip(run: MultitaskRun): string | null {
  const { shapesFound, sumsSolved, bothRight } = multitaskCounts(run);
  if (bothRight === MULTITASK_MASTER.rounds) return null;
  const late = run.rounds.filter((round) => !isAnswered(round)).length;
  if (!run.withoutClock && late > 1) return m['games.multitask_master.tip.without_clock']();
  return tipOfCounts(shapesFound, sumsSolved);
}

/** The same after a run with levels. */
export function multitaskLevelTip({ shape, sum, both }: MultitaskLevelSummary): string | null {
  if (both.right === both.rounds) return null;
  return tipOfCounts(shape.right, sum.right);
}

/** About the task that went less well. */
function tipOfCounts(shapes: number, sums: number): string {
  return shapes < sums ? m['games.multitask_master.tip.look_at_all']() : m['games.multitask_master.tip.shape_first']();
}
