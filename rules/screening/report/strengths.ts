import { interleave } from '../../figures/interleave.ts';
import { percentageOf } from '../../figures/percentage.ts';
import { FOCUS_GAME } from '../focus-game/focus-game.ts';
import { LETTER_CONFUSIONS } from '../letter-quiz/letter-confusions.ts';
import { isCapital, isRightLetter } from '../letter-quiz/letter-quiz.ts';
import { type StatedStrength, statedStrengths } from '../questionnaire/stated-strengths.ts';
import {
  type FocusGameResult,
  type HeardLetter,
  type LetterQuizResult,
  type ScreeningResults,
  tellingResults,
} from '../results.ts';
import { SCREENING_PARTS } from '../screening-sequence.ts';

/** The limits from which a result counts as a strength. All are our own estimates; no study covers these parts. */
export const STRENGTHS = {
  /** The number of strengths in a report. */
  atMost: 4,
  /** How many of them come from single parts. */
  fromTheParts: 3,
  /** The second half is steadier from this many percentage points more. */
  steadierFromPercent: 5,
  minChecksInHalf: FOCUS_GAME.minChecks / 2,
  /** The shortest time near the ball that counts as long. */
  longNearMs: 40_000,
  /** The longest drift that counts as short. */
  shortDriftMs: 2_000,
  /** Fewer letters of a kind, such as capitals, do not count. */
  minLettersOfAKind: 2,
  /** Fewer letters other than b, d, p and q do not count. */
  minOtherLetters: 5,
} as const;

/** A strength in the results. `near` is in whole seconds; `times` counts the attempts of a part after its first. */
export type Strength =
  | { code: 'second-half-steadier' | 'never-far' }
  | { code: 'long-near'; near: number }
  | { code: 'letters-right'; letters: 'all' | 'capitals' | 'smalls'; isAtFirstHearing: boolean }
  | { code: 'turning-letters-right'; letters: readonly string[] }
  | { code: 'other-letters-right' | 'right-after-repeat' | 'asked-for-repeat' }
  | StatedStrength
  | { code: 'came-back'; times: number }
  | { code: 'finished'; parts: number };

/** Up to four strengths in the newest valid results; at least one when there is a valid result. */
export function strengthsOf(all: ScreeningResults): Strength[] {
  const results = tellingResults(all);
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

function strengthsOfFocusGame(result: FocusGameResult): Strength[] {
  const near = Math.floor(result.timeOnTargetMs / 1000);
  return [
    ...(isSecondHalfSteadier(result) ? [{ code: 'second-half-steadier' } as const] : []),
    ...(result.longestDriftMs <= STRENGTHS.shortDriftMs ? [{ code: 'never-far' } as const] : []),
    ...(result.timeOnTargetMs >= STRENGTHS.longNearMs ? [{ code: 'long-near', near } as const] : []),
  ];
}

function isSecondHalfSteadier({ firstHalf, secondHalf }: FocusGameResult): boolean {
  if (Math.min(firstHalf.totalChecks, secondHalf.totalChecks) < STRENGTHS.minChecksInHalf) return false;
  const [first, second] = [firstHalf, secondHalf].map((half) => percentageOf(half.focusedMoments, half.totalChecks));
  return (second ?? 0) - (first ?? 0) >= STRENGTHS.steadierFromPercent;
}

function strengthsOfLetterQuiz({ answers }: LetterQuizResult): Strength[] {
  if (answers.every(isRightLetter)) return [lettersRight('all', answers), ...aboutHearingAgain(answers)];
  const capitals = answers.filter(({ heard }) => isCapital(heard));
  const smalls = answers.filter(({ heard }) => !isCapital(heard));
  return [
    ...(areAllRight(capitals) ? [lettersRight('capitals', capitals)] : []),
    ...(areAllRight(smalls) ? [lettersRight('smalls', smalls)] : []),
    ...aboutTurnedLetters(answers),
    ...aboutHearingAgain(answers),
  ];
}

function lettersRight(letters: 'all' | 'capitals' | 'smalls', answers: readonly HeardLetter[]): Strength {
  return { code: 'letters-right', letters, isAtFirstHearing: answers.every(({ repeats }) => repeats === 0) };
}

function aboutTurnedLetters(answers: readonly HeardLetter[]): Strength[] {
  const isTurning = ({ heard }: HeardLetter) => LETTER_CONFUSIONS.letters.some((letter) => letter === heard);
  const turning = answers.filter(isTurning);
  const others = answers.filter((answer) => !isTurning(answer));
  if (areAllRight(turning)) {
    return [{ code: 'turning-letters-right', letters: turning.map(({ heard }) => heard).sort() }];
  }
  return others.length >= STRENGTHS.minOtherLetters && others.every(isRightLetter)
    ? [{ code: 'other-letters-right' }]
    : [];
}

function aboutHearingAgain(answers: readonly HeardLetter[]): Strength[] {
  const again = answers.filter(({ repeats }) => repeats > 0);
  if (again.length === 0) return [];
  return [{ code: again.some(isRightLetter) ? 'right-after-repeat' : 'asked-for-repeat' }];
}

function strengthsOfStaying(results: ScreeningResults): Strength[] {
  const parts = SCREENING_PARTS.filter((part) => results[part].length > 0).length;
  const times = SCREENING_PARTS.reduce((sum, part) => sum + Math.max(0, results[part].length - 1), 0);
  return [
    ...(times > 0 ? [{ code: 'came-back', times } as const] : []),
    ...(parts > 0 ? [{ code: 'finished', parts } as const] : []),
  ];
}

function areAllRight(answers: readonly HeardLetter[]): boolean {
  return answers.length >= STRENGTHS.minLettersOfAKind && answers.every(isRightLetter);
}
