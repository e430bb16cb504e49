import { describe, expect, it } from 'vitest';
import { matchesTrait, TRAIT_STATEMENTS, type TraitAnswer, traitsVerdict } from './traits-questionnaire.ts';

const answersWithScore = (score: number): TraitAnswer[] =>
  TRAIT_STATEMENTS.map(({ trait }, index) => {
    const matches = index < score;
    return (trait === 'agree') === matches ? 'slightly-agree' : 'slightly-disagree';
  });

describe('TRAIT_STATEMENTS', () => {
  it('score agreement on 1, 7, 8 and 10 and disagreement on the others', () => {
    const agree = TRAIT_STATEMENTS.flatMap(({ trait }, index) => (trait === 'agree' ? [index + 1] : []));
    expect(agree).toEqual([1, 7, 8, 10]);
    expect(TRAIT_STATEMENTS).toHaveLength(10);
  });
});

describe('matchesTrait', () => {
  it('counts definite and slight answers on the scored side only', () => {
    const keyedAgree = { trait: 'agree' } as const;
    const keyedDisagree = { trait: 'disagree' } as const;
    expect(matchesTrait(keyedAgree, 'definitely-agree')).toBe(true);
    expect(matchesTrait(keyedAgree, 'slightly-agree')).toBe(true);
    expect(matchesTrait(keyedAgree, 'slightly-disagree')).toBe(false);
    expect(matchesTrait(keyedAgree, 'definitely-disagree')).toBe(false);
    expect(matchesTrait(keyedDisagree, 'definitely-agree')).toBe(false);
    expect(matchesTrait(keyedDisagree, 'slightly-disagree')).toBe(true);
    expect(matchesTrait(keyedDisagree, 'definitely-disagree')).toBe(true);
  });
});

describe('traitsVerdict', () => {
  it.each([
    [0, 'low'],
    [3, 'low'],
    [4, 'borderline'],
    [5, 'borderline'],
    [6, 'possible'],
    [10, 'possible'],
  ])('of %i matching answers is %s', (score, result) => {
    expect(traitsVerdict(answersWithScore(score))).toEqual({ score, result });
  });

  it('counts a missing answer as no match', () => {
    expect(traitsVerdict([])).toEqual({ score: 0, result: 'low' });
  });
});
