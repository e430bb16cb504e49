import { formatPercent, numberWord, sentenceCase } from '../number-words.ts';
import { AUTISM_BAND_TEXTS } from './band-texts.ts';
import { FOCUS_GAME } from './focus-game.ts';
import { isSwap } from './letter-confusions.ts';
import { isOtherCase, LETTER_QUIZ } from './letter-quiz.ts';
import type { FocusGameResult, LetterQuizResult, ResultOf, TraitsQuestionnaireResult } from './results.ts';
import type { ScreeningPart } from './screening-sequence.ts';

export const TOO_LITTLE_MOVEMENT = 'There was too little movement to tell.';

type Outcome<Result> = (result: Result, when: string) => string;

const OUTCOMES: { [Part in ScreeningPart]: Outcome<ResultOf[Part]> } = {
  'focus-game': focusGameOutcome,
  'letter-quiz': letterQuizOutcome,
  'traits-questionnaire': traitsOutcome,
};

/** A result in words; `when` is "today" or a date such as "on 18 November". */
export function describeOutcome<Part extends ScreeningPart>(part: Part, result: ResultOf[Part], when: string): string {
  return OUTCOMES[part](result, when);
}

function focusGameOutcome({ hasADHD }: FocusGameResult, when: string): string {
  if (hasADHD === null) return TOO_LITTLE_MOVEMENT;
  if (!hasADHD)
    return `You were near the ball most of the times the game looked. Few attention traits showed up ${when}.`;
  const line = `the line at ${formatPercent(FOCUS_GAME.traitsBelowPercent)}`;
  return `You were near the ball less often than ${line}. Some attention traits showed up ${when}.`;
}

function letterQuizOutcome(result: LetterQuizResult, when: string): string {
  const traits = `${result.hasDyslexia ? 'Some' : 'Few'} traits of dyslexia showed up ${when}.`;
  return [traits, ...letterDetails(result)].join(' ');
}

function letterDetails({ correct, answers }: LetterQuizResult): string[] {
  if (correct === LETTER_QUIZ.letters) return ['All ten letters were right.'];
  const swaps = answers.filter(isSwap);
  const turned = swaps.filter(({ heard, typed }) => [heard, typed].sort().join('') === 'bd').length;
  if (turned > 0) return [bdSwapSentence(turned, swaps.length)];
  const otherSize = answers.filter(isOtherCase).length;
  if (otherSize === 0) return [];
  return [`For ${numberWord(otherSize)} ${otherSize === 1 ? 'letter' : 'letters'} only the size was different.`];
}

function bdSwapSentence(turned: number, swaps: number): string {
  const were = turned === 1 ? 'was' : 'were';
  if (turned < swaps) {
    return sentenceCase(
      `${numberWord(turned)} of the ${numberWord(swaps)} swaps ${were} b and d, the most common of all.`,
    );
  }
  const which = swaps === 1 ? 'The only swap' : 'Both swaps';
  return `${which} ${were} b and d, the most common of all.`;
}

function traitsOutcome({ result }: TraitsQuestionnaireResult, when: string): string {
  const statement = AUTISM_BAND_TEXTS[result].statement(when);
  return result === 'possible'
    ? `${statement} That is at or above the line where more questions make sense.`
    : statement;
}
