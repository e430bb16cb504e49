import { interleave } from '../../figures/interleave.ts';
import type { ScreeningPart } from '../screening-sequence.ts';
import type { SharedReport } from './shared-report.ts';

/** How many adjustments are named for each place, and how many things to watch; our own numbers. */
export const GROWN_UP_ADVICE = { adjustments: 2, watched: 4 } as const;

const IN_CLASS = {
  'focus-game': ['short-steps', 'calm-seat'],
  'letter-quiz': ['more-time', 'hear-texts'],
  'traits-questionnaire': ['say-changes', 'plain-words'],
  always: ['ask-what-helps', 'one-at-a-time'],
} as const;
const AT_HOME = {
  'focus-game': ['one-thing', 'timed-work'],
  'letter-quiz': ['read-together', 'roomy-letters'],
  'traits-questionnaire': ['written-plan', 'quiet-time'],
  always: ['same-times', 'say-what-went-well'],
} as const;
const WATCHED = {
  'focus-game': ['tasks'],
  'letter-quiz': ['reading'],
  'traits-questionnaire': ['company'],
  always: ['places', 'good-days', 'help'],
} as const;

export type ClassAdjustment = (typeof IN_CLASS)[keyof typeof IN_CLASS][number];
export type HomeAdjustment = (typeof AT_HOME)[keyof typeof AT_HOME][number];
export type WatchedThing = (typeof WATCHED)[keyof typeof WATCHED][number];

/** What a grown-up can do and watch: first the advice for the traits that were seen, then general advice. */
export function grownUpAdvice(report: SharedReport) {
  const seen = seenParts(report);
  return {
    inClass: chosen<ClassAdjustment>(IN_CLASS, seen, GROWN_UP_ADVICE.adjustments),
    atHome: chosen<HomeAdjustment>(AT_HOME, seen, GROWN_UP_ADVICE.adjustments),
    watched: chosen<WatchedThing>(WATCHED, seen, GROWN_UP_ADVICE.watched),
    /** Whether a reading test for the learner's age makes sense. */
    asksForReadingTest: seen.includes('letter-quiz'),
  };
}

/** The parts with traits, those above their threshold before borderline ones. */
function seenParts(report: SharedReport): ScreeningPart[] {
  const parts = Object.keys(report) as ScreeningPart[];
  const withTraits = (wanted: 'traits' | 'borderline') => parts.filter((part) => report[part].result?.seen === wanted);
  return [...withTraits('traits'), ...withTraits('borderline')];
}

function chosen<Code extends string>(
  lists: Readonly<Record<ScreeningPart | 'always', readonly Code[]>>,
  seen: readonly ScreeningPart[],
  count: number,
): Code[] {
  return [...interleave(seen.map((part) => lists[part])), ...lists.always].slice(0, count);
}
