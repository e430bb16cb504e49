import type { ComponentProps } from 'react';
import { m } from '#messages';
import { FOCUS_GAME } from '#rules/screening/focus-game.ts';
import { LETTER_QUIZ } from '#rules/screening/letter-quiz.ts';
import { RESULT_SCALES, resultNumber } from '#rules/screening/result-numbers.ts';
import type { FocusGameResult, ResultOf } from '#rules/screening/results.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { TRAITS_QUESTIONNAIRE } from '#rules/screening/traits-questionnaire.ts';
import { joinSentences } from '../ui/join-sentences.ts';
import { formatLocale } from '../ui/language.ts';
import type { Meter } from '../ui/meter.tsx';
import { formatPercent, numberWord } from '../ui/number-words.ts';

type MeterData = Omit<ComponentProps<typeof Meter>, 'tone'>;
type Figures = { value: number; whole: number; line: number };

/** The meter of a result; null when there was too little movement. */
export function meterOf<Part extends ScreeningPart>(part: Part, result: ResultOf[Part]): MeterData | null {
  const value = resultNumber(part, result);
  if (value === null) return null;
  const { whole, line } = RESULT_SCALES[part];
  const { words, label, sentence } = METER_WORDS[part]({ value, whole, line });
  return { words, percent: (100 * value) / whole, line: { percent: (100 * line) / whole, label }, sentence };
}

const METER_WORDS: {
  [Part in ScreeningPart]: (figures: Figures) => { words: string; label: string; sentence: string };
} = {
  'focus-game': ({ value, line }) => ({
    words: m['report.meter.focus_game.words']({ percent: formatPercent(value) }),
    label: m['report.meter.focus_game.line']({ percent: formatPercent(line) }),
    sentence: m['report.meter.focus_game.sentence']({ value, line }),
  }),
  'letter-quiz': (figures) => ({
    words: m['report.meter.letter_quiz.words'](figures),
    label: m['report.meter.letter_quiz.line'](figures),
    sentence: m['report.meter.letter_quiz.sentence'](figures),
  }),
  'traits-questionnaire': (figures) => ({
    words: m['report.meter.traits_questionnaire.words'](figures),
    label: m['report.meter.traits_questionnaire.line'](figures),
    sentence: m['report.meter.traits_questionnaire.sentence'](figures),
  }),
};

/** What each part measures, in one or more sentences. */
export const MEASUREMENT_TEXTS: { [Part in ScreeningPart]: () => string } = {
  'focus-game': () => m['report.measured.focus_game']({ seconds: FOCUS_GAME.durationMs / 1000 }),
  'letter-quiz': () => m['report.measured.letter_quiz']({ number: numberWord(LETTER_QUIZ.letters) }),
  'traits-questionnaire': () =>
    m['report.measured.traits_questionnaire']({ number: numberWord(TRAITS_QUESTIONNAIRE.statements) }),
};

const EXTRA_MEASUREMENTS: { [Part in ScreeningPart]: (result: ResultOf[Part]) => string | null } = {
  'focus-game': extraOfFocusGame,
  'letter-quiz': () => null,
  'traits-questionnaire': () => null,
};

/** What a part recorded besides its result, in one or two sentences; null when there is nothing. */
export function extraMeasurements<Part extends ScreeningPart>(part: Part, result: ResultOf[Part]): string | null {
  return EXTRA_MEASUREMENTS[part](result);
}

function extraOfFocusGame({ hasADHD, timeOnTargetMs, longestDriftMs, pointing }: FocusGameResult): string | null {
  if (hasADHD === null) return null;
  const clock = m['report.measured.clock']({
    near: wholeSeconds(timeOnTargetMs),
    whole: wholeSeconds(FOCUS_GAME.durationMs),
    away: secondsWithTenths(longestDriftMs),
  });
  return joinSentences(clock, pointing && m['report.measured.pointing']({ pointing }));
}

function wholeSeconds(ms: number): number {
  return Math.floor(ms / 1000);
}

function secondsWithTenths(ms: number): string {
  const seconds = Number((ms / 1000).toFixed(1));
  return new Intl.NumberFormat(formatLocale(), { minimumFractionDigits: 1 }).format(seconds);
}
