import type { SceneLevel } from '../levels.ts';

const SEEDS = Array.from({ length: 1000 }, (_, place) => place * 7_919);
/** Of the levels above the first, so that `npm test` is short. `npm run test:release` tests all seeds of every level. */
const FEWER = 200;

/** The seeds of the scenes that are tested; `hasEvery`: all of every level. */
export function seedsOf(level: SceneLevel, hasEvery: boolean): readonly number[] {
  return level === 1 || hasEvery ? SEEDS : SEEDS.slice(0, FEWER);
}
