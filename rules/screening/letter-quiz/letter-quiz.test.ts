import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../figures/random.ts';
import { drawLetters, isCapital, isOtherCase, isRightLetter, LETTER_QUIZ, letterQuizVerdict } from './letter-quiz.ts';

const withRight = (right: number) =>
  [...'abcdefghij'].map((heard, index) => ({ heard, typed: index < right ? heard : 'z' }));

describe('drawLetters', () => {
  it('draws ten different letters of the 52', () => {
    expect(LETTER_QUIZ.alphabet).toHaveLength(52);
    for (let seed = 0; seed < 200; seed += 1) {
      const letters = drawLetters(LETTER_QUIZ.alphabet, seededRandom(seed));
      expect(new Set(letters).size).toBe(10);
      expect(letters.every((letter) => /^[A-Za-z]$/.test(letter))).toBe(true);
    }
  });
});

describe('isRightLetter', () => {
  it('requires exactly the spoken letter', () => {
    expect(isRightLetter({ heard: 'b', typed: 'b' })).toBe(true);
    expect(isRightLetter({ heard: 'b', typed: 'd' })).toBe(false);
    expect(isRightLetter({ heard: 'b', typed: '' })).toBe(false);
  });

  it('does not accept a small letter for a capital one', () => {
    expect(isRightLetter({ heard: 'B', typed: 'b' })).toBe(false);
    expect(isOtherCase({ heard: 'B', typed: 'b' })).toBe(true);
    expect(isOtherCase({ heard: 'B', typed: 'd' })).toBe(false);
    expect(isOtherCase({ heard: 'B', typed: 'B' })).toBe(false);
  });

  it('distinguishes capital from small letters', () => {
    expect(isCapital('Q')).toBe(true);
    expect(isCapital('q')).toBe(false);
  });
});

describe('letterQuizVerdict', () => {
  it.each([
    [6, 60, true],
    [7, 70, false],
    [8, 80, false],
  ])('%i of 10 right is %i %%, traits: %s', (right, percentage, hasDyslexia) => {
    expect(letterQuizVerdict(withRight(right))).toEqual({ correct: right, total: 10, percentage, hasDyslexia });
  });

  it('is scored over ten letters, not over the number of answers', () => {
    expect(letterQuizVerdict([{ heard: 'a', typed: 'a' }]).percentage).toBe(10);
  });
});
