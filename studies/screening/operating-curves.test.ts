import { describe, expect, it } from 'vitest';
import { wilsonInterval } from '#rules/figures/wilson-interval.ts';
import { SIMULATED_FIGURES } from '#rules/screening/report/simulated-figures.ts';
import { SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { VALIDITY } from '#rules/screening/validity.ts';
import { inLongForm } from '#rules/testing/long-form.ts';
import { countUsualDifferences, flaggedInSequence, type Measure, operatingCurve } from './operating-curves.ts';
import {
  ABSENT,
  ATTENTIVE,
  CAREFUL,
  CONSTANT,
  INTERRUPTED,
  PERFECT,
  RANDOM,
  REPEATING_RESPONDENTS,
  type Respondent,
} from './respondents.ts';

// `npm run operating-curves` simulates 10,000 of each kind; docs/measurement.md has its tables.
const SAMPLE = { count: inLongForm(2000, 200), seed: 1 };
/** Kinds without a bound in the product's rules are fewer; of the focus game fewest, because it has 3,600 steps. */
const SOME = { count: inLongForm(500, 50), seed: 1 };
const FEW = { count: inLongForm(100, 10), seed: 1 };

const percent = (count: number, { count: total } = SAMPLE) => (100 * count) / total;
const percentOf = (part: ScreeningPart, respondent: Respondent, sample = SAMPLE) => {
  const { counts } = operatingCurve(part, respondent, sample);
  const { 'some-traits': flagged, 'few-traits': few, 'cannot-tell': cannotTell } = counts;
  return { flagged: percent(flagged, sample), few: percent(few, sample), cannotTell: percent(cannotTell, sample) };
};
const leastOf = (part: ScreeningPart, measure: Measure, respondents: readonly Respondent[], sample = SAMPLE) =>
  Math.min(...respondents.map((each) => operatingCurve(part, each, sample).ranges[measure]?.least ?? 0));
const carefulAt = (skill: number) => CAREFUL.filter((each) => each.skill === skill);
const interruptedAfter = (ms: number) => INTERRUPTED.filter(({ leavesAfterMs }) => leavesAfterMs === ms);
const interruptedWithin = (ms: number) => INTERRUPTED.filter(({ leavesAfterMs }) => leavesAfterMs <= ms);

describe('focus game', () => {
  it('flags 0 % of perfect respondents', () => {
    expect(percentOf('focus-game', PERFECT)).toEqual({ flagged: 0, few: 100, cannotTell: 0 });
  });

  it.each([
    { respondent: ABSENT, sample: SAMPLE },
    { respondent: CONSTANT, sample: FEW },
    ...interruptedWithin(20_000).map((respondent) => ({ respondent, sample: SOME })),
    ...interruptedAfter(30_000).map((respondent) => ({ respondent, sample: SAMPLE })),
  ])('cannot tell for 95 % or more: $respondent.name', ({ respondent, sample }) => {
    expect(percentOf('focus-game', respondent, sample).cannotTell).toBeGreaterThanOrEqual(95);
  });

  it.each(ATTENTIVE)('finds few traits in respondents who follow without a lapse: $name', (respondent) => {
    expect(percentOf('focus-game', respondent, FEW)).toEqual({ flagged: 0, few: 100, cannotTell: 0 });
  });
});

describe('letter quiz', () => {
  it('flags 0 % of perfect respondents', () => {
    expect(percentOf('letter-quiz', PERFECT)).toMatchObject({ flagged: 0, few: 100 });
  });

  it.each(carefulAt(0.85))('flags at most 6 % of those who are right 85 % of the time: $name', (respondent) => {
    expect(percentOf('letter-quiz', respondent).flagged).toBeLessThanOrEqual(6);
  });

  it.each([RANDOM, CONSTANT, ABSENT])('cannot tell for 95 % or more: $name', (respondent) => {
    expect(percentOf('letter-quiz', respondent).cannotTell).toBeGreaterThanOrEqual(95);
  });

  it.each(ATTENTIVE)('cannot tell for fewer than 1 % of respondents who listen: $name', (respondent) => {
    expect(percentOf('letter-quiz', respondent, SOME).cannotTell).toBeLessThan(1);
  });
});

describe('questionnaire', () => {
  it('cannot tell for 100 % of constant answers', () => {
    expect(percentOf('traits-questionnaire', CONSTANT).cannotTell).toBe(100);
  });

  it('cannot tell random answers from honest ones: about 38 % reach the line', () => {
    const { flagged, cannotTell } = percentOf('traits-questionnaire', RANDOM);
    expect(flagged).toBeGreaterThan(34);
    expect(flagged).toBeLessThan(41);
    expect(cannotTell).toBeLessThan(1);
  });

  it.each(ATTENTIVE)('finds few traits in respondents with few traits, whatever their pace: $name', (respondent) => {
    expect(percentOf('traits-questionnaire', respondent)).toEqual({ flagged: 0, few: 100, cannotTell: 0 });
  });

  it('takes everyone who reads longer than the limit of answers that are too fast', () => {
    expect(leastOf('traits-questionnaire', 'medianStatementMs', ATTENTIVE)).toBeGreaterThan(VALIDITY.minStatementMs);
  });
});

describe('whole sequence', () => {
  it('flags 0 % of perfect respondents', () => {
    expect(flaggedInSequence(PERFECT, FEW)).toBe(0);
  });

  it('gives the same answers to the same seed', () => {
    const [careful = PERFECT] = carefulAt(0.85);
    const sample = { count: 50, seed: 7 };
    expect(flaggedInSequence(careful, sample)).toBe(flaggedInSequence(careful, sample));
  });
});

describe('taken twice on equal days, the results differ as is called usual', () => {
  it.each(REPEATING_RESPONDENTS)('for about nine of ten respondents: $name', (respondent) => {
    const sample = { count: 200, seed: 1 };
    for (const part of SCREENING_PARTS)
      expect(percent(countUsualDifferences(part, respondent, sample), sample)).toBeGreaterThanOrEqual(85);
  });
});

describe('the figures that pages show are those of the simulation', () => {
  const [careful = PERFECT] = carefulAt(SIMULATED_FIGURES.skillPercent / 100);
  const expectFigure = (figure: number, flagged: number, { count } = SAMPLE) => {
    const { low, high } = wilsonInterval(flagged, count);
    expect(figure).toBeGreaterThan(100 * low - 0.5);
    expect(figure).toBeLessThan(100 * high + 0.5);
  };
  const flaggedIn = (part: ScreeningPart, respondent: Respondent, sample = SAMPLE) =>
    operatingCurve(part, respondent, sample).counts['some-traits'];

  it('for the focus game', () => {
    const sample = { count: inLongForm(200, 40), seed: 1 };
    expectFigure(SIMULATED_FIGURES.focusGameFlagged, flaggedIn('focus-game', careful, sample), sample);
  });

  it('for the letter quiz', () => {
    expectFigure(SIMULATED_FIGURES.letterQuizFlagged, flaggedIn('letter-quiz', careful));
  });

  it('for random answers to the questionnaire', () => {
    expectFigure(SIMULATED_FIGURES.randomAnswersFlagged, flaggedIn('traits-questionnaire', RANDOM));
  });

  it('for the whole sequence', () => {
    const sample = { count: inLongForm(200, 40), seed: 1 };
    expectFigure(SIMULATED_FIGURES.sequenceFlagged, flaggedInSequence(careful, sample), sample);
  });
});
