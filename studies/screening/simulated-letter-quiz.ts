import { type Random, seededRandom } from '#rules/figures/random.ts';
import { isCapital, LETTER_QUIZ } from '#rules/screening/letter-quiz/letter-quiz.ts';
import {
  canSkipTest,
  type LetterQuizState,
  letterAskedFor,
  letterQuizReducer,
  letterQuizReport,
  newLetterQuizState,
} from '#rules/screening/letter-quiz/letter-quiz-reducer.ts';
import type { Measured } from '#rules/screening/validity.ts';
import { letterTimes } from './paces.ts';
import type { Respondent } from './respondents.ts';

/** Our own estimates. */
const TYPING = {
  /** The share of wrong answers that name the letter in the wrong size. */
  otherCaseShare: 0.5,
  /** The time from one answer to the end of the sound of the next letter. */
  soundMs: 1500,
} as const;

/** Takes a whole quiz through the reducer. Returns null when it was not finished. */
export function takeLetterQuiz(respondent: Respondent, seed: number): Measured['letter-quiz'] | null {
  if (respondent.effort === 'absent') return null;
  // A different random sequence from the one that draws the letters.
  const random = seededRandom(~seed);
  const type = typing(respondent, random);
  const drawTime = letterTimes(respondent.pace, random);
  let quiz = letterQuizReducer(newLetterQuizState(seed, LETTER_QUIZ.alphabet), { type: 'started' });
  while (quiz.phase === 'testing') quiz = withTestLetter(quiz, respondent, random);
  let passedMs = 0;
  for (let heard = letterAskedFor(quiz); heard !== null; heard = letterAskedFor(quiz)) {
    const afterMs = drawTime();
    passedMs += TYPING.soundMs + afterMs;
    if (passedMs > respondent.leavesAfterMs) return null;
    quiz = letterQuizReducer(quiz, { type: 'text-changed', text: type(heard) });
    quiz = letterQuizReducer(quiz, { type: 'answer-submitted', afterMs });
  }
  return letterQuizReport(quiz, '');
}

/** Respondents with sound type the test letter, also those who answer at random later. Others guess, then skip it. */
function withTestLetter(quiz: LetterQuizState, { hasSound }: Respondent, random: Random): LetterQuizState {
  if (canSkipTest(quiz)) return letterQuizReducer(quiz, { type: 'test-skipped' });
  const text = hasSound ? quiz.testLetter : smallLetter(random);
  return letterQuizReducer(letterQuizReducer(quiz, { type: 'text-changed', text }), { type: 'answer-submitted' });
}

function typing({ effort, skill, isLowerCaseOnly, hasSound }: Respondent, random: Random): (heard: string) => string {
  const key = smallLetter(random);
  return (heard) => {
    if (effort === 'constant') return key;
    if (effort === 'random' || !hasSound) return smallLetter(random);
    if (isLowerCaseOnly) return heard.toLowerCase();
    if (random() < skill) return heard;
    return random() < TYPING.otherCaseShare ? inOtherCase(heard) : otherLetter(heard, random);
  };
}

function inOtherCase(letter: string): string {
  return isCapital(letter) ? letter.toLowerCase() : letter.toUpperCase();
}

function otherLetter(letter: string, random: Random): string {
  const others = LETTER_QUIZ.alphabet.filter((other) => other.toLowerCase() !== letter.toLowerCase());
  return others[Math.floor(random() * others.length)] ?? letter;
}

/** A random key, always pressed without Shift. */
function smallLetter(random: Random): string {
  const letters = LETTER_QUIZ.alphabet.filter((letter) => !isCapital(letter));
  return letters[Math.floor(random() * letters.length)] ?? 'x';
}
