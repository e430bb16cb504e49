import { describe, expect, it } from 'vitest';
import { SPAN_PLAYERS, spanError } from './simon-spans.ts';

// `npm run operating-curves` simulates more of each kind; docs/measurement.md has its table.
const SAMPLE = { count: 800, seed: 1 };

describe.each(SPAN_PLAYERS)('the span of a player who repeats half of $span pads, spread $spread', (player) => {
  it('is found without a bias of more than 0.2 pads by one who begins at their level', () => {
    expect(Math.abs(spanError(player, Math.round(player.span), SAMPLE).bias)).toBeLessThanOrEqual(0.2);
  });
});

it('the span is found without a bias of more than 0.3 pads by one who begins at level 1', () => {
  const biases = SPAN_PLAYERS.map((player) => Math.abs(spanError(player, 1, SAMPLE).bias));
  expect(Math.max(...biases)).toBeLessThanOrEqual(0.3);
});
