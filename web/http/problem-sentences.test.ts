import { expect, it } from 'vitest';
import { PROBLEM_CODES } from '#contract/platform/problem.ts';
import { isProblemCode, problemSentence } from './problem-sentences.ts';

it.each(PROBLEM_CODES.filter((code) => code !== 'invalid-provider'))('%s has whole, calm sentences', (code) => {
  const sentence = problemSentence(code);
  expect(sentence).toMatch(/^[A-Z][^!]+[.]$|^An email address looks like/);
  expect(sentence).not.toMatch(/error|invalid|illegal|fail|forbidden|JSON|request body/i);
});

it('an unknown provider is called "Invalid provider"', () => {
  expect(problemSentence('invalid-provider')).toBe('Invalid provider');
});

it.each([
  ['busy', true],
  ['no-such-code', false],
  ['constructor', false],
  [undefined, false],
])('whether %s is the code of a problem: %s', (code, isCode) => {
  expect(isProblemCode(code)).toBe(isCode);
});
