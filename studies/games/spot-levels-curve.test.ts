import { describe, expect, it } from 'vitest';
import { seededRandom } from '#rules/figures/random.ts';
import { validLevel } from '#rules/games/levels.ts';
import { spotLevelStep } from '#rules/games/spot-the-difference/spot-levels.ts';
import { SPOT_THE_DIFFERENCE } from '#rules/games/spot-the-difference/spot-the-difference.ts';

/** The share of the differences that a player finds at their own level. */
const FOUND_AT_OWN_LEVEL = 0.7;
const PLAYERS = 500;

/**
 * The mean level at which simulated players play, in the given runs, counted from 1.
 * Each difference is found with a probability that is 70 % at the player's own level
 * and falls with the level; on average one press a run is beside a difference.
 */
function meanSpotLevel(own: number, start: number, runs: { from: number; to: number }): number {
  const random = seededRandom(Math.round(own * 100));
  const levels: number[] = [];
  for (let player = 0; player < PLAYERS; player += 1) {
    let level = start;
    for (let run = 1; run <= runs.to; run += 1) {
      if (run >= runs.from) levels.push(level);
      const found = countOf(SPOT_THE_DIFFERENCE.differences, chanceAt(level - own), random);
      const misses = countOf(10, 0.1, random);
      level = validLevel('spot-the-difference', level + spotLevelStep({ withoutClock: false, found, misses }));
    }
  }
  return levels.reduce((sum, level) => sum + level, 0) / levels.length;
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
