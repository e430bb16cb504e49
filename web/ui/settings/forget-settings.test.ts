import { expect, it } from 'vitest';
import { afterDeletion } from './forget-settings.ts';

const AT = '2026-11-21T09:00:00.000Z';
const LARGE = { size: { value: 2, changedAt: AT } };
const HIDDEN = { clock: { value: 'hidden', changedAt: AT } } as const;

it('after an account is deleted, its device shows the same settings and stores nothing of the learner', () => {
  const kept = { owner: 'ada', shown: LARGE, waiting: { ada: LARGE, bo: HIDDEN } };
  expect(afterDeletion(kept, 'ada')).toEqual({ owner: null, shown: LARGE, waiting: { bo: HIDDEN } });
  expect(afterDeletion(kept, 'bo')).toEqual({ owner: 'ada', shown: LARGE, waiting: { ada: LARGE } });
});
