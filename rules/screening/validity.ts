import { percentageOf } from '../figures/percentage.ts';
import { type Checks, FOCUS_GAME, hasEnoughChecks } from './focus-game/focus-game.ts';
import { LETTER_QUIZ, type LetterAnswer, namesLetter } from './letter-quiz/letter-quiz.ts';
import type { TraitAnswer } from './questionnaire/traits-questionnaire.ts';
import type { ScreeningPart } from './screening-sequence.ts';

/** Why an attempt is not a valid measurement. Its verdict is stored all the same; nothing is concluded from it. */
export const VALIDITY_CODES = [
  'too-little-movement',
  'half-without-checks',
  'clock-disagrees',
  'nothing-heard',
  'same-key',
  'few-letters-right',
  'same-answer',
  'too-fast',
] as const;
export type ValidityCode = (typeof VALIDITY_CODES)[number];

/** The limits of valid attempts. docs/measurement.md shows their effect on simulated learners. */
export const VALIDITY = {
  /**
   * Half of the checks that a verdict needs; each half of a game needs as many. Simulated mice that rest while the ball is
   * near are checked 61 times or more.
   */
  minChecksInHalf: FOCUS_GAME.minChecks / 2,
  /**
   * The largest difference, in percentage points, between the share of checks and the share of the time near the ball.
   * Simulated children who lift the finger now and then differ by at most 29, others who follow for the whole minute by
   * at most 4. Nine of ten whose hand stops for half of the minute differ by more than 30.
   */
  mostClockDifference: 30,
  /** Random small letters name 3 of 10 or more, capital or small, in 0.6 % of quizzes. */
  minLettersNamed: 3,
  /**
   * The shortest median time to hear and type a letter, in ms, from its sound. A simple reaction takes 231 ms
   * (Woods et al. 2015, https://doi.org/10.3389/fnhum.2015.00131). Simulated fast adults are below in 0.15 % of quizzes.
   */
  minLetterMs: 300,
  /**
   * The shortest median time to read and answer a statement, in ms; our own estimate. Simulated adults who read 400 words
   * a minute need at least 936 ms, simulated respondents who press on without reading are below in 99.97 %.
   */
  minStatementMs: 800,
  /** A longer time to an answer is reported as this. */
  longestMs: 3_600_000,
} as const;

type FocusGameChecks = { totalChecks: number; firstHalf: Checks; secondHalf: Checks; timeOnTargetMs: number };
/** `answeredAfterMs` is the time from the sound of the letter to the answer; absent in older reports. */
type TimedLetter = LetterAnswer & { answeredAfterMs?: number | undefined };
/** `isSoundConfirmed` is whether the test letter was typed right; not known in older reports. */
type LettersHeard = { answers: readonly TimedLetter[]; isSoundConfirmed?: boolean | null | undefined };
/** `answeredAfterMs` has a time for each statement; not known in older reports. */
type StatementsAnswered = {
  answers: readonly TraitAnswer[];
  answeredAfterMs?: readonly number[] | null | undefined;
};

/** The measurements of an attempt that its validity depends on. */
export type Measured = {
  'focus-game': FocusGameChecks;
  'letter-quiz': LettersHeard;
  'traits-questionnaire': StatementsAnswered;
};

const VALIDITY_OF: { [Part in ScreeningPart]: (attempt: Measured[Part]) => ValidityCode | null } = {
  'focus-game': focusGameValidity,
  'letter-quiz': letterQuizValidity,
  'traits-questionnaire': questionnaireValidity,
};

/** A time to an answer as reports contain it: whole ms, at most an hour. */
export function clampAnswerTime(ms: number): number {
  return Math.min(Math.max(0, Math.round(ms)), VALIDITY.longestMs);
}

/** Why an attempt is not a valid measurement; null when it is. */
export function validityOf<Part extends ScreeningPart>(part: Part, attempt: Measured[Part]): ValidityCode | null {
  return VALIDITY_OF[part](attempt);
}

function focusGameValidity(game: FocusGameChecks): ValidityCode | null {
  const { totalChecks, firstHalf, secondHalf } = game;
  if (!hasEnoughChecks(totalChecks)) return 'too-little-movement';
  if (Math.min(firstHalf.totalChecks, secondHalf.totalChecks) < VALIDITY.minChecksInHalf) return 'half-without-checks';
  return clockDifference(game) > VALIDITY.mostClockDifference ? 'clock-disagrees' : null;
}

/** The difference, in percentage points, between the share of checks and the share of the time near the ball. */
export function clockDifference({ totalChecks, firstHalf, secondHalf, timeOnTargetMs }: FocusGameChecks): number {
  const byChecks = percentageOf(firstHalf.focusedMoments + secondHalf.focusedMoments, totalChecks);
  return Math.abs(byChecks - percentageOf(timeOnTargetMs, FOCUS_GAME.durationMs));
}

function letterQuizValidity({ answers, isSoundConfirmed }: LettersHeard): ValidityCode | null {
  if (isSoundConfirmed === false) return 'nothing-heard';
  if (areAllSame(answers.map(({ typed }) => typed))) return 'same-key';
  if (answers.filter(namesLetter).length < VALIDITY.minLettersNamed) return 'few-letters-right';
  const times = answers.map(({ answeredAfterMs }) => answeredAfterMs);
  return isFaster(times, LETTER_QUIZ.letters, VALIDITY.minLetterMs) ? 'too-fast' : null;
}

function questionnaireValidity({ answers, answeredAfterMs }: StatementsAnswered): ValidityCode | null {
  if (areAllSame(answers)) return 'same-answer';
  return isFaster(answeredAfterMs ?? [], answers.length, VALIDITY.minStatementMs) ? 'too-fast' : null;
}

function areAllSame(values: readonly string[]): boolean {
  return new Set(values).size === 1;
}

/** Whether the median of complete times is below a limit. */
function isFaster(times: readonly (number | undefined)[], count: number, limitMs: number): boolean {
  const known = times.filter((time) => time !== undefined).sort((a, b) => a - b);
  if (known.length < count) return false;
  const middle = known.length / 2;
  const [low = 0, high = 0] = [known[Math.ceil(middle) - 1], known[Math.floor(middle)]];
  return (low + high) / 2 < limitMs;
}
