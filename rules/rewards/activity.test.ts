import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIVITY, type Finished, groupCounts, LEAF_KINDS, leafCount, NO_ACTIVITY } from './activity.ts';
import { addFinished } from './add-finished.ts';

const finished = fc.record({
  kind: fc.constantFrom(...LEAF_KINDS),
  timestamp: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
});
const many = fc.array(finished, { maxLength: 250 });
const minutes = fc.integer({ min: ACTIVITY.leastMinutesFromUtc, max: ACTIVITY.mostMinutesFromUtc });
const simonAt = (timestamp: string): Finished => ({ kind: 'simon', timestamp });

describe('activity', () => {
  it('counts every finished activity once, of its kind', () => {
    fc.assert(
      fc.property(many, minutes, (all, fromUtc) => {
        const activity = addFinished(NO_ACTIVITY, all, fromUtc);
        expect(leafCount(activity)).toBe(all.length);
        for (const kind of LEAF_KINDS)
          expect(activity.counts[kind]).toBe(all.filter((each) => each.kind === kind).length);
      }),
    );
  });

  it('never falls: more activities take away no leaf and no day', () => {
    fc.assert(
      fc.property(many, many, minutes, (before, more, fromUtc) => {
        const earlier = addFinished(NO_ACTIVITY, before, fromUtc);
        const later = addFinished(earlier, more, fromUtc);
        for (const kind of LEAF_KINDS) expect(later.counts[kind]).toBeGreaterThanOrEqual(earlier.counts[kind]);
        expect(later.days).toEqual(expect.arrayContaining([...earlier.days]));
      }),
    );
  });

  it('is the same in whatever order the results come, and whether they come at once or one after the other', () => {
    fc.assert(
      fc.property(many, fc.nat(250), minutes, (all, cut, fromUtc) => {
        const whole = addFinished(NO_ACTIVITY, all, fromUtc);
        const inOrder = all.toSorted((a, b) => a.timestamp.localeCompare(b.timestamp));
        const first = addFinished(NO_ACTIVITY, inOrder.slice(0, cut), fromUtc);
        expect(addFinished(first, inOrder.slice(cut), fromUtc)).toEqual(whole);
        expect(addFinished(NO_ACTIVITY, inOrder, fromUtc)).toEqual(whole);
      }),
    );
  });

  it('tells the order of the newest 100, the oldest of them first', () => {
    const at = (second: number) => new Date(Date.UTC(2026, 10, 21) + second * 1000).toISOString();
    const runs = Array.from({ length: 100 }, (_, second) => simonAt(at(second + 1)));
    const first: Finished = { kind: 'letter-quiz', timestamp: at(0) };
    expect(addFinished(NO_ACTIVITY, runs, 0).newest).toHaveLength(100);
    expect(addFinished(NO_ACTIVITY, runs.slice(1).concat(first), 0).newest[0]).toBe('letter-quiz');
    const oneMore = addFinished(NO_ACTIVITY, [first, ...runs], 0);
    expect(oneMore.newest).toHaveLength(100);
    expect(oneMore.newest).not.toContain('letter-quiz');
    expect(leafCount(oneMore)).toBe(101);
  });
});

describe('days', () => {
  const daysOf = (fromUtc: number, ...timestamps: string[]) =>
    addFinished(NO_ACTIVITY, timestamps.map(simonAt), fromUtc).days;

  it('are days of the local clock: one evening on both sides of midnight in UTC is one day', () => {
    const evening = ['2026-11-21T23:59:59.999Z', '2026-11-22T00:00:00.000Z'];
    expect(daysOf(0, ...evening)).toEqual(['2026-11-21', '2026-11-22']);
    expect(daysOf(-300, ...evening)).toEqual(['2026-11-21']);
    expect(daysOf(60, ...evening)).toEqual(['2026-11-22']);
  });

  it('change at midnight, in zones of quarter hours too', () => {
    expect(daysOf(345, '2026-11-21T18:14:59.999Z')).toEqual(['2026-11-21']);
    expect(daysOf(345, '2026-11-21T18:15:00.000Z')).toEqual(['2026-11-22']);
  });

  it('count once however much was done, and need not follow each other', () => {
    const days = daysOf(0, '2026-12-24T08:00:00.000Z', '2026-11-21T08:00:00.000Z', '2026-11-21T09:00:00.000Z');
    expect(days).toEqual(['2026-11-21', '2026-12-24']);
  });
});

describe('groups', () => {
  it('have all leaves between them', () => {
    fc.assert(
      fc.property(many, (all) => {
        const { test, games, quizzes, reading } = groupCounts(addFinished(NO_ACTIVITY, all, 0));
        expect(test + games + quizzes + reading).toBe(all.length);
      }),
    );
  });

  it('are the parts of the test, the games, the picture quiz and passages', () => {
    const counts = {
      ...NO_ACTIVITY.counts,
      'focus-game': 1,
      'letter-quiz': 2,
      simon: 3,
      'picture-words': 4,
      'reading-passage': 5,
    };
    expect(groupCounts({ counts })).toEqual({ test: 3, games: 3, quizzes: 4, reading: 5 });
  });
});
