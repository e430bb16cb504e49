import { formatPercent, numberWord } from '../number-words.ts';
import { FOCUS_GAME, type PointingDevice } from './focus-game.ts';
import { LETTER_QUIZ } from './letter-quiz.ts';
import type { FocusGameResult, LetterQuizResult, ResultOf, TraitsQuestionnaireResult } from './results.ts';
import type { ScreeningPart } from './screening-sequence.ts';
import { TRAITS_QUESTIONNAIRE } from './traits-questionnaire.ts';

/** A result and its threshold. Percentages, 0 to 100, are positions on the meter. */
export type MeterData = {
  words: string;
  percent: number;
  line: { percent: number; label: string };
  sentence: string;
};

type MeterOf<Result> = (result: Result) => MeterData | null;

const METERS: { [Part in ScreeningPart]: MeterOf<ResultOf[Part]> } = {
  'focus-game': focusGameMeter,
  'letter-quiz': letterQuizMeter,
  'traits-questionnaire': traitsMeter,
};

/** The meter of a result; null when there was too little movement. */
export function meterOf<Part extends ScreeningPart>(part: Part, result: ResultOf[Part]): MeterData | null {
  return METERS[part](result);
}

function focusGameMeter({ focusPercentage, hasADHD }: FocusGameResult): MeterData | null {
  const line = FOCUS_GAME.traitsBelowPercent;
  if (hasADHD === null) return null;
  return {
    words: `${formatPercent(focusPercentage)} near the ball`,
    percent: focusPercentage,
    line: { percent: line, label: `${formatPercent(line)} line` },
    sentence: `${focusPercentage} percent near the ball; the line is at ${line} percent`,
  };
}

function letterQuizMeter({ correct }: LetterQuizResult): MeterData {
  const line = Math.ceil((LETTER_QUIZ.traitsBelowPercent * LETTER_QUIZ.letters) / 100);
  return countMeter(LETTER_QUIZ.letters, correct, 'right', line);
}

function traitsMeter({ score }: TraitsQuestionnaireResult): MeterData {
  return countMeter(TRAITS_QUESTIONNAIRE.statements, score, 'traits', TRAITS_QUESTIONNAIRE.possibleFrom);
}

function countMeter(whole: number, count: number, noun: string, line: number): MeterData {
  const words = `${count} of ${whole} ${noun}`;
  return {
    words,
    percent: (100 * count) / whole,
    line: { percent: (100 * line) / whole, label: `${line} of ${whole} line` },
    sentence: `${words}; the line is at ${line}`,
  };
}

/** What each part measures, in one or more sentences. */
export const MEASUREMENT_TEXTS: { [Part in ScreeningPart]: string } = {
  'focus-game': `Measured: how often you were near the ball while you moved, in ${FOCUS_GAME.durationMs / 1000} seconds.`,
  'letter-quiz': `Measured: how many of ${numberWord(LETTER_QUIZ.letters)} spoken letters you typed exactly, capital or small.`,
  'traits-questionnaire': `Counted: your own answers to ${numberWord(TRAITS_QUESTIONNAIRE.statements)} statements. They are written for adults. A child answers them with a grown-up.`,
};

const POINTED_WITH: { [Way in PointingDevice]: string } = {
  mouse: 'with a mouse',
  touch: 'with a finger',
  pen: 'with a pen',
  keyboard: 'with the keyboard',
  mixed: 'in more than one way',
};

/** The pointing device as part of a sentence: `with a mouse`. */
export function pointingDeviceWords(pointing: PointingDevice): string {
  return POINTED_WITH[pointing];
}

const FIGURES: { [Part in ScreeningPart]: (result: ResultOf[Part]) => string | null } = {
  'focus-game': figuresOfFocusGame,
  'letter-quiz': () => null,
  'traits-questionnaire': () => null,
};

/** What a part recorded besides its result, in one or two sentences; null when there is nothing. */
export function extraMeasurements<Part extends ScreeningPart>(part: Part, result: ResultOf[Part]): string | null {
  return FIGURES[part](result);
}

function figuresOfFocusGame(result: FocusGameResult): string | null {
  if (result.hasADHD === null) return null;
  const near = `By the clock: ${wholeSeconds(result.timeOnTargetMs)} of ${wholeSeconds(FOCUS_GAME.durationMs)} seconds near it`;
  const away = `longest time away ${(result.longestDriftMs / 1000).toFixed(1)} seconds`;
  const way = result.pointing ? ` You followed it ${pointingDeviceWords(result.pointing)}.` : '';
  return `${near}, ${away}.${way}`;
}

function wholeSeconds(ms: number): number {
  return Math.floor(ms / 1000);
}
