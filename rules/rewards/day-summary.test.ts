import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/runs.ts';
import { daySummaryWith } from '../testing/day-summaries.ts';
import { type DayRange, daySummary, type LearnerActivity } from './day-summary.ts';

/** 21 November in UTC+1. */
const DAY: DayRange = { from: '2026-11-20T23:00:00.000Z', until: '2026-11-21T23:00:00.000Z' };
const NOON = '2026-11-21T11:00:00.000Z';

const NO_RUNS = Object.fromEntries(GAMES.map((game) => [game, []])) as unknown as LearnerActivity['runs'];

function done(
  attempts: Partial<LearnerActivity['attempts']>,
  runs: Partial<LearnerActivity['runs']> = {},
  waiting: LearnerActivity['waiting'] = [],
): LearnerActivity {
  return {
    maxListed: 50,
    waiting,
    attempts: { 'focus-game': [], 'letter-quiz': [], 'traits-questionnaire': [], ...attempts },
    runs: { ...NO_RUNS, ...runs },
  };
}
const at = (timestamp: string, level: number | null = null, score = 0) => ({ timestamp, level, score });

const ONE_GAME = daySummaryWith({ games: { count: 1, hasMore: false }, points: 10 });

describe('the summary of a day', () => {
  it('is null when nothing was done', () => {
    expect(daySummary(done({}), DAY)).toBeNull();
  });

  it.each([
    ['the last moment of the day before', '2026-11-20T22:59:59.999Z', false],
    ['midnight', '2026-11-20T23:00:00.000Z', true],
    ['the last moment of the day', '2026-11-21T22:59:59.999Z', true],
    ['the next midnight', '2026-11-21T23:00:00.000Z', false],
  ])('uses the day of the learner’s time zone: %s', (_name, timestamp, belongs) => {
    expect(daySummary(done({}, { 'whack-a-mole': [at(timestamp)] }), DAY)).toEqual(belongs ? ONE_GAME : null);
    expect(daySummary(done({ 'letter-quiz': [at(timestamp)] }), DAY)).toEqual(
      belongs ? daySummaryWith({ parts: [2] }) : null,
    );
  });

  it('counts games and quizzes apart, with points for both', () => {
    const runs = { 'multitask-master': [at(NOON, 2)], 'whack-a-mole': [at(NOON)], 'picture-words': [at(NOON)] };
    expect(daySummary(done({}, runs), DAY)).toEqual(
      daySummaryWith({ games: { count: 2, hasMore: false }, quizzes: { count: 1, hasMore: false }, points: 30 }),
    );
  });

  it('counts passages apart, with the questions of those that the server has and that can tell something', () => {
    const passages = (count: number, hasMore = false) => ({ passages: { count, hasMore } });
    const read = [at(NOON, 1, 3), at(NOON, 6, 0), at(DAY.until, 1, 3)];
    expect(daySummary(done({}, { 'reading-passage': read }), DAY)).toEqual(
      daySummaryWith({ ...passages(2), questions: { right: 3, count: 6 }, points: 20 }),
    );
    // Stored by an earlier version, with its points.
    const tooFast = { ...at(NOON, 1, 2), validity: 'too-fast' as const };
    expect(daySummary(done({}, { 'reading-passage': [tooFast] }), DAY)).toEqual(
      daySummaryWith({ ...passages(1), points: 10 }),
    );
    const waiting = [{ kind: 'reading-passage', timestamp: NOON }];
    expect(daySummary(done({}, { 'reading-passage': [at(NOON, 1, 2)] }, waiting), DAY)).toEqual(
      daySummaryWith({ ...passages(2), questions: { right: 2, count: 3 }, points: 10, hasUnsent: true }),
    );
    const fifty = Array.from({ length: 50 }, () => at(NOON, 1, 3));
    expect(daySummary(done({}, { 'reading-passage': fifty }), DAY)).toEqual(
      daySummaryWith({ ...passages(50, true), points: null }),
    );
  });

  it('has each part of the test once, however often it was done', () => {
    const both = done({ 'focus-game': [at(NOON), at(NOON)], 'traits-questionnaire': [at(NOON)] });
    expect(daySummary(both, DAY)).toEqual(daySummaryWith({ parts: [1, 3] }));
  });

  it('has the highest level of Simon on that day, ignoring other days and games', () => {
    const simon = [at('2026-11-19T11:00:00.000Z', 12), at(NOON, 4), at(NOON, 7)];
    expect(daySummary(done({}, { simon, 'multitask-master': [at(NOON, 9)] }), DAY)).toEqual(
      daySummaryWith({ games: { count: 3, hasMore: false }, points: 30, simonLevel: 7 }),
    );
  });

  it('counts runs without points among the others, and adds up the points of the others', () => {
    const untouched = { ...at(NOON), validity: 'not-answered' as const };
    const notRead = { ...at(NOON), validity: 'not-read' as const };
    expect(daySummary(done({}, { 'careful-moles': [untouched, at(NOON)], 'letter-round': [notRead] }), DAY)).toEqual(
      daySummaryWith({ games: { count: 3, hasMore: false }, points: 10 }),
    );
    expect(daySummary(done({}, { 'careful-moles': [untouched] }), DAY)).toEqual(
      daySummaryWith({ games: { count: 1, hasMore: false }, points: 0 }),
    );
  });

  it('counts unsent results without points', () => {
    const wait = (kind: string, timestamp = NOON) => ({ kind, timestamp });
    expect(daySummary(done({}, {}, [wait('letter-quiz')]), DAY)).toEqual(
      daySummaryWith({ parts: [2], hasUnsent: true }),
    );
    expect(daySummary(done({}, { simon: [at(NOON, 4)] }, [wait('simon'), wait('picture-words')]), DAY)).toEqual(
      daySummaryWith({
        games: { count: 2, hasMore: false },
        quizzes: { count: 1, hasMore: false },
        points: 10,
        simonLevel: 4,
        hasUnsent: true,
      }),
    );
    expect(daySummary(done({}, {}, [wait('simon', DAY.until), wait('something else')]), DAY)).toBeNull();
  });

  it('has more, and no points, when the list may be cut', () => {
    const runs = (count: number) => Array.from({ length: count }, () => at(NOON));
    const fortyNine = daySummaryWith({ games: { count: 49, hasMore: false }, points: 490 });
    const before = at('2026-11-20T22:59:59.999Z');
    expect(daySummary(done({}, { 'whack-a-mole': runs(49) }), DAY)).toEqual(fortyNine);
    expect(daySummary(done({}, { 'whack-a-mole': [...runs(49), before] }), DAY)).toEqual(fortyNine);
    expect(daySummary(done({}, { 'whack-a-mole': runs(50) }), DAY)).toEqual(
      daySummaryWith({ games: { count: 50, hasMore: true }, points: null }),
    );
    expect(daySummary(done({}, { simon: runs(2), 'picture-words': runs(50) }), DAY)).toEqual(
      daySummaryWith({ games: { count: 2, hasMore: false }, quizzes: { count: 50, hasMore: true }, points: null }),
    );
    expect(daySummary(done({}, { simon: runs(3), 'whack-a-mole': runs(50) }), DAY)).toEqual(
      daySummaryWith({ games: { count: 53, hasMore: true }, points: null }),
    );
  });
});
