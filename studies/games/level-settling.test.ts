import { describe, expect, it } from 'vitest';
import { type Random, seededRandom } from '#rules/figures/random.ts';
import { inLongForm } from '#rules/testing/long-form.ts';
import { moleLevelAfterRuns, simonLevelAfterRuns } from './mole-players.ts';

const PLAYERS = inLongForm(400, 10);

/** The levels of those players who are more than one level from their own after as many runs as they were away, and six more. */
function notSettled(own: number, startLevel: number, after: (runs: number, random: Random) => number): number[] {
  const random = seededRandom(1);
  const runs = Math.abs(own - startLevel) + 6;
  const levels = Array.from({ length: PLAYERS }, () => after(runs, random));
  return levels.filter((level) => Math.abs(level - own) > 1);
}

describe('although a run moves a level by at most one, it settles in as many runs as it is away, and six more', () => {
  it.each([
    { own: 12, startLevel: 1 },
    { own: 12, startLevel: 16 },
    { own: 5, startLevel: 12 },
  ])('in Whack-a-Mole, for a player of level $own from level $startLevel', ({ own, startLevel }) => {
    const player = { level: own, spread: 0.25 };
    expect(notSettled(own, startLevel, (runs, random) => moleLevelAfterRuns(player, startLevel, runs, random))).toEqual(
      [],
    );
  });

  it.each([
    { own: 3, startLevel: 1 },
    { own: 7, startLevel: 1 },
    { own: 5, startLevel: 9 },
  ])('in Simon, for a player who repeats half of $own pads, from level $startLevel', ({ own, startLevel }) => {
    const player = { span: own, spread: 0.6 };
    expect(
      notSettled(own, startLevel, (runs, random) => simonLevelAfterRuns(player, startLevel, runs, random)),
    ).toEqual([]);
  });
});
