import { sumAnswer } from '../multitask-master/arithmetic.ts';
import {
  ASKED,
  type Asked,
  type MultitaskLevelRun,
  multitaskLevelTasks,
} from '../multitask-master/multitask-levels.ts';
import { MULTITASK_MASTER } from '../multitask-master/multitask-master.ts';

const USUAL_MS: Record<Asked, number> = { shape: 1500, sum: 2500, both: 5000 };

/** A run with levels; `isRight` says which rounds are right, `timesMs` how long a round of each part takes. */
export function multitaskLevelRunOf(
  startLevel: number,
  isRight: (asked: Asked, round: number) => boolean,
  { seed = 7, timesMs = USUAL_MS } = {},
): MultitaskLevelRun {
  const rounds = multitaskLevelTasks(seed, startLevel).map(({ wanted, shapes, sum }, at) => {
    const asked = ASKED[at] ?? 'both';
    const right = isRight(asked, at);
    const place = shapes.indexOf(wanted);
    return {
      pickedShape: asked === 'sum' ? null : right ? place : (place + 1) % shapes.length,
      answeredSum: asked === 'shape' ? null : sumAnswer(sum) + (right ? 0 : 1),
      durationMs: timesMs[asked],
    };
  });
  const durationMs = rounds.reduce((sum, round) => sum + round.durationMs + MULTITASK_MASTER.resultMs, 0);
  return { durationMs, seed, startLevel, rounds };
}
