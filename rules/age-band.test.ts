import { expect, it } from 'vitest';
import { needsGrownUp } from './age-band.ts';

it('under 13 a grown-up makes the account; from 13 on nobody else has to', () => {
  expect(needsGrownUp('under-13')).toBe(true);
  expect(needsGrownUp('13-to-17')).toBe(false);
  expect(needsGrownUp('18-or-older')).toBe(false);
});
