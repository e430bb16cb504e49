import { expect, it } from 'vitest';
import { personalBest } from './personal-best.ts';

const run = (runId: string, score: number) => ({ runId, score });

it('is the first without another run, also when the list has the run itself', () => {
  expect(personalBest(run('b', 7), undefined)).toEqual({ is: 'first' });
  expect(personalBest(run('b', 7), run('b', 7))).toEqual({ is: 'first' });
});

it.each([
  [6, 'below'],
  [7, 'same'],
  [8, 'new'],
] as const)('compares %i with a best of 7: %s', (score, is) => {
  expect(personalBest(run('b', score), run('a', 7))).toEqual({ is, best: 7 });
});
