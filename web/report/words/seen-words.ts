import { m } from '#messages';
import { FOCUS_GAME } from '#rules/screening/focus-game/focus-game.ts';
import { LETTER_QUIZ } from '#rules/screening/letter-quiz/letter-quiz.ts';
import { TRAITS_QUESTIONNAIRE } from '#rules/screening/questionnaire/traits-questionnaire.ts';
import type { SeenPart, SeenResult } from '#rules/screening/report/shared-report.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { fullDayWords } from '../../ui/words/dates.ts';
import { formatPercent } from '../../ui/words/number-words.ts';

const LETTERS_LINE = (LETTER_QUIZ.letters * LETTER_QUIZ.traitsBelowPercent) / 100;

const RESULT_WORDS: Record<ScreeningPart, (result: SeenResult) => string> = {
  'focus-game': ({ seen, value }) =>
    m['grown_up.seen.focus_game']({
      seen,
      percent: formatPercent(value),
      line: formatPercent(FOCUS_GAME.traitsBelowPercent),
    }),
  'letter-quiz': ({ seen, value }) =>
    m['grown_up.seen.letter_quiz']({ seen, value, whole: LETTER_QUIZ.letters, line: LETTERS_LINE }),
  'traits-questionnaire': ({ seen, value }) =>
    m['grown_up.seen.traits_questionnaire']({
      seen,
      value,
      whole: TRAITS_QUESTIONNAIRE.statements,
      line: TRAITS_QUESTIONNAIRE.possibleFrom,
    }),
};

/**
 * The day of a result, the result as text, and a sentence about an attempt with a validity problem; null if there is
 * neither.
 */
export function seenWords(part: ScreeningPart, { result, saysLittleAt }: SeenPart) {
  const day = result && m['grown_up.seen.done_on']({ day: fullDayWords(new Date(result.timestamp)) });
  const words = result && RESULT_WORDS[part](result);
  if (saysLittleAt === null) return { day, words: words ?? m['grown_up.seen.not_done'](), little: null };
  const littleDay = { day: fullDayWords(new Date(saysLittleAt)) };
  return words === null
    ? { day: null, words: m['grown_up.seen.says_little'](littleDay), little: null }
    : { day, words, little: m['grown_up.seen.later_says_little'](littleDay) };
}
