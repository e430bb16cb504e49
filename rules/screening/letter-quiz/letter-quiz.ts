import { percentageOf } from '../../figures/percentage.ts';
import { drawDistinct, type Random } from '../../figures/random.ts';

/**
 * The ten letters and the 70 % threshold are from the product specification. No published norm exists for the
 * threshold.
 */
export const LETTER_QUIZ = {
  letters: 10,
  /** The percentage of right letters below which traits are suggested. */
  traitsBelowPercent: 70,
  /** The longest accepted grapheme, in UTF-16 code units: é can have 2, an emoji more. */
  maxTypedUnits: 8,
  /** The highest number of repeats that is counted for a letter; our own limit. */
  maxRepeats: 999,
  /** The letters that a report can contain: those of the alphabets in content/. */
  alphabet: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'],
  /** Letters to test the sound with, where a language has them: their names rhyme with no other one. */
  testLetters: [...'hrwyzoqf'],
  /** After this many wrong test letters the quiz can be started without it. */
  testTries: 2,
} as const;

/** A spoken letter and what was typed for it. */
export type LetterAnswer = { heard: string; typed: string };

/**
 * Ten different letters of an alphabet, capital and small, in random order.
 * @throws RangeError when the alphabet has fewer than ten letters.
 */
export function drawLetters(alphabet: readonly string[], random: Random): string[] {
  return drawDistinct(alphabet, LETTER_QUIZ.letters, random);
}

/** Whether a letter is a capital one. */
export function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase();
}

/** Whether exactly the spoken letter was typed; the case must match. */
export function isRightLetter({ heard, typed }: LetterAnswer): boolean {
  return typed === heard;
}

/** Whether only the case was wrong: b for B. */
export function isOtherCase({ heard, typed }: LetterAnswer): boolean {
  return typed !== heard && typed.toLowerCase() === heard.toLowerCase();
}

/** Whether the spoken letter was typed, capital or small. */
export function namesLetter(answer: LetterAnswer): boolean {
  return isRightLetter(answer) || isOtherCase(answer);
}

/** Whether the threshold was missed only because letters were typed capital instead of small, or small instead of capital. */
export function isMissedOnlyByCase(answers: readonly LetterAnswer[]): boolean {
  const named = percentageOf(answers.filter(namesLetter).length, LETTER_QUIZ.letters);
  const right = percentageOf(answers.filter(isRightLetter).length, LETTER_QUIZ.letters);
  return suggestsDyslexiaTraits(right) && !suggestsDyslexiaTraits(named);
}

/** Whether a percentage of right letters, 0 to 100, suggests traits of dyslexia. */
function suggestsDyslexiaTraits(percentage: number): boolean {
  return percentage < LETTER_QUIZ.traitsBelowPercent;
}

/** The verdict of an attempt, scored over the ten letters asked, whatever the number of answers. */
export function letterQuizVerdict(answers: readonly LetterAnswer[]): {
  correct: number;
  total: number;
  percentage: number;
  hasDyslexia: boolean;
} {
  const correct = answers.filter(isRightLetter).length;
  const total = LETTER_QUIZ.letters;
  const percentage = percentageOf(correct, total);
  return { correct, total, percentage, hasDyslexia: suggestsDyslexiaTraits(percentage) };
}
