import { expect, it } from 'vitest';
import { needsGrownUp } from './age-band.ts';

it('needs a grown-up under 13 only, not where the age is not known', () => {
  expect(needsGrownUp('under-13')).toBe(true);
  expect(needsGrownUp('13-to-17')).toBe(false);
  expect(needsGrownUp('18-or-older')).toBe(false);
  expect(needsGrownUp(null)).toBe(false);
});
