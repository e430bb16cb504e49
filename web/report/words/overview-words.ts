import { m } from '#messages';
import { isMissedOnlyByCase, namesLetter } from '#rules/screening/letter-quiz/letter-quiz.ts';
import {
  type FocusGameResult,
  type LetterQuizResult,
  type ResultOf,
  type TraitsQuestionnaireResult,
  tells,
} from '#rules/screening/results.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import type { ResultDay } from '../../activities/result-day.ts';

const SENTENCES: { [Part in ScreeningPart]: (result: ResultOf[Part], day: ResultDay) => string } = {
  'focus-game': attentionSentence,
  'letter-quiz': lettersSentence,
  'traits-questionnaire': peopleSentence,
};

const CHILD_SENTENCES: { [Part in ScreeningPart]: (result: ResultOf[Part], day: ResultDay) => string } = {
  'focus-game': ({ hasADHD }, day) => m['report.for_child.attention']({ traits: hasADHD ? 'some' : 'few', ...day }),
  'letter-quiz': (result, day) => m['report.for_child.letters']({ traits: letterTraits(result), ...day }),
  'traits-questionnaire': ({ result: band }, day) => m['report.for_child.people']({ band, ...day }),
};

/** The finding of a part, in one plain sentence. */
export function overviewSentence<Part extends ScreeningPart>(
  part: Part,
  result: ResultOf[Part],
  day: ResultDay,
): string {
  return tells(result) ? SENTENCES[part](result, day) : m['report.overview.says_little']({ part, ...day });
}

/** The finding for a child under 13, without the name of a condition if a plain word exists. */
export function childSentence<Part extends ScreeningPart>(part: Part, result: ResultOf[Part], day: ResultDay): string {
  return tells(result) ? CHILD_SENTENCES[part](result, day) : overviewSentence(part, result, day);
}

function attentionSentence({ hasADHD }: FocusGameResult, day: ResultDay): string {
  return m['report.overview.attention']({ traits: hasADHD ? 'some' : 'few', ...day });
}

function lettersSentence(result: LetterQuizResult, day: ResultDay): string {
  return m['report.overview.letters']({ traits: letterTraits(result), ...day });
}

/**
 * `only-size`: below the threshold only because of capital and small letters. `mostly-known`: some letters were wrong
 * too, but enough were right regardless of size.
 */
function letterTraits({ hasDyslexia, answers }: LetterQuizResult): 'some' | 'few' | 'only-size' | 'mostly-known' {
  if (isMissedOnlyByCase(answers)) return answers.every(namesLetter) ? 'only-size' : 'mostly-known';
  return hasDyslexia ? 'some' : 'few';
}

function peopleSentence({ result }: TraitsQuestionnaireResult, day: ResultDay): string {
  return m['report.overview.people']({ band: result, ...day });
}
