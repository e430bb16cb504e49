import { expect, it } from 'vitest';
import { needsGrownUp } from './age-band.ts';

it('needs a grown-up under 13 only', () => {
  expect(needsGrownUp('under-13')).toBe(true);
  expect(needsGrownUp('13-to-17')).toBe(false);
  expect(needsGrownUp('18-or-older')).toBe(false);
});
