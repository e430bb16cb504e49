import { describe, expect, it } from 'vitest';
import { seededRandom } from '#rules/figures/random.ts';
import { LEVELS } from '#rules/games/levels.ts';
import { inLongForm } from '#rules/testing/long-form.ts';
import { LEVEL_PLAYERS } from './level-players.ts';

const PLAYERS = inLongForm(200, 8);
/** The runs of each player after settling. */
const RUNS_THERE = 10;
/** Whom a level does not fit after that many runs, in percent. */
const MOST_NOT_SETTLED = 2;

/** Six skills, as the levels that are the players' own. */
const SKILLS = {
  simon: [3, 4, 5, 6, 7, 9],
  'multitask-master': [2, 4, 6, 8, 10, 11],
  'whack-a-mole': [3, 6, 9, 12, 15, 18],
} as const;
const GAMES = Object.keys(SKILLS) as (keyof typeof SKILLS)[];

/** How many levels above their own some players begin. */
const ABOVE = 6;

describe.each(GAMES)('players of six skills, from level 1 and from above, in %s', (game) => {
  const play = LEVEL_PLAYERS[game];
  const random = seededRandom(1);
  let settled = 0;
  let notSettled = 0;
  const there = { succeeded: 0, all: 0 };
  for (const own of SKILLS[game])
    for (const begin of [1, Math.min(own + ABOVE, LEVELS[game].highest)])
      for (let player = 0; player < PLAYERS; player += 1) {
        let level = begin;
        const next = () => {
          const run = play(own, level, random);
          if (level === own) {
            there.succeeded += run.succeeded;
            there.all += run.all;
          }
          level = run.result.level ?? level;
        };
        for (let run = 0; run < Math.abs(own - begin) + 6; run += 1) next();
        if (Math.abs(level - own) > 1) notSettled += 1;
        else settled += 1;
        for (let run = 0; run < RUNS_THERE; run += 1) next();
      }

  it('are at most one level from their own after as many runs as they were away, and six more', () => {
    expect((100 * notSettled) / (settled + notSettled)).toBeLessThanOrEqual(MOST_NOT_SETTLED);
  });

  it('succeed there in 70 to 85 of 100', () => {
    const percent = (100 * there.succeeded) / there.all;
    expect(percent).toBeGreaterThanOrEqual(70);
    expect(percent).toBeLessThanOrEqual(85);
  });
});
