import { describe, expect, it } from 'vitest';
import { isPossibleMoleRun, moleLeastDurationMs } from '#rules/games/whack-a-mole/whack-a-mole.ts';
import { inLongForm } from '#rules/testing/long-form.ts';
import { CAREFUL_PLAYERS, ONE_HOLE_PLAYERS, SLOW_WILD_PLAYERS, UNSURE_PLAYERS, WILD_PLAYERS } from './mole-players.ts';
import { canFinish, countWildRuns, MOLE_CHOICES, MOLE_PLAYERS, playMoles } from './simulated-mole-run.ts';

// `npm run operating-curves` simulates 10,000 of each kind; docs/measurement.md has its table.
const SAMPLE = { count: inLongForm(300, 40), seed: 1 };

const withoutClock = MOLE_CHOICES.filter((choice) => choice.withoutClock);
const percentsOf = (player: (typeof MOLE_PLAYERS)[number], choices = MOLE_CHOICES) =>
  choices
    .filter((choice) => canFinish(player, choice))
    .map((choice) => (100 * countWildRuns(player, choice, SAMPLE)) / SAMPLE.count);

describe('wild presses', () => {
  it.each([...WILD_PLAYERS, ...ONE_HOLE_PLAYERS])('are recognised in 95 % or more: $name', (player) => {
    expect(Math.min(...percentsOf(player))).toBeGreaterThanOrEqual(95);
  });

  it.each(SLOW_WILD_PLAYERS)('of three a second are recognised in 80 % or more: $name', (player) => {
    expect(Math.min(...percentsOf(player))).toBeGreaterThanOrEqual(80);
  });
});

describe('players who look for the mole', () => {
  it.each(CAREFUL_PLAYERS)('are said to press wildly in 2 % or fewer: $name', (player) => {
    expect(Math.max(...percentsOf(player))).toBeLessThanOrEqual(2);
  });

  it.each(UNSURE_PLAYERS)('and slip at every second mole are never said to without a clock: $name', (player) => {
    expect(percentsOf(player, withoutClock)).toEqual([0, 0, 0]);
  });
});

it('every simulated run can be saved', () => {
  for (const player of MOLE_PLAYERS)
    for (const choice of MOLE_CHOICES.filter((each) => canFinish(player, each))) {
      const run = playMoles(player, choice, 3);
      expect(isPossibleMoleRun(run)).toBe(true);
      if (player.kind === 'careful') expect(run.durationMs).toBeGreaterThanOrEqual(moleLeastDurationMs(run));
    }
});
