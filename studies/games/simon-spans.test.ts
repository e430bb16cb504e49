import { describe, expect, it } from 'vitest';
import { inLongForm } from '#rules/testing/long-form.ts';
import { SPAN_PLAYERS, spanError } from './mole-players.ts';

// `npm run operating-curves` simulates more of each kind; docs/measurement.md has its table.
const SAMPLE = { count: inLongForm(800, 80), seed: 1 };

describe.each(SPAN_PLAYERS)('the span of a player who repeats half of $span pads, spread $spread', (player) => {
  it.each([
    ['their level', Math.round(player.span)],
    ['level 1', 1],
  ])('is found without a bias of more than 0.2 pads by one who begins at %s', (_, startLevel) => {
    expect(Math.abs(spanError(player, startLevel, SAMPLE).bias)).toBeLessThanOrEqual(0.2);
  });
});
