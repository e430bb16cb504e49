import { beforeEach, expect, it } from 'vitest';
import { forgetLearner } from '../../device/stored-learner.ts';
import { hasSeenWordTraits, markWordTraitsSeen } from './seen-word-traits.ts';

beforeEach(() => localStorage.clear());

it('is remembered for the learner or visitor who saw it', () => {
  expect([hasSeenWordTraits('ada'), hasSeenWordTraits(null)]).toEqual([false, false]);
  markWordTraitsSeen('ada');
  expect([hasSeenWordTraits('ada'), hasSeenWordTraits(null), hasSeenWordTraits('bo')]).toEqual([true, false, false]);
  markWordTraitsSeen(null);
  expect([hasSeenWordTraits('ada'), hasSeenWordTraits(null)]).toEqual([false, true]);
});

it('is forgotten when the learner signs out', () => {
  markWordTraitsSeen('ada');
  forgetLearner();
  expect(hasSeenWordTraits('ada')).toBe(false);
});
