import { expect, test } from 'vitest';
import {
  matchesTrait,
  randomQuestionnairesOf100,
  TRAIT_ANSWERS,
  TRAIT_STATEMENTS,
  TRAITS_QUESTIONNAIRE,
} from './traits-questionnaire.ts';

test('random answers reach the threshold in 38 of 100 questionnaires', () => {
  expect(randomQuestionnairesOf100()).toBe(38);
});

test('half of the answers to each statement match its trait, so that every way to answer is as likely', () => {
  for (const statement of TRAIT_STATEMENTS)
    expect(TRAIT_ANSWERS.filter((answer) => matchesTrait(statement, answer))).toHaveLength(TRAIT_ANSWERS.length / 2);
  const reached = Array.from({ length: 1024 }, (_, ways) => [...ways.toString(2)].filter((bit) => bit === '1').length);
  const share = reached.filter((score) => score >= TRAITS_QUESTIONNAIRE.possibleFrom).length / 1024;
  expect(share).toBeCloseTo(0.377, 3);
});
