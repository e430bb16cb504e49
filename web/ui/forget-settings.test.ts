import { expect, it } from 'vitest';
import { afterDeletion } from './forget-settings.ts';

const AT = '2026-11-21T09:00:00.000Z';
const LARGE = { size: { value: 2, changedAt: AT } };
const HIDDEN = { clock: { value: 'hidden', changedAt: AT } } as const;

it('a device on which somebody deleted their account shows what it showed, and knows nothing of them any more', () => {
  const kept = { owner: 'ada', shown: LARGE, waiting: { ada: LARGE, bo: HIDDEN } };
  expect(afterDeletion(kept, 'ada')).toEqual({ owner: null, shown: LARGE, waiting: { bo: HIDDEN } });
  expect(afterDeletion(kept, 'bo')).toEqual({ owner: 'ada', shown: LARGE, waiting: { ada: LARGE } });
});
