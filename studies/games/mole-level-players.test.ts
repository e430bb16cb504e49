import { describe, expect, it } from 'vitest';
import { inLongForm } from '#rules/testing/long-form.ts';
import { MOLE_LEVEL_PLAYERS, moleLevelError } from './mole-players.ts';

// `npm run operating-curves` simulates more of each kind; docs/measurement.md has its table.
const SAMPLE = { count: inLongForm(800, 80), seed: 1 };

describe.each(MOLE_LEVEL_PLAYERS)(
  'the level of a player who touches 70.7 %% at level $level, spread $spread',
  (player) => {
    it.each([
      ['there', player.level],
      ['at level 1', 1],
    ])('is found without a bias of more than 0.2 levels by one who begins %s', (_, startLevel) => {
      expect(Math.abs(moleLevelError(player, startLevel, SAMPLE).bias)).toBeLessThanOrEqual(0.2);
    });
  },
);
