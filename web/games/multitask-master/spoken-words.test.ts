import { expect, it } from 'vitest';
import {
  type MultitaskEvent,
  type MultitaskState,
  multitaskReducer,
  newMultitaskState,
} from '#rules/games/multitask-master-reducer.ts';
import { spokenWords } from './spoken-words.ts';

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

it('says what there is to do in each round', () => {
  expect(saidAfter()).toBe('Round 1 of 10. Find the star. 8 times 7.');
  expect(saidAfter(frame(20_000), frame(21_500))).toBe('Round 2 of 10. Find the moon. 8 divided by 2.');
});

it('does not say more while a number is typed', () => {
  expect(saidAfter({ type: 'digit-pressed', digit: 5, atMs: 100 })).toBe(saidAfter());
});

it('says what came of the first answer, and what is left to do', () => {
  expect(saidAfter(picked(2))).toBe('Shape found. Now the sum: 8 times 7.');
  expect(saidAfter(picked(0))).toBe('Not this shape. The star is C. Now the sum: 8 times 7.');
  expect(saidAfter(...answered('56'))).toBe('8 times 7 is 56. Now find the star.');
  expect(saidAfter(...answered('54'))).toBe('8 times 7 is 56, not 54. Now find the star.');
});

it('says the result of the round', () => {
  expect(saidAfter(picked(2), ...answered('56'))).toBe('Shape found. 8 times 7 is 56.');
  expect(saidAfter(picked(0), ...answered('54'))).toBe('Not this shape. The star is C. 8 times 7 is 56, not 54.');
  expect(saidAfter(frame(20_000))).toBe('The star is C. 8 times 7 is 56.');
});
