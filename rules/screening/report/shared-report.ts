import { isMissedOnlyByCase } from '../letter-quiz/letter-quiz.ts';
import { type ResultOf, tells } from '../results.ts';
import { SCREENING_PARTS, type ScreeningPart } from '../screening-sequence.ts';

/** What a result shows. `only-case`: the letters were known, but typed capital for small or small for capital. */
export const SEEN = ['traits', 'borderline', 'only-case', 'few'] as const;
export type Seen = (typeof SEEN)[number];

/** The newest valid result. `value` is a percentage, or a count of letters or answers. */
export type SeenResult = { timestamp: string; value: number; seen: Seen };

/**
 * `result`: null without one. `saysLittleAt`: the instant of a
 * newer invalid attempt; null without one. Instants are ISO texts.
 */
export type SeenPart = { result: SeenResult | null; saysLittleAt: string | null };

/** The results that a grown-up is shown: no answers, no history, no ids. */
export type SharedReport = Readonly<Record<ScreeningPart, SeenPart>>;

type Dated<Part extends ScreeningPart> = ResultOf[Part] & { timestamp: string };
/** A learner's results by part, newest first. */
type DatedResults = { readonly [Part in ScreeningPart]: readonly Dated<Part>[] };

const SEEN_IN: { [Part in ScreeningPart]: (result: ResultOf[Part]) => { value: number; seen: Seen } } = {
  'focus-game': ({ focusPercentage, hasADHD }) => ({ value: focusPercentage, seen: hasADHD ? 'traits' : 'few' }),
  'letter-quiz': (result) => ({ value: result.correct, seen: seenInLetters(result) }),
  'traits-questionnaire': ({ score, result }) => ({ value: score, seen: seenInBand(result) }),
};

/** The report for a grown-up, from all results of a learner. */
export function sharedReport(results: DatedResults): SharedReport {
  return {
    'focus-game': seenPart('focus-game', results['focus-game']),
    'letter-quiz': seenPart('letter-quiz', results['letter-quiz']),
    'traits-questionnaire': seenPart('traits-questionnaire', results['traits-questionnaire']),
  };
}

/** Whether any part was done. */
export function hasAnyPart(report: SharedReport): boolean {
  return SCREENING_PARTS.some((part) => report[part].result !== null || report[part].saysLittleAt !== null);
}

function seenPart<Part extends ScreeningPart>(part: Part, results: readonly Dated<Part>[]): SeenPart {
  const [newest] = results;
  const telling = results.find(tells);
  return {
    result: telling ? { timestamp: telling.timestamp, ...SEEN_IN[part](telling) } : null,
    saysLittleAt: newest && !tells(newest) ? newest.timestamp : null,
  };
}

function seenInLetters({ answers, hasDyslexia }: ResultOf['letter-quiz']): Seen {
  if (isMissedOnlyByCase(answers)) return 'only-case';
  return hasDyslexia ? 'traits' : 'few';
}

function seenInBand(band: ResultOf['traits-questionnaire']['result']): Seen {
  if (band === 'borderline') return 'borderline';
  return band === 'possible' ? 'traits' : 'few';
}
