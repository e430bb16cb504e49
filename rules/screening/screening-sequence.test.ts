import { expect, it } from 'vitest';
import { nextPart, partNumber } from './screening-sequence.ts';

it('leads from the focus game over the letter quiz to the questionnaire, and there it ends', () => {
  expect(nextPart('focus-game')).toBe('letter-quiz');
  expect(nextPart('letter-quiz')).toBe('traits-questionnaire');
  expect(nextPart('traits-questionnaire')).toBeNull();
  expect(partNumber('traits-questionnaire')).toBe(3);
});
