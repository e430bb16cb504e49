import { describe, expect, it } from 'vitest';
import { CAREFUL_RELIABILITY } from '#rules/games/careful-moles/careful-moles-summary.ts';
import { inLongForm } from '#rules/testing/long-form.ts';
import { CAREFUL_MEASURES, childOf, countCannotTell, countUsualScores, splitHalfReliability } from './reliability.ts';
import { randomOfPlayer, WILD_PLAYERS } from './simulated-players.ts';

// `npm run operating-curves` simulates more; docs/measurement.md has its tables.
const SAMPLE = { count: inLongForm(200, 50), seed: 1 };
const percent = (count: number, { count: total } = SAMPLE) => (100 * count) / total;

describe.each(Object.entries(WILD_PLAYERS))('a player who %s', (_name, player) => {
  it('cannot be told anything in 95 % of games or more', () => {
    const cannotTell = countCannotTell((seed) => player(randomOfPlayer(seed)), SAMPLE);
    expect(percent(cannotTell)).toBeGreaterThanOrEqual(95);
  });
});

it('children who decide are wrongly told nothing in few games', () => {
  expect(percent(countCannotTell((seed) => childOf(1, seed), SAMPLE))).toBeLessThan(4);
});

it('the scores of a child who plays twice differ as is called usual for about nine of ten', () => {
  expect(percent(countUsualScores(1, SAMPLE))).toBeGreaterThan(87);
});

it('is lower the less children differ', () => {
  const [half, same, twice] = [0.5, 1, 2].map((spread) =>
    splitHalfReliability(spread, { count: inLongForm(300, 60), seed: 1 }),
  );
  for (const measure of CAREFUL_MEASURES) {
    expect(half?.[measure]).toBeLessThan(same?.[measure] ?? 0);
    expect(same?.[measure]).toBeLessThan(twice?.[measure] ?? 0);
  }
});

it('is what the end panel says, rounded', () => {
  const exact = splitHalfReliability(1, SAMPLE);
  for (const measure of CAREFUL_MEASURES)
    expect(Math.abs(CAREFUL_RELIABILITY[measure] - exact[measure])).toBeLessThan(0.08);
});

it('is the same for the same seed', () => {
  const sample = { count: 20, seed: 4 };
  expect(splitHalfReliability(1, sample)).toEqual(splitHalfReliability(1, sample));
});
