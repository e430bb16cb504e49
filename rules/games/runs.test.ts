import { expect, it } from 'vitest';
import { arePressesInOrder, RUN, roundsFitDuration, runsToCompare, runVariant, showsScore } from './runs.ts';

it('names the choice of a run', () => {
  expect(runVariant({ durationMs: 1, difficulty: 'normal' })).toBe('normal');
  expect(runVariant({ durationMs: 1, difficulty: 'easy', withoutClock: true })).toBe('easy without a clock');
  expect(runVariant({ durationMs: 1, difficulty: 'easy', withoutClock: false })).toBe('easy');
  expect(runVariant({ durationMs: 1, withoutClock: true })).toBe('without a clock');
  expect(runVariant({ durationMs: 1 })).toBe('');
  expect(runVariant({ durationMs: 1, startLevel: 3 })).toBe('with levels');
  expect(runVariant({ durationMs: 1, startLevel: 4, withoutClock: true })).toBe('with levels');
  expect(runVariant({ durationMs: 1, shownAs: 'pictures', withoutClock: true })).toBe('without a clock');
  expect(runVariant({ durationMs: 1, shownAs: 'words', withoutClock: true })).toBe('words without a clock');
  expect(runVariant({ durationMs: 1, shownAs: 'words', withoutClock: false })).toBe('words');
});

it('lets parts exceed the run by one rounded millisecond each, and by any time at the longest duration', () => {
  expect([1000, 998, 997].map((durationMs) => roundsFitDuration([400, 600], durationMs))).toEqual([true, true, false]);
  expect(roundsFitDuration([], 0)).toBe(true);
  expect(roundsFitDuration([RUN.longestMs, RUN.longestMs], RUN.longestMs)).toBe(true);
  expect(roundsFitDuration([RUN.longestMs, RUN.longestMs], RUN.longestMs - 1)).toBe(false);
});

it('accepts presses in order, also simultaneous ones, and none after the end', () => {
  const at = (...times: number[]) =>
    arePressesInOrder(
      times.map((atMs) => ({ atMs })),
      500,
    );
  expect([at(), at(0, 100, 100, 500), at(100, 99), at(501)]).toEqual([true, true, false, false]);
});

it('shows the score of a run that can tell something and was not calm', () => {
  const choice = runVariant({ durationMs: 1, isCalm: false });
  expect([showsScore({ choice }), showsScore({ choice, validity: 'wild-pressing' })]).toEqual([true, false]);
  expect(showsScore({ choice: runVariant({ durationMs: 1, isCalm: true }) })).toBe(false);
});

it('compares runs that can be luck only beside enough that tell something, and no others that say little', () => {
  const runs = (...validities: ('' | 'like-chance' | 'too-fast')[]) =>
    validities.map((validity) => (validity ? { validity } : {}));
  expect(runsToCompare(runs('like-chance', '', ''))).toHaveLength(2);
  expect(runsToCompare(runs('like-chance', '', '', ''))).toHaveLength(4);
  expect(runsToCompare(runs('too-fast', '', '', ''))).toHaveLength(3);
});
