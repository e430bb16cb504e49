import { percentageOf } from '../percentage.ts';
import { drawDistinct, type Random } from '../random.ts';

export const LETTER_QUIZ = {
  letters: 10,
  traitsBelowPercent: 70,
  /** One character as a person counts them can be several code units long: é, or an emoji of parts. */
  longestTypedUnits: 8,
  mostRepeats: 999,
  alphabet: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'],
} as const;

/** One letter that was spoken and what was typed for it. */
export type LetterAnswer = { heard: string; typed: string };

/** Ten different letters, capital and small, in random order. */
export function drawLetters(random: Random): string[] {
  return drawDistinct(LETTER_QUIZ.alphabet, LETTER_QUIZ.letters, random);
}

export function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase();
}

/** Right only when exactly the spoken letter was typed; a small letter does not stand for a capital one. */
export function isRightLetter({ heard, typed }: LetterAnswer): boolean {
  return typed === heard;
}

/** Whether the letter itself was right and only its size was not: b for B. */
export function isOtherCase({ heard, typed }: LetterAnswer): boolean {
  return typed !== heard && typed.toLowerCase() === heard.toLowerCase();
}

/** Whether a percentage of right letters, 0 to 100, suggests traits of dyslexia. */
export function suggestsDyslexiaTraits(percentage: number): boolean {
  return percentage < LETTER_QUIZ.traitsBelowPercent;
}

/** What an attempt comes to, scored over the ten letters that were asked, however many answers there are. */
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
