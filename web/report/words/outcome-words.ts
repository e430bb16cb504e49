import { m } from '#messages';
import { FOCUS_GAME } from '#rules/screening/focus-game/focus-game.ts';
import { isMissedOnlyByCase } from '#rules/screening/letter-quiz/letter-quiz.ts';
import { letterQuizDetail } from '#rules/screening/report/letter-quiz-detail.ts';
import type {
  FocusGameResult,
  LetterQuizResult,
  ResultOf,
  TraitsQuestionnaireResult,
} from '#rules/screening/results.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import type { ResultDay } from '../../activities/result-day.ts';
import { missedOnlyByCaseWords, validityWords } from '../../activities/validity-words.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { firstNumberWord, formatPercent, numberWord } from '../../ui/words/number-words.ts';

type Outcome<Result> = (result: Result, day: ResultDay) => string;

const OUTCOMES: { [Part in ScreeningPart]: Outcome<ResultOf[Part]> } = {
  'focus-game': focusGameOutcome,
  'letter-quiz': letterQuizOutcome,
  'traits-questionnaire': traitsOutcome,
};

/** A result as text. */
export function describeOutcome<Part extends ScreeningPart>(
  part: Part,
  result: ResultOf[Part],
  day: ResultDay,
): string {
  if (result.validity === null) return OUTCOMES[part](result, day);
  return joinSentences(m['report.outcome.says_little'](day), validityWords(part, result.validity));
}

function focusGameOutcome({ hasADHD }: FocusGameResult, day: ResultDay): string {
  if (!hasADHD) return m['report.outcome.few_attention_traits'](day);
  const percent = formatPercent(FOCUS_GAME.traitsBelowPercent);
  return m['report.outcome.some_attention_traits']({ ...day, percent });
}

function letterQuizOutcome(result: LetterQuizResult, day: ResultDay): string {
  if (isMissedOnlyByCase(result.answers)) return missedOnlyByCaseWords(result.answers);
  const traits = result.hasDyslexia
    ? m['report.outcome.some_dyslexia_traits'](day)
    : m['report.outcome.few_dyslexia_traits'](day);
  return joinSentences(traits, detailWords(result));
}

function detailWords(result: LetterQuizResult): string | null {
  const detail = letterQuizDetail(result);
  switch (detail?.code) {
    case 'all-right':
      return m['report.outcome.all_letters_right']();
    case 'swaps-turned':
      return turnedWords(detail);
    case 'only-other-case':
      return m['report.outcome.only_other_case']({ count: detail.letters, number: numberWord(detail.letters) });
    default:
      return null;
  }
}

function turnedWords({ turned, swaps }: { turned: number; swaps: number }): string {
  if (turned === swaps) return m['report.outcome.all_swaps_turned']({ count: swaps });
  return m['report.outcome.some_swaps_turned']({
    count: turned,
    number: firstNumberWord(turned),
    swaps: numberWord(swaps),
  });
}

function traitsOutcome({ result }: TraitsQuestionnaireResult, day: ResultDay): string {
  const traits = m['report.outcome.autism_traits']({ band: result, ...day });
  return joinSentences(traits, result === 'possible' ? m['report.outcome.autism_at_line']() : null);
}
