import { GAMES, type Game, isQuiz, isReading } from '../games/runs.ts';
import { SCREENING_PARTS, type ScreeningPart } from '../screening/screening-sequence.ts';

/** The kinds of activities that are stored when they are finished; each adds a leaf of its kind to the learner's tree. */
export const LEAF_KINDS = [...SCREENING_PARTS, ...GAMES] as const;
export type LeafKind = ScreeningPart | Game;

/** The kinds as they are counted in a sentence. */
export const LEAF_GROUPS = ['test', 'games', 'quizzes', 'reading'] as const;
export type LeafGroup = (typeof LEAF_GROUPS)[number];

/** Limits of the answers about a learner's activity; our own. */
export const ACTIVITY = {
  /** The number of newest activities that are listed in order; the tree shows each of them as one leaf. */
  newest: 100,
  /** From the local time of the zone that is furthest behind UTC, in minutes. */
  leastMinutesFromUtc: -12 * 60,
  mostMinutesFromUtc: 14 * 60,
} as const;

/**
 * Everything that a learner has finished. Results never expire, and days need not be consecutive. It shrinks only when
 * the learner deletes results, of which nothing may remain.
 */
export type Activity = {
  readonly counts: Readonly<Record<LeafKind, number>>;
  /** The kinds of the newest activities, oldest first, at most `ACTIVITY.newest`. */
  readonly newest: readonly LeafKind[];
  /** The calendar days, as YYYY-MM-DD, on which at least one was finished; ascending. */
  readonly days: readonly string[];
};

/** A finished activity; `timestamp` is an ISO instant in UTC. */
export type Finished = { kind: LeafKind; timestamp: string };

export const NO_ACTIVITY: Activity = {
  counts: Object.fromEntries(LEAF_KINDS.map((kind) => [kind, 0])) as Record<LeafKind, number>,
  newest: [],
  days: [],
};

/** The number of leaves. */
export function leafCount({ counts }: Pick<Activity, 'counts'>): number {
  return LEAF_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
}

/** The number of leaves of each group. */
export function groupCounts({ counts }: Pick<Activity, 'counts'>): Record<LeafGroup, number> {
  const of = (group: LeafGroup) =>
    LEAF_KINDS.filter((kind) => leafGroup(kind) === group).reduce((sum, kind) => sum + counts[kind], 0);
  return { test: of('test'), games: of('games'), quizzes: of('quizzes'), reading: of('reading') };
}

export function isLeafKind(kind: string): kind is LeafKind {
  return LEAF_KINDS.some((known) => known === kind);
}

function leafGroup(kind: LeafKind): LeafGroup {
  const game = GAMES.find((each) => each === kind);
  if (!game) return 'test';
  if (isReading(game)) return 'reading';
  return isQuiz(game) ? 'quizzes' : 'games';
}
