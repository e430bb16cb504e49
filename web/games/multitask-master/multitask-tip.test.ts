import { expect, it } from 'vitest';
import { sumAnswer } from '#rules/games/arithmetic.ts';
import { type MultitaskAnswers, type MultitaskDifficulty, multitaskTasks } from '#rules/games/multitask-master.ts';
import { multitaskTip } from './multitask-tip.ts';

type Right = { wantedAt: number; answer: number; at: number };

const tipFor = (answer: (right: Right) => MultitaskAnswers, difficulty: MultitaskDifficulty = 'easy') =>
  multitaskTip({
    durationMs: 60_000,
    withoutClock: false,
    seed: 3,
    difficulty,
    rounds: multitaskTasks(3, difficulty).map(({ shapes, wanted, sum }, at) => ({
      ...answer({ wantedAt: shapes.indexOf(wanted), answer: sumAnswer(sum), at }),
      durationMs: 4000,
    })),
  });

it('names the next difficulty when every answer was right, while there is one', () => {
  const allRight = ({ wantedAt, answer }: Right) => ({ pickedShape: wantedAt, answeredSum: answer });
  expect(tipFor(allRight, 'easy')).toContain('medium');
  expect(tipFor(allRight, 'medium')).toContain('hard');
  expect(tipFor(allRight, 'hard')).not.toContain('Next time');
});

it('tells of playing without a clock when the time ran out in a round', () => {
  expect(
    tipFor(({ wantedAt, answer, at }) => ({ pickedShape: at === 4 ? null : wantedAt, answeredSum: answer })),
  ).toContain('without a clock');
});

it('speaks of the task that went less well', () => {
  const sumsOnly = ({ wantedAt, answer }: Right) => ({ pickedShape: (wantedAt + 1) % 4, answeredSum: answer });
  const shapesOnly = ({ wantedAt, answer }: Right) => ({ pickedShape: wantedAt, answeredSum: answer + 1 });
  expect(tipFor(sumsOnly)).toContain('looking at all of the shapes');
  expect(tipFor(shapesOnly)).toContain('picking the shape first');
});
