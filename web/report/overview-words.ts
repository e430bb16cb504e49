import { m } from '#messages';
import { isMissedOnlyByCase } from '#rules/screening/letter-quiz.ts';
import {
  type FocusGameResult,
  type LetterQuizResult,
  type ResultOf,
  type TraitsQuestionnaireResult,
  tells,
} from '#rules/screening/results.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import type { ResultDay } from '../play/result-day.ts';

const SENTENCES: { [Part in ScreeningPart]: (result: ResultOf[Part], day: ResultDay) => string } = {
  'focus-game': attentionSentence,
  'letter-quiz': lettersSentence,
  'traits-questionnaire': peopleSentence,
};

/** What showed up in a part, in one plain sentence. */
export function overviewSentence<Part extends ScreeningPart>(
  part: Part,
  result: ResultOf[Part],
  day: ResultDay,
): string {
  return tells(result) ? SENTENCES[part](result, day) : m['report.overview.says_little']({ part, ...day });
}

function attentionSentence({ hasADHD }: FocusGameResult, day: ResultDay): string {
  return m['report.overview.attention']({ traits: hasADHD ? 'some' : 'few', ...day });
}

function lettersSentence({ hasDyslexia, answers }: LetterQuizResult, day: ResultDay): string {
  const traits = hasDyslexia ? 'some' : 'few';
  return m['report.overview.letters']({ traits: isMissedOnlyByCase(answers) ? 'only-size' : traits, ...day });
}

function peopleSentence({ result }: TraitsQuestionnaireResult, day: ResultDay): string {
  return m['report.overview.people']({ band: result, ...day });
}
