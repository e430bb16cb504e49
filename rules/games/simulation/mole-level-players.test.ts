import { describe, expect, it } from 'vitest';
import { MOLE_LEVEL_PLAYERS, moleLevelError } from './mole-level-players.ts';

// `npm run operating-curves` simulates more of each kind; docs/measurement.md has its table.
const SAMPLE = { count: 800, seed: 1 };

describe.each(MOLE_LEVEL_PLAYERS)(
  'the level of a player who touches 70.7 %% at level $level, spread $spread',
  (player) => {
    it('is found without a bias of more than 0.2 levels by one who begins there', () => {
      expect(Math.abs(moleLevelError(player, player.level, SAMPLE).bias)).toBeLessThanOrEqual(0.2);
    });
  },
);

it('the level is found without a bias of more than 0.7 levels by one who begins at level 1', () => {
  const biases = MOLE_LEVEL_PLAYERS.map((player) => Math.abs(moleLevelError(player, 1, SAMPLE).bias));
  expect(Math.max(...biases)).toBeLessThanOrEqual(0.7);
});
