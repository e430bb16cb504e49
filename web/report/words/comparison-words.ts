import { m } from '#messages';
import type { PointingDevice } from '#rules/screening/focus-game/focus-game.ts';
import { differenceOf, pointingChange } from '#rules/screening/report/comparisons.ts';
import { RESULT_SCALES, resultNumber } from '#rules/screening/report/result-numbers.ts';
import type { FocusGameResult, ResultOf } from '#rules/screening/results.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import type { ResultDay } from '../../activities/result-day.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { formatPercent } from '../../ui/words/number-words.ts';
import { numberWords } from './meter-words.ts';

/** Compares the newest result with the previous one; `day` is the day of the newest. */
export function compareResults<Part extends ScreeningPart>(
  part: Part,
  newest: ResultOf[Part],
  before: ResultOf[Part],
  day: ResultDay,
): string {
  const difference = differenceOf(part, newest, before);
  if (difference === null) return m['report.comparison.impossible']();
  return joinSentences(
    BOTH_FIGURES[part](newest, before, day),
    m['report.comparison.difference']({ difference, part }),
    ...OTHER_CHANGES[part](newest, before),
  );
}

type BothFigures<Result> = (newest: Result, before: Result, day: ResultDay) => string;

const BOTH_FIGURES: { [Part in ScreeningPart]: BothFigures<ResultOf[Part]> } = {
  'focus-game': (newest, before, day) =>
    m['report.comparison.focus_game']({
      ...day,
      newest: formatPercent(newest.focusPercentage),
      before: formatPercent(before.focusPercentage),
    }),
  'letter-quiz': (newest, before, day) =>
    m['report.comparison.letter_quiz']({
      ...day,
      newest: newest.correct,
      before: before.correct,
      whole: RESULT_SCALES['letter-quiz'].whole,
    }),
  'traits-questionnaire': (newest, before, day) =>
    m['report.comparison.traits_questionnaire']({
      ...day,
      newest: newest.score,
      before: before.score,
      whole: RESULT_SCALES['traits-questionnaire'].whole,
    }),
};

const OTHER_CHANGES: { [Part in ScreeningPart]: (newest: ResultOf[Part], before: ResultOf[Part]) => string[] } = {
  'focus-game': aboutPointing,
  'letter-quiz': () => [],
  'traits-questionnaire': () => [],
};

function aboutPointing(newest: FocusGameResult, before: FocusGameResult): string[] {
  const change = pointingChange(newest, before);
  if (!change) return [];
  return [m['report.comparison.pointing']({ newest: deviceWords(change.newest), before: deviceWords(change.before) })];
}

/** A pointing device as a phrase, such as "with a mouse". */
export function deviceWords(pointing: PointingDevice): string {
  return m['report.comparison.pointing_device']({ pointing });
}

/** The value of a result as text, or that it has a validity problem. */
export function resultWords<Part extends ScreeningPart>(part: Part, result: ResultOf[Part]): string {
  const value = resultNumber(part, result);
  return value === null ? m['report.history.no_number']() : numberWords(part, value);
}
