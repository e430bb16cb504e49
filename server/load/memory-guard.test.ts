import { expect, it } from 'vitest';
import { createMemoryGuard } from './memory-guard.ts';

it('is asked often, and looks once a second', () => {
  let looks = 0;
  let isShort = false;
  let now = 0;
  const isMemoryShort = createMemoryGuard(
    () => {
      looks += 1;
      return isShort;
    },
    () => now,
  );
  expect([isMemoryShort(), isMemoryShort()]).toEqual([false, false]);
  isShort = true;
  now = 999;
  expect(isMemoryShort()).toBe(false);
  now = 1000;
  expect([isMemoryShort(), isMemoryShort()]).toEqual([true, true]);
  isShort = false;
  now = 2000;
  expect(isMemoryShort()).toBe(false);
  expect(looks).toBe(3);
});

it('finds this process to have enough', () => {
  expect(createMemoryGuard()()).toBe(false);
});
