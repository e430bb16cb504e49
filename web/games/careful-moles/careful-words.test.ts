import { describe, expect, it } from 'vitest';
import { CAREFUL_VALIDITY_CODES, type CarefulSummary } from '#rules/games/careful-moles/careful-moles-summary.ts';
import { carefulFigures, leadWords, rangeWords, saidWords, tipWords, titleWords } from './careful-words.ts';

const summary: CarefulSummary = {
  hits: 84,
  omissions: 6,
  falseAlarms: 5,
  rejections: 25,
  anticipations: 0,
  emptyPresses: 3,
  dPrime: 2.4321,
  medianMs: 431,
  deviationMs: 93.4,
  omissionsByQuarter: [1, 0, 2, 3],
};
const ended = { summary, validity: null, isCalm: false };

it('says in the practice what each animal was', () => {
  const words = (['mole', 'rabbit'] as const).flatMap((animal) =>
    [true, false].map((isTouched) => saidWords({ animal, isTouched })),
  );
  expect(words).toEqual([
    'A mole, touched. Right.',
    'That was a mole. Touch it.',
    'That was the rabbit. Let it be.',
    'A rabbit, let be. Right.',
  ]);
});

describe('the end panel', () => {
  it('says how many decisions were right', () => {
    expect(titleWords(ended)).toBe('You were right 109 times of 120');
  });

  it('gives every figure a meaning', () => {
    expect(carefulFigures(summary).map(({ figure, meaning }) => [figure, meaning])).toEqual([
      ['84 of 90', '6 not touched'],
      ['25 of 30', '5 touched'],
      ['0.43\u00a0s', 'it varied by about 0.09\u00a0s'],
      ['1, 0, 2, 3', 'in the four parts of the game'],
      ['0', 'faster than 0.15\u00a0s, not counted'],
    ]);
  });

  it('has no number in the calm version, whatever happened', () => {
    for (const validity of [null, ...CAREFUL_VALIDITY_CODES]) {
      const calm = { summary, validity, isCalm: true };
      expect([titleWords(calm), leadWords(calm), tipWords(calm)].join(' ')).not.toMatch(/\d/);
    }
  });

  it.each(CAREFUL_VALIDITY_CODES)('has no number and no blame for a game that cannot tell: %s', (validity) => {
    const words = [titleWords({ ...ended, validity }), leadWords({ ...ended, validity })].join(' ');
    expect(words).not.toMatch(/\d|wrong|bad|fail/i);
    if (validity !== 'not-answered') expect(words).toContain('The game counts as finished.');
  });

  it('has a tip that fits', () => {
    const tip = (change: Partial<CarefulSummary>) => tipWords({ ...ended, summary: { ...summary, ...change } });
    expect(tip({ falseAlarms: 16, rejections: 14 })).toContain('look first');
    expect(tip({ omissionsByQuarter: [0, 0, 0, 3] })).toContain('pause');
    expect(tip({ falseAlarms: 15, rejections: 15, omissionsByQuarter: [1, 0, 0, 3] })).toBeNull();
    expect(tipWords({ ...ended, validity: 'few-touches' })).toContain('practice');
  });
});

it('says where a score lies in the usual range, its borders within', () => {
  const range = { from: 80, until: 92 };
  expect([79, 80, 92, 93].map((score) => rangeWords(score, range))).toEqual([
    'Today is below what is usual for you. One day says little.',
    'Today is as usual for you.',
    'Today is as usual for you.',
    'Today is above what is usual for you.',
  ]);
});
