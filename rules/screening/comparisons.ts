import { percentWords } from '../number-words.ts';
import { LETTER_QUIZ } from './letter-quiz.ts';
import { meterOf, pointedWith } from './meters.ts';
import type { FocusGameResult, LetterQuizResult, ResultOf, TraitsQuestionnaireResult } from './results.ts';
import type { ScreeningPart } from './screening-sequence.ts';
import { TRAITS_QUESTIONNAIRE } from './traits-questionnaire.ts';

/** Differences up to the small ones are called usual. Nobody has published how much these parts vary: they are ours. */
export const COMPARISONS = { smallFocusPercent: 10, smallLetters: 2, smallTraits: 1, charted: 8 } as const;

const COMPARISON_OF: { [Part in ScreeningPart]: Comparison<ResultOf[Part]> } = {
  'focus-game': ofFocusGames,
  'letter-quiz': ofLetterQuizzes,
  'traits-questionnaire': ofQuestionnaires,
};

type Comparison<Result> = (newest: Result, before: Result, when: string) => string[];

/** The newest result beside the one before it, with what a change can mean; `when` is "Today" or "On 20 November". */
export function comparisonOf<Part extends ScreeningPart>(
  part: Part,
  newest: ResultOf[Part],
  before: ResultOf[Part],
  when: string,
): string {
  return COMPARISON_OF[part](newest, before, when).join(' ');
}

/** The results that a chart shows: those with a figure, at most the newest eight, the oldest first. */
export function chartedResults<Part extends ScreeningPart, Result extends ResultOf[Part]>(
  part: Part,
  results: readonly Result[],
): Result[] {
  const withFigure = results.filter((result) => meterOf(part, result) !== null);
  return withFigure.slice(0, COMPARISONS.charted).reverse();
}

const FIGURE_OF: { [Part in ScreeningPart]: (result: ResultOf[Part]) => { value: number; words: string } } = {
  'focus-game': ({ focusPercentage: value }) => ({ value, words: percentWords(value) }),
  'letter-quiz': ({ correct: value }) => ({ value, words: `${value} of ${LETTER_QUIZ.letters}` }),
  'traits-questionnaire': ({ score: value }) => ({ value, words: `${value} of ${TRAITS_QUESTIONNAIRE.statements}` }),
};

/** The figure of a result, as a bar shows it. */
export function figureOf<Part extends ScreeningPart>(part: Part, result: ResultOf[Part]): number {
  return FIGURE_OF[part](result).value;
}

/** The figure of a result as a list says it, or why there is none. */
export function figureWords<Part extends ScreeningPart>(part: Part, result: ResultOf[Part]): string {
  return meterOf(part, result) === null ? 'too little movement to tell' : FIGURE_OF[part](result).words;
}

function ofFocusGames(newest: FocusGameResult, before: FocusGameResult, when: string): string[] {
  if (newest.hasADHD === null || before.hasADHD === null) {
    return ['One of the last two times had too little movement to tell, so the two cannot be compared.'];
  }
  const figures = `${when} ${percentWords(newest.focusPercentage)}, the time before ${percentWords(before.focusPercentage)}.`;
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
  const ways = `${pointedWith(newest.pointing)}, the time before ${pointedWith(before.pointing)}`;
  return [`You followed the ball ${ways}, which changes the figure too.`];
}

function ofLetterQuizzes(newest: LetterQuizResult, before: LetterQuizResult, when: string): string[] {
  const difference = Math.abs(newest.correct - before.correct);
  const figures = figuresOf('letter-quiz', newest, before, when);
  if (difference === 0) return [figures, 'The two are the same.'];
  if (difference <= COMPARISONS.smallLetters) {
    return [figures, 'A difference this small is usual: each time has ten other letters.'];
  }
  return [
    figures,
    'Some of this can be chance: each time has ten other letters. One more time on another day tells more.',
  ];
}

function ofQuestionnaires(
  newest: TraitsQuestionnaireResult,
  before: TraitsQuestionnaireResult,
  when: string,
): string[] {
  const difference = Math.abs(newest.score - before.score);
  const figures = figuresOf('traits-questionnaire', newest, before, when);
  if (difference === 0) return [figures, 'The two are the same.'];
  if (difference <= COMPARISONS.smallTraits) return [figures, 'A difference this small is usual from day to day.'];
  return [
    figures,
    'Answers can change with the day and with what you think of. Neither time is more right than the other.',
  ];
}

function figuresOf<Part extends ScreeningPart>(
  part: Part,
  newest: ResultOf[Part],
  before: ResultOf[Part],
  when: string,
): string {
  return `${when} ${meterOf(part, newest)?.words}, the time before ${meterOf(part, before)?.words}.`;
}
