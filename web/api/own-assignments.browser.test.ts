import { beforeEach, expect, it } from 'vitest';
import { ASSIGNMENTS_KEY, forgetLearner } from '../device/stored-learner.ts';
import { storeAssignments, storedAssignments } from './own-assignments.ts';

const OF_ADA = { owner: 'ada', assignments: [], isShown: false };

beforeEach(() => localStorage.clear());

it('is kept for its learner alone until they sign out', () => {
  storeAssignments(OF_ADA);
  expect(storedAssignments('ada')).toMatchObject(OF_ADA);
  expect(storedAssignments('bo')).toBeNull();
  forgetLearner();
  expect(storedAssignments('ada')).toBeNull();
});

it.each([
  ['another version', JSON.stringify({ ...OF_ADA, version: 99 })],
  ['an entry without a list', JSON.stringify({ version: 1, owner: 'ada' })],
])('reads %s as none', (_what, text) => {
  localStorage.setItem(ASSIGNMENTS_KEY, text);
  expect(storedAssignments('ada')).toBeNull();
});
