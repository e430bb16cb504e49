import { expect, it } from 'vitest';
import { m } from '#messages';
import { sumAnswer } from '#rules/games/multitask-master/arithmetic.ts';
import { multitaskLevelSummary } from '#rules/games/multitask-master/multitask-levels.ts';
import {
  MULTITASK_DIFFICULTIES,
  type MultitaskAnswers,
  type MultitaskDifficulty,
  multitaskBadge,
  multitaskTasks,
} from '#rules/games/multitask-master/multitask-master.ts';
import {
  type MultitaskEvent,
  type MultitaskState,
  multitaskReducer,
  newMultitaskState,
} from '#rules/games/multitask-master/multitask-master-reducer.ts';
import { multitaskLevelRunOf } from '#rules/games/testing/multitask-level-runs.ts';
import { multitaskLevelTip, multitaskTip, spokenSum, spokenWords } from './multitask-words.ts';

const begun: MultitaskState = {
  ...newMultitaskState({ seed: 1, difficulty: 'easy', withoutClock: false }),
  tasks: [
    { wanted: 'star', shapes: ['circle', 'moon', 'star', 'heart'], sum: { left: 8, sign: '×', right: 7 } },
    { wanted: 'moon', shapes: ['circle', 'moon', 'star', 'heart'], sum: { left: 8, sign: '÷', right: 2 } },
  ],
};

const saidAfter = (...events: MultitaskEvent[]) => spokenWords(events.reduce(multitaskReducer, begun));
const picked = (place: number): MultitaskEvent => ({ type: 'shape-picked', place, atMs: 100 });
const answered = (text: string): MultitaskEvent[] => [
  { type: 'box-changed', text, atMs: 200 },
  { type: 'sum-submitted', atMs: 300 },
];
const frame = (atMs: number): MultitaskEvent => ({ type: 'frame-shown', atMs });

it('speaks a sum in words', () => {
  const spoken = (['+', '−', '×', '÷'] as const).map((sign) => spokenSum({ left: 8, sign, right: 4 }));
  expect(spoken).toEqual(['8 plus 4', '8 minus 4', '8 times 4', '8 divided by 4']);
});

it('says what there is to do in each round', () => {
  expect(saidAfter()).toBe('Round 1 of 10. Find the star. 8 times 7.');
  expect(saidAfter(frame(20_000), frame(21_500))).toBe('Round 2 of 10. Find the moon. 8 divided by 2.');
});

it('does not say more while a number is typed', () => {
  expect(saidAfter({ type: 'digit-pressed', digit: 5, atMs: 100 })).toBe(saidAfter());
});

it('says the result of the first answer and the remaining task', () => {
  expect(saidAfter(picked(2))).toBe('Shape found. Now the sum: 8 times 7.');
  expect(saidAfter(picked(0))).toBe('Not this shape. The star is C. Now the sum: 8 times 7.');
  expect(saidAfter(...answered('56'))).toBe('8 times 7 is 56. Now find the star.');
  expect(saidAfter(...answered('54'))).toBe('You wrote 54. 8 times 7 is 56. Now find the star.');
});

it('says the result of the round', () => {
  expect(saidAfter(picked(2), ...answered('56'))).toBe('Shape found. 8 times 7 is 56.');
  expect(saidAfter(picked(0), ...answered('54'))).toBe('Not this shape. The star is C. You wrote 54. 8 times 7 is 56.');
  expect(saidAfter(frame(20_000))).toBe('The star is C. 8 times 7 is 56.');
});

it('names the badges', () => {
  const badges = [100, 75, 50, 49].map((percent) => multitaskBadge(percent, percent === 100 ? 'hard' : 'easy'));
  expect(badges.map((badge) => m['games.multitask_master.badge']({ badge }))).toEqual([
    'Multitasking Champion',
    'Focus Master',
    'Fast Learner',
    'Keep Practicing',
  ]);
});

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

it('has nothing to suggest after 20 of 20 right, and something after 19', () => {
  const allRight = ({ wantedAt, answer }: Right) => ({ pickedShape: wantedAt, answeredSum: answer });
  const oneWrong = ({ wantedAt, answer, at }: Right) => ({ pickedShape: wantedAt, answeredSum: answer + (at ? 0 : 1) });
  for (const difficulty of MULTITASK_DIFFICULTIES) {
    expect(tipFor(allRight, difficulty)).toBeNull();
    expect(tipFor(oneWrong, difficulty)).toContain('picking the shape first');
  }
});

it('with levels has nothing to suggest when both were right in every round', () => {
  const tip = (isRight: Parameters<typeof multitaskLevelRunOf>[1]) =>
    multitaskLevelTip(multitaskLevelSummary(multitaskLevelRunOf(3, isRight)));
  expect(tip(() => true)).toBeNull();
  expect(tip((asked) => asked !== 'both')).toContain('picking the shape first');
  expect(tip((asked) => asked === 'sum')).toContain('looking at all of the shapes');
});

it('suggests to play without a clock when the time ran out in two rounds', () => {
  expect(
    tipFor(({ wantedAt, answer, at }) => ({ pickedShape: at > 7 ? null : wantedAt, answeredSum: answer })),
  ).toContain('without a clock');
});

it('is about the task that went less well', () => {
  const sumsOnly = ({ wantedAt, answer }: Right) => ({ pickedShape: (wantedAt + 1) % 4, answeredSum: answer });
  const shapesOnly = ({ wantedAt, answer }: Right) => ({ pickedShape: wantedAt, answeredSum: answer + 1 });
  expect(tipFor(sumsOnly)).toContain('looking at all of the shapes');
  expect(tipFor(shapesOnly)).toContain('picking the shape first');
});
