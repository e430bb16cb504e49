import { m } from '#messages';
import { FOCUS_GAME } from '#rules/screening/focus-game/focus-game.ts';
import { LETTER_QUIZ } from '#rules/screening/letter-quiz/letter-quiz.ts';
import { TRAITS_QUESTIONNAIRE } from '#rules/screening/questionnaire/traits-questionnaire.ts';
import { usualRange } from '#rules/screening/report/comparisons.ts';
import { RESULT_SCALES, resultNumber } from '#rules/screening/report/result-numbers.ts';
import type { FocusGameResult, ResultOf } from '#rules/screening/results.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import type { MeterProps } from '../../ui/figures/meter.tsx';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { formatLocale } from '../../ui/words/language.ts';
import { formatPercent, numberWord } from '../../ui/words/number-words.ts';

type MeterData = Omit<MeterProps, 'tone'>;
type Figures = { value: number; whole: number; line: number };

/** The meter of a result; null if it has a validity problem. */
export function meterOf<Part extends ScreeningPart>(part: Part, result: ResultOf[Part]): MeterData | null {
  const value = resultNumber(part, result);
  const range = usualRange(part, result);
  if (value === null || range === null) return null;
  const { whole, line } = RESULT_SCALES[part];
  const { words, label, sentence, ends } = METER_WORDS[part]({ value, whole, line });
  const [from, until] = [numberWords(part, range.from), numberWords(part, range.until)];
  const percentOf = (number: number) => (100 * number) / whole;
  return {
    words,
    percent: percentOf(value),
    ends,
    line: { percent: percentOf(line), label, sentence },
    usual: {
      fromPercent: percentOf(range.from),
      untilPercent: percentOf(range.until),
      sentence: m['report.meter.usual']({ from, until }),
    },
  };
}

/** The threshold of a part, as a sentence. */
export function lineSentence(part: ScreeningPart): string {
  return METER_WORDS[part]({ value: 0, ...RESULT_SCALES[part] }).sentence;
}

/** A value on the scale of a part, such as "82 %" or "6 of 10". */
export function numberWords(part: ScreeningPart, value: number): string {
  if (part === 'focus-game') return formatPercent(value);
  return m['report.history.count']({ value, whole: RESULT_SCALES[part].whole });
}

type Words = Pick<MeterData, 'words' | 'ends'> & { label: string; sentence: string };

const METER_WORDS: { [Part in ScreeningPart]: (figures: Figures) => Words } = {
  'focus-game': ({ value, line }) => ({
    words: m['report.meter.focus_game.words']({ percent: formatPercent(value) }),
    label: m['report.meter.focus_game.line']({ percent: formatPercent(line) }),
    sentence: m['report.meter.focus_game.sentence']({ percent: formatPercent(line) }),
    ends: { first: m['report.meter.focus_game.first'](), last: m['report.meter.focus_game.last']() },
  }),
  'letter-quiz': (figures) => ({
    words: m['report.meter.letter_quiz.words'](figures),
    label: m['report.meter.letter_quiz.line'](figures),
    sentence: m['report.meter.letter_quiz.sentence'](figures),
    ends: { first: m['report.meter.letter_quiz.first'](), last: m['report.meter.letter_quiz.last']() },
  }),
  'traits-questionnaire': (figures) => ({
    words: m['report.meter.traits_questionnaire.words'](figures),
    label: m['report.meter.traits_questionnaire.line'](figures),
    sentence: m['report.meter.traits_questionnaire.sentence'](figures),
    ends: {
      first: m['report.meter.traits_questionnaire.first'](),
      last: m['report.meter.traits_questionnaire.last'](),
    },
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

/** What a part recorded in addition to its result, in a few sentences; null if nothing. */
export function extraMeasurements<Part extends ScreeningPart>(part: Part, result: ResultOf[Part]): string | null {
  return EXTRA_MEASUREMENTS[part](result);
}

function extraOfFocusGame({
  validity,
  focusPercentage,
  timeOnTargetMs,
  longestDriftMs,
  pointing,
}: FocusGameResult): string | null {
  if (validity !== null) return null;
  const clock = m['report.measured.clock']({
    near: wholeSeconds(timeOnTargetMs),
    whole: wholeSeconds(FOCUS_GAME.durationMs),
    away: secondsWithTenths(longestDriftMs),
  });
  const clockPercent = Math.round((timeOnTargetMs / FOCUS_GAME.durationMs) * 100);
  const differs = clockPercent !== Math.round(focusPercentage) && m['report.measured.clock_differs']();
  return joinSentences(clock, differs || null, pointing && m['report.measured.pointing']({ pointing }));
}

function wholeSeconds(ms: number): number {
  return Math.floor(ms / 1000);
}

function secondsWithTenths(ms: number): string {
  const seconds = Number((ms / 1000).toFixed(1));
  return new Intl.NumberFormat(formatLocale(), { minimumFractionDigits: 1 }).format(seconds);
}
