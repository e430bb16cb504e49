import { interleave } from '../interleave.ts';
import { joinWithAnd } from '../number-words.ts';
import { percentageOf } from '../percentage.ts';
import { FOCUS_GAME } from './focus-game.ts';
import { LETTER_CONFUSIONS } from './letter-confusions.ts';
import { isCapital, isRightLetter } from './letter-quiz.ts';
import type { FocusGameResult, HeardLetter, LetterQuizResult, ScreeningResults } from './results.ts';
import { SCREENING_PARTS } from './screening-sequence.ts';
import { statedStrengths } from './stated-strengths.ts';

export const STRENGTHS = {
  atMost: 4,
  fromTheParts: 3,
  steadierFromPercent: 5,
  minChecksInHalf: FOCUS_GAME.minChecks / 2,
  longNearMs: 40_000,
  shortDriftMs: 2_000,
  minLettersOfAKind: 2,
  minOtherLetters: 5,
} as const;

/** Up to four sentences about the newest results, at least one with any result. */
export function strengthsOf(results: ScreeningResults): string[] {
  const [focusGame] = results['focus-game'];
  const [letterQuiz] = results['letter-quiz'];
  const [questionnaire] = results['traits-questionnaire'];
  const byPart = interleave([
    focusGame ? strengthsOfFocusGame(focusGame) : [],
    letterQuiz ? strengthsOfLetterQuiz(letterQuiz) : [],
    questionnaire ? statedStrengths(questionnaire.answers) : [],
  ]);
  return [...byPart.slice(0, STRENGTHS.fromTheParts), ...strengthsOfStaying(results)].slice(0, STRENGTHS.atMost);
}

function strengthsOfFocusGame(result: FocusGameResult): string[] {
  if (result.hasADHD === null) return [];
  const near = Math.floor(result.timeOnTargetMs / 1000);
  return [
    ...aboutTheHalves(result),
    ...(result.longestDriftMs <= STRENGTHS.shortDriftMs
      ? [`You were never away from the ball for more than ${STRENGTHS.shortDriftMs / 1000} seconds.`]
      : []),
    ...(result.timeOnTargetMs >= STRENGTHS.longNearMs
      ? [`You were near the ball for ${near} of ${FOCUS_GAME.durationMs / 1000} seconds.`]
      : []),
  ];
}

function aboutTheHalves({ firstHalf, secondHalf }: FocusGameResult): string[] {
  if (Math.min(firstHalf.totalChecks, secondHalf.totalChecks) < STRENGTHS.minChecksInHalf) return [];
  const [first, second] = [firstHalf, secondHalf].map((half) => percentageOf(half.focusedMoments, half.totalChecks));
  const rise = (second ?? 0) - (first ?? 0);
  const seconds = FOCUS_GAME.durationMs / 2000;
  return rise >= STRENGTHS.steadierFromPercent
    ? [`You kept going: your second ${seconds} seconds were steadier than the first.`]
    : [];
}

function strengthsOfLetterQuiz({ answers }: LetterQuizResult): string[] {
  if (answers.every(isRightLetter)) {
    return [`All ten letters were right${atFirstHearing(answers)}.`, ...aboutHearingAgain(answers)];
  }
  const capitals = answers.filter(({ heard }) => isCapital(heard));
  const smalls = answers.filter(({ heard }) => !isCapital(heard));
  return [
    ...(areAllRight(capitals) ? [`All capital letters were right${atFirstHearing(capitals)}.`] : []),
    ...(areAllRight(smalls) ? [`All small letters were right${atFirstHearing(smalls)}.`] : []),
    ...aboutTurnedLetters(answers),
    ...aboutHearingAgain(answers),
  ];
}

function aboutTurnedLetters(answers: readonly HeardLetter[]): string[] {
  const isTurning = ({ heard }: HeardLetter) => LETTER_CONFUSIONS.letters.some((letter) => letter === heard);
  const turning = answers.filter(isTurning);
  const others = answers.filter((answer) => !isTurning(answer));
  if (areAllRight(turning)) {
    return [`Many people swap ${joinWithAnd(turning.map(({ heard }) => heard).sort())}. You typed each of them right.`];
  }
  return others.length >= STRENGTHS.minOtherLetters && others.every(isRightLetter)
    ? ['All letters other than b, d, p and q were right.']
    : [];
}

function aboutHearingAgain(answers: readonly HeardLetter[]): string[] {
  const again = answers.filter(({ repeats }) => repeats > 0);
  if (again.some(isRightLetter)) return ['You asked to hear a letter again, and then typed it right.'];
  return again.length > 0 ? ['You asked to hear a letter again before you answered.'] : [];
}

function strengthsOfStaying(results: ScreeningResults): string[] {
  const done = SCREENING_PARTS.filter((part) => results[part].length > 0).length;
  const cameBack = SCREENING_PARTS.some((part) => results[part].length > 1);
  const finished = ['', 'You finished a part, from its start to its end.', 'You finished two of the three parts.'][
    done
  ];
  return [
    ...(cameBack ? ['You came back and did a part a second time.'] : []),
    ...(done === 0 ? [] : [finished ?? 'You finished all three parts.']),
  ];
}

function areAllRight(answers: readonly HeardLetter[]): boolean {
  return answers.length >= STRENGTHS.minLettersOfAKind && answers.every(isRightLetter);
}

function atFirstHearing(answers: readonly HeardLetter[]): string {
  return answers.every(({ repeats }) => repeats === 0) ? ', at the first hearing' : '';
}
