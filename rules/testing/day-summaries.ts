import type { DaySummary } from '../rewards/day-summary.ts';

const NONE = { count: 0, hasMore: false };

/** The summary of a day on which nothing was done but what is given. */
export function daySummaryWith(values: Partial<DaySummary>): DaySummary {
  return {
    parts: [],
    games: NONE,
    quizzes: NONE,
    passages: NONE,
    questions: null,
    points: 0,
    simonLevel: null,
    hasUnsent: false,
    ...values,
  };
}
