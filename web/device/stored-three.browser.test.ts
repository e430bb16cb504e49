import { beforeEach, expect, it } from 'vitest';
import { forgetLearner, TODAYS_THREE_KEY } from './stored-learner.ts';
import { type StoredThree, storedThree, storeThree } from './stored-three.ts';

const OF_ADA: StoredThree = {
  owner: 'ada',
  day: '2026-11-21',
  three: ['simon', 'picture-words', 'whack-a-mole'],
  others: ['spot-the-difference', 'multitask-master'],
  previous: null,
  hiddenOn: null,
};

beforeEach(() => localStorage.clear());

it('keeps the suggestions for their learner alone, until they sign out', () => {
  storeThree(OF_ADA);
  expect(storedThree('ada')).toEqual(OF_ADA);
  expect(storedThree('bo')).toBeNull();
  expect(storedThree(null)).toBeNull();
  forgetLearner();
  expect(storedThree('ada')).toBeNull();
});

it('keeps those of a visitor beside those of a learner', () => {
  storeThree(OF_ADA);
  storeThree({ ...OF_ADA, owner: null, hiddenOn: '2026-11-21' });
  forgetLearner();
  expect(storedThree(null)?.hiddenOn).toBe('2026-11-21');
});

it.each([
  ['a game of another version', JSON.stringify({ ...OF_ADA, three: ['chess', ...OF_ADA.three.slice(1)] })],
  ['an entry without suggestions', '{"owner":"ada","day":"2026-11-21"}'],
])('reads %s as none', (_what, text) => {
  localStorage.setItem(TODAYS_THREE_KEY, text);
  expect(storedThree('ada')).toBeNull();
});
