import fc from 'fast-check';
import { expect, it } from 'vitest';
import { XP, type XpAllowance, xpAllowanceAtSignUp, xpForPoints } from './experience-points.ts';
import { POINTS_PER_RUN } from './points.ts';

const SIGN_UP_MS = Date.parse('2026-11-21T10:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const MIDNIGHT_MS = Date.parse('2026-11-22T00:00:00.000Z');

/** The XP of runs that arrive at these instants. */
function xpOf(arrivals: readonly number[], signedUpMs = SIGN_UP_MS): number {
  let allowance: XpAllowance = xpAllowanceAtSignUp(signedUpMs);
  let sum = 0;
  for (const arrivedMs of arrivals) {
    const earned = xpForPoints(allowance, POINTS_PER_RUN, arrivedMs);
    allowance = earned.allowance;
    sum += earned.xp;
  }
  return sum;
}
const runs = (count: number, arrivedMs: number) => Array<number>(count).fill(arrivedMs);

it('ten runs on the day of the sign-up give 100 XP, and the eleventh gives none', () => {
  expect([1, 9, 10, 11, 1000].map((count) => xpOf(runs(count, SIGN_UP_MS)))).toEqual([10, 90, 100, 100, 100]);
});

it('100 more come with each day in UTC', () => {
  const [lastMs, firstMs] = [MIDNIGHT_MS - 1, MIDNIGHT_MS];
  expect(xpOf([...runs(11, SIGN_UP_MS), ...runs(11, lastMs)])).toBe(100);
  expect(xpOf([...runs(11, SIGN_UP_MS), ...runs(11, firstMs)])).toBe(200);
  expect(xpOf([...runs(11, SIGN_UP_MS), ...runs(21, firstMs + DAY_MS)])).toBe(300);
});

it('at most 700 are saved up, after six days', () => {
  const after = (days: number) => xpOf(runs(100, SIGN_UP_MS + days * DAY_MS));
  expect([0, 1, 5, 6, 7, 400].map(after)).toEqual([100, 200, 600, 700, 700, 700]);
});

it('what a run did not give does not come later', () => {
  expect(xpOf([...runs(30, SIGN_UP_MS), MIDNIGHT_MS])).toBe(110);
});

it('a clock that was put back adds nothing and takes nothing', () => {
  expect(xpOf([...runs(5, SIGN_UP_MS), ...runs(10, SIGN_UP_MS - 3 * DAY_MS)])).toBe(100);
});

it('the XP are never more than the points, nor than 100 for each day since the sign-up, that day too', () => {
  const arrivals = fc.array(fc.integer({ min: SIGN_UP_MS, max: SIGN_UP_MS + 10 * DAY_MS }), { maxLength: 300 });
  fc.assert(
    fc.property(arrivals, (all) => {
      const inOrder = all.toSorted((a, b) => a - b);
      const days = Math.floor((inOrder.at(-1) ?? SIGN_UP_MS) / DAY_MS) - Math.floor(SIGN_UP_MS / DAY_MS);
      const xp = xpOf(inOrder);
      expect(xp).toBeLessThanOrEqual(XP.atSignUp + days * XP.perDay);
      expect(xp).toBeLessThanOrEqual(POINTS_PER_RUN * all.length);
    }),
  );
});

it('ten runs a day give all their XP, in whatever batches of up to a week they arrive', () => {
  const batches = fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 20 });
  fc.assert(
    fc.property(batches, (daysOfBatches) => {
      let day = -1;
      const arrivals = daysOfBatches.flatMap((days) => {
        day += days;
        return runs(10 * days, MIDNIGHT_MS + day * DAY_MS);
      });
      expect(xpOf(arrivals, MIDNIGHT_MS)).toBe(POINTS_PER_RUN * arrivals.length);
    }),
  );
});
