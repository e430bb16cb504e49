import { describe, expect, it } from 'vitest';
import { seededRandom } from '#rules/figures/random.ts';
import { LEVELS, validLevel } from '#rules/games/levels.ts';
import { differencesAt, SPOT_LEVELS, spotLevelStep } from '#rules/games/spot-the-difference/spot-levels.ts';
import { meanOf } from '../figures.ts';

/** The share of the differences that a player finds at their own level. */
const FOUND_AT_OWN_LEVEL = 0.7;
const PLAYERS = 500;

/**
 * The mean level at which simulated players play, in the given runs, counted from 1.
 * Each difference is found with a probability that is 70 % at the player's own level
 * and falls with the level; on average one press a run is beside a difference.
 */
function meanSpotLevel(own: number, start: number, runs: { from: number; to: number }): number {
  return meanOf(played(own, start, runs).map(({ level }) => level));
}

/** Whether a run went well: so many differences were found that the level does not fall. */
function isSuccess({ found, level }: Played): boolean {
  return found > SPOT_LEVELS.mostShareToFall * differencesAt(level);
}

type Played = { level: number; found: number };

function played(own: number, start: number, runs: { from: number; to: number }): Played[] {
  const random = seededRandom(Math.round(own * 100));
  const all: Played[] = [];
  for (let player = 0; player < PLAYERS; player += 1) {
    let level = start;
    for (let run = 1; run <= runs.to; run += 1) {
      const differences = differencesAt(level);
      const found = countOf(differences, chanceAt(level - own), random);
      const misses = countOf(10, 0.1, random);
      if (run >= runs.from) all.push({ level, found });
      const step = spotLevelStep({ withoutClock: false, all: differences, found, misses });
      level = validLevel('spot-the-difference', level + step);
    }
  }
  return all;
}

/** The probability is logistic: 70 % at 0, with odds that fall by a factor of e for each level above. */
function chanceAt(levelsAbove: number): number {
  const odds = (FOUND_AT_OWN_LEVEL / (1 - FOUND_AT_OWN_LEVEL)) * Math.exp(-levelsAbove);
  return odds / (1 + odds);
}

function countOf(tries: number, chance: number, random: () => number): number {
  return Array.from({ length: tries }, random).filter((drawn) => drawn < chance).length;
}

/** In the middle of the levels; near an end, the levels lean away from it. */
const OWN_LEVELS = [2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7];

describe('the levels of simulated players of Spot the Difference', () => {
  it.each(OWN_LEVELS)('are those at which they find 70 %% of the differences, within 0.2: %d', (own) => {
    const bias = meanSpotLevel(own, Math.round(own), { from: 1, to: 20 }) - own;
    expect(Math.abs(bias)).toBeLessThanOrEqual(0.2);
  });

  it.each(OWN_LEVELS)('are so from the eleventh run on when they start at level 1: %d', (own) => {
    const bias = meanSpotLevel(own, 1, { from: 11, to: 30 }) - own;
    expect(Math.abs(bias)).toBeLessThanOrEqual(0.2);
  });
});

describe.each([2, 4, 6, 8, 10, 11])('players whose own level is %d', (own) => {
  it.each([1, LEVELS['spot-the-difference'].highest])(
    'are within one level of it, on average, in as many runs as they are away from level %d, and six more',
    (start) => {
      const run = Math.abs(own - start) + 6;
      expect(Math.abs(meanSpotLevel(own, start, { from: run + 1, to: run + 1 }) - own)).toBeLessThanOrEqual(1);
    },
  );

  it('succeed in 70 to 85 % of their runs there', () => {
    const runs = played(own, own, { from: 7, to: 26 });
    const percent = (100 * runs.filter(isSuccess).length) / runs.length;
    expect(percent).toBeGreaterThanOrEqual(70);
    expect(percent).toBeLessThanOrEqual(85);
  });
});
