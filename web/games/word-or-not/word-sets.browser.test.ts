import { beforeEach, expect, it } from 'vitest';
import { WORD_OR_NOT } from '#rules/games/word-or-not/word-or-not.ts';
import { BEGUN_WORD_RUNS_KEY, forgetLearner } from '../../device/stored-learner.ts';
import { beginWordSet } from './word-sets.ts';

beforeEach(() => localStorage.clear());

it('no set comes again within four runs on a device, also of those that were stopped', () => {
  const sets = Array.from({ length: 12 }, () => beginWordSet('ada', 0));
  for (let at = 0; at + WORD_OR_NOT.sets <= sets.length; at += 1)
    expect(new Set(sets.slice(at, at + WORD_OR_NOT.sets)).size).toBe(WORD_OR_NOT.sets);
});

it('another device, or one that forgot the learner, goes on after the runs of the server', () => {
  beginWordSet('ada', 0);
  forgetLearner();
  expect([beginWordSet('ada', 3), beginWordSet('ada', 3)]).toEqual([3, 4]);
});

it('each learner has sets of their own, and one who has just signed up goes on from those of the visitor', () => {
  beginWordSet(null, 0);
  expect([beginWordSet('ada', 0), beginWordSet(null, 0), beginWordSet('ada', 0)]).toEqual([1, 1, 2]);
});

it('what it cannot read counts as no run', () => {
  for (const kept of ['x', '[]', '{"owner":"ada"}', '{"owner":"ada","runs":-2}', '{"owner":"ben","runs":2}']) {
    localStorage.setItem(BEGUN_WORD_RUNS_KEY, kept);
    expect(beginWordSet('ada', 0)).toBe(0);
  }
});
