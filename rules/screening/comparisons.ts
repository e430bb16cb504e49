import { formatPercent } from '../number-words.ts';
import { LETTER_QUIZ } from './letter-quiz.ts';
import { meterOf, pointingDeviceWords } from './meters.ts';
import type { FocusGameResult, LetterQuizResult, ResultOf, TraitsQuestionnaireResult } from './results.ts';
import type { ScreeningPart } from './screening-sequence.ts';
import { TRAITS_QUESTIONNAIRE } from './traits-questionnaire.ts';

/** Differences up to the `small…` values are called usual. They are our own estimates: no study covers these parts. */
export const COMPARISONS = { smallFocusPercent: 10, smallLetters: 2, smallTraits: 1, charted: 8 } as const;

const COMPARISON_OF: { [Part in ScreeningPart]: Comparison<ResultOf[Part]> } = {
  'focus-game': compareFocusGames,
  'letter-quiz': compareLetterQuizzes,
  'traits-questionnaire': compareQuestionnaires,
};

type Comparison<Result> = (newest: Result, before: Result, when: string) => string[];

/** Compares the newest result with the one before it; `when` is "Today" or a date such as "On 20 November". */
export function compareResults<Part extends ScreeningPart>(
  part: Part,
  newest: ResultOf[Part],
  before: ResultOf[Part],
  when: string,
): string {
  return COMPARISON_OF[part](newest, before, when).join(' ');
}

/** The results to chart: the newest eight that have a number, oldest first. `results` is newest first. */
export function chartedResults<Part extends ScreeningPart, Result extends ResultOf[Part]>(
  part: Part,
  results: readonly Result[],
): Result[] {
  const withFigure = results.filter((result) => meterOf(part, result) !== null);
  return withFigure.slice(0, COMPARISONS.charted).reverse();
}

const FIGURE_OF: { [Part in ScreeningPart]: (result: ResultOf[Part]) => { value: number; words: string } } = {
  'focus-game': ({ focusPercentage: value }) => ({ value, words: formatPercent(value) }),
  'letter-quiz': ({ correct: value }) => ({ value, words: `${value} of ${LETTER_QUIZ.letters}` }),
  'traits-questionnaire': ({ score: value }) => ({ value, words: `${value} of ${TRAITS_QUESTIONNAIRE.statements}` }),
};

/** The number of a result that its bar shows: percent, right letters, or trait score. */
export function resultNumber<Part extends ScreeningPart>(part: Part, result: ResultOf[Part]): number {
  return FIGURE_OF[part](result).value;
}

/** The number of a result in words, or why there is none. */
export function resultWords<Part extends ScreeningPart>(part: Part, result: ResultOf[Part]): string {
  return meterOf(part, result) === null ? 'too little movement to tell' : FIGURE_OF[part](result).words;
}

function compareFocusGames(newest: FocusGameResult, before: FocusGameResult, when: string): string[] {
  if (newest.hasADHD === null || before.hasADHD === null) {
    return ['One of the last two times had too little movement to tell, so the two cannot be compared.'];
  }
  const figures = `${when} ${formatPercent(newest.focusPercentage)}, the time before ${formatPercent(before.focusPercentage)}.`;
  const difference = Math.abs(newest.focusPercentage - before.focusPercentage);
  return [figures, aboutFocus(difference), ...aboutPointing(newest, before)];
}

function aboutFocus(difference: number): string {
  if (difference === 0) return 'The two are the same.';
  if (difference <= COMPARISONS.smallFocusPercent) return 'A difference this small is usual from day to day.';
  return 'A difference this large can come from sleep, practice, another device or the day itself. One more time on another day tells more.';
}

function aboutPointing(newest: FocusGameResult, before: FocusGameResult): string[] {
  if (!newest.pointing || !before.pointing || newest.pointing === before.pointing) return [];
  const ways = `${pointingDeviceWords(newest.pointing)}, the time before ${pointingDeviceWords(before.pointing)}`;
  return [`You followed the ball ${ways}, which changes the figure too.`];
}

function compareLetterQuizzes(newest: LetterQuizResult, before: LetterQuizResult, when: string): string[] {
  const difference = Math.abs(newest.correct - before.correct);
  const figures = bothFigures('letter-quiz', newest, before, when);
  if (difference === 0) return [figures, 'The two are the same.'];
  if (difference <= COMPARISONS.smallLetters) {
    return [figures, 'A difference this small is usual: each time has ten other letters.'];
  }
  return [
    figures,
    'Some of this can be chance: each time has ten other letters. One more time on another day tells more.',
  ];
}

function compareQuestionnaires(
  newest: TraitsQuestionnaireResult,
  before: TraitsQuestionnaireResult,
  when: string,
): string[] {
  const difference = Math.abs(newest.score - before.score);
  const figures = bothFigures('traits-questionnaire', newest, before, when);
  if (difference === 0) return [figures, 'The two are the same.'];
  if (difference <= COMPARISONS.smallTraits) return [figures, 'A difference this small is usual from day to day.'];
  return [
    figures,
    'Answers can change with the day and with what you think of. Neither time is more right than the other.',
  ];
}

function bothFigures<Part extends ScreeningPart>(
  part: Part,
  newest: ResultOf[Part],
  before: ResultOf[Part],
  when: string,
): string {
  return `${when} ${meterOf(part, newest)?.words}, the time before ${meterOf(part, before)?.words}.`;
}
