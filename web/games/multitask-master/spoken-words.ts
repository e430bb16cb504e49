import { spokenSum, sumAnswer } from '#rules/games/arithmetic.ts';
import {
  MULTITASK_MASTER,
  type MultitaskAnswers,
  type MultitaskTasks,
  rightAnswers,
} from '#rules/games/multitask-master.ts';
import { type MultitaskState, openTasks, tasksOnScreen } from '#rules/games/multitask-master-reducer.ts';
import { letterOf } from './places.ts';

/** What a screen reader is told now: what there is to do in the round, or what came of it. */
export function spokenWords(sitting: MultitaskState): string {
  const tasks = tasksOnScreen(sitting);
  const { answers } = sitting;
  const open = openTasks(sitting);
  const sum = `${spokenSum(tasks.sum)}.`;
  if (open.shape && open.sum)
    return `Round ${sitting.at + 1} of ${MULTITASK_MASTER.rounds}. Find the ${tasks.wanted}. ${sum}`;
  if (open.sum) return `${shapeWords(tasks, answers)} Now the sum: ${sum}`;
  if (open.shape) return `${sumWords(tasks, answers)} Now find the ${tasks.wanted}.`;
  return `${shapeWords(tasks, answers)} ${sumWords(tasks, answers)}`;
}

function shapeWords(tasks: MultitaskTasks, answers: MultitaskAnswers): string {
  const place = `The ${tasks.wanted} is ${letterOf(tasks.shapes.indexOf(tasks.wanted))}.`;
  if (rightAnswers(tasks, answers).shape) return 'Shape found.';
  return answers.pickedShape === null ? place : `Not this shape. ${place}`;
}

function sumWords({ sum }: MultitaskTasks, { answeredSum }: MultitaskAnswers): string {
  const right = sumAnswer(sum);
  const other = answeredSum === null || answeredSum === right ? '' : `, not ${answeredSum}`;
  return `${spokenSum(sum)} is ${right}${other}.`;
}
