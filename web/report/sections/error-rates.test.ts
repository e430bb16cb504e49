import { expect, test } from 'vitest';
import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { reliabilitySentences } from './error-rates.tsx';

const wordsOf = (part: (typeof SCREENING_PARTS)[number]) => reliabilitySentences(part).join(' ');

test('attention has the figures of clinical tests, and says that the line is not a norm', () => {
  expect(wordsOf('focus-game')).toMatch(/70.% is not a norm/);
  expect(wordsOf('focus-game')).toContain('75 of 100 people with ADHD');
  expect(wordsOf('focus-game')).toContain('point to 29 all the same');
  expect(wordsOf('focus-game')).toContain('about 12 of 100 people');
});

test('letters say that swaps are common up to age seven, and that size counts', () => {
  expect(wordsOf('letter-quiz')).toContain('the line at 7 of 10 is not a norm');
  expect(wordsOf('letter-quiz')).toContain('up to about age seven');
  expect(wordsOf('letter-quiz')).toContain('the size alone can change the result');
});

test('people say how often random answers reach the line, and where it is from', () => {
  expect(wordsOf('traits-questionnaire')).toContain('reach the line at 6 in 38 of 100 cases');
  expect(wordsOf('traits-questionnaire')).toContain('cannot tell random answers from honest ones');
  expect(wordsOf('traits-questionnaire')).toContain('NICE');
});

test('ADHD is named for attention only', () => {
  expect(SCREENING_PARTS.filter((part) => wordsOf(part).includes('ADHD'))).toEqual(['focus-game']);
});
