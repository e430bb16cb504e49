import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAME_FACTS, GAMES, type Game } from '../games/runs.ts';
import { daysList, minutesOf, swapped, TODAYS_THREE, todaysThree } from './todays-three.ts';

const dayAfter = (days: number) => new Date(Date.UTC(2026, 10, 21 + days)).toISOString().slice(0, 10);
const day = fc.nat(2000).map(dayAfter);
const games = (least: number, most: number) => fc.shuffledSubarray([...GAMES], { minLength: least, maxLength: most });
const previous = fc.option(games(3, 3));
/** Days on which games were done, before 21 November 2026. */
const lastDone = fc.dictionary(fc.constantFrom(...GAMES), fc.integer({ min: -9, max: -1 }).map(dayAfter));
const owner = fc.option(fc.uuid());
const fromReport = fc.subarray<Game>(['letter-round', 'sound-match', 'careful-moles']);
const known = fc.record({ day, lastDone, previous, owner, fromReport });
/** Nothing is known of who they are for. */
const NOBODY = { previous: null, owner: null, fromReport: [] };
const sorted = (three: readonly Game[]) => [...three].sort();

describe("today's three", () => {
  it('are three different games, and the others are all the rest', () => {
    fc.assert(
      fc.property(known, (each) => {
        const { three, others } = todaysThree(each);
        expect(three).toHaveLength(3);
        expect(sorted([...three, ...others])).toEqual(sorted(GAMES));
      }),
    );
  });

  it('are the same all day, however often they are asked for', () => {
    fc.assert(
      fc.property(known, (each) => {
        expect(todaysThree(each)).toEqual(todaysThree(each));
      }),
    );
  });

  it('take about five minutes', () => {
    fc.assert(
      fc.property(known, (each) => {
        const minutes = minutesOf(todaysThree(each).three);
        expect(minutes).toBeGreaterThanOrEqual(TODAYS_THREE.leastMinutes);
        expect(minutes).toBeLessThanOrEqual(TODAYS_THREE.mostMinutes);
      }),
    );
  });

  it('are about three different things', () => {
    fc.assert(
      fc.property(known, (each) => {
        expect(new Set(todaysThree(each).three.map((game) => GAME_FACTS[game].practises)).size).toBe(3);
      }),
    );
  });

  it('are never exactly those before, in any order', () => {
    fc.assert(
      fc.property(known, games(3, 3), (each, before) => {
        expect(sorted(todaysThree({ ...each, previous: before }).three)).not.toEqual(sorted(before));
      }),
    );
  });

  it('have none of those before', () => {
    fc.assert(
      fc.property(known, (each) => {
        const before = todaysThree({ ...each, previous: null });
        const { three } = todaysThree({ ...each, previous: before.three });
        expect(three.filter((game) => before.three.includes(game))).toEqual([]);
      }),
    );
  });

  it('have one that the report suggests, unless it was among those before or takes too long', () => {
    fc.assert(
      fc.property(known, fc.constantFrom<Game>('letter-round', 'sound-match'), (each, game) => {
        fc.pre(!each.previous?.includes(game));
        expect(todaysThree({ ...each, fromReport: [game] }).three).toContain(game);
      }),
    );
  });

  it('are not the same for two learners on most days', () => {
    const threeFor = (owner: string, at: number) =>
      sorted(todaysThree({ ...NOBODY, owner, day: dayAfter(at), lastDone: {} }).three).join();
    const days = Array.from({ length: 100 }, (_, at) => at);
    expect(days.filter((at) => threeFor('mia', at) === threeFor('leo', at)).length).toBeLessThan(15);
  });

  it('change over a month so that every game comes', () => {
    let before: readonly Game[] | null = null;
    const seen = new Set<Game>();
    for (let at = 0; at < 30; at += 1) {
      const { three } = todaysThree({ ...NOBODY, day: dayAfter(at), lastDone: {}, previous: before });
      for (const game of three) seen.add(game);
      before = three;
    }
    expect(sorted([...seen])).toEqual(sorted(GAMES));
  });

  it('leave out what was done within the last three days when there is something else', () => {
    // Three of different kinds that take about five minutes.
    const fresh: readonly Game[] = ['simon', 'spot-the-difference', 'whack-a-mole'];
    const rest = GAMES.filter((game) => !fresh.includes(game));
    for (const [daysAgo, isLeftOut] of [
      [1, true],
      [3, true],
      [4, false],
    ] as const) {
      const done = Object.fromEntries(rest.map((game) => [game, dayAfter(-daysAgo)]));
      const suggested = Array.from({ length: 30 }, (_, seed) => {
        const shift = (date: string) => new Date(Date.parse(date) + seed * 86_400_000).toISOString().slice(0, 10);
        const shifted = Object.fromEntries(Object.entries(done).map(([game, date]) => [game, shift(date)]));
        return todaysThree({ ...NOBODY, day: dayAfter(seed), lastDone: shifted }).three;
      }).flat();
      expect(rest.every((game) => !suggested.includes(game))).toBe(isLeftOut);
    }
  });
});

describe('something else', () => {
  it('swaps one game for another that was not shown, and keeps the two beside it', () => {
    fc.assert(
      fc.property(known, fc.nat(2), (each, place) => {
        const before = todaysThree(each);
        const after = swapped(before, place, { previous: each.previous, done: [] });
        expect(after?.three[place]).toBeOneOf([...before.others]);
        for (const other of [0, 1, 2].filter((at) => at !== place))
          expect(after?.three[other]).toBe(before.three[other]);
        expect(sorted([...(after?.three ?? []), ...(after?.others ?? [])])).toEqual(sorted(GAMES));
      }),
    );
  });

  it('brings what was swapped away only after all others', () => {
    const known = { ...NOBODY, day: dayAfter(0), lastDone: {} };
    let now = todaysThree(known);
    const first = now.three[0];
    const shown: (Game | undefined)[] = [];
    for (let press = 0; press <= now.others.length; press += 1) {
      now = swapped(now, 0, { previous: null, done: [] }) ?? now;
      shown.push(now.three[0]);
    }
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.at(-1)).toBe(first);
  });

  it('never makes the three before', () => {
    fc.assert(
      fc.property(known, games(3, 3), fc.array(fc.nat(2), { maxLength: 9 }), (each, before, places) => {
        let now = todaysThree({ ...each, previous: before });
        for (const place of places) {
          now = swapped(now, place, { previous: before, done: [] }) ?? now;
          expect(sorted(now.three)).not.toEqual(sorted(before));
        }
      }),
    );
  });

  it('brings nothing that is done today; when all others are done, there is nothing else', () => {
    const now = todaysThree({ ...NOBODY, day: dayAfter(0), lastDone: {} });
    const [first, ...rest] = now.others;
    if (!first) throw new Error('there are no others');
    expect(swapped(now, 1, { previous: null, done: rest })?.three[1]).toBe(first);
    expect(swapped(now, 1, { previous: null, done: now.others })).toBeNull();
  });
});

describe('the list of a day', () => {
  const three: Game[] = ['simon', 'letter-round', 'whack-a-mole'];
  const set = (kind: string, target: string | null, isDone = false) => ({ kind, target, isDone });
  const [spot, text, test] = [set('game', 'spot-the-difference'), set('text', 't'), set('sequence', null)];

  it.each([
    { work: [], games: three },
    { work: [spot], games: ['simon', 'letter-round'] },
    { work: [set('game', 'simon')], games: ['letter-round', 'whack-a-mole'] },
    { work: [set('game', 'simon', true)], games: ['letter-round', 'whack-a-mole'] },
    { work: [spot, set('passage', 'last-bus')], games: ['simon'] },
    { work: [spot, text, test], games: [] },
  ])('has three, first what is set, then what is not set anyway: $games', ({ work, games }) => {
    expect(daysList(work, three)).toEqual({ set: work, games });
  });

  it('has of more than three set tasks the first that are not done', () => {
    const work = [set('game', 'simon', true), spot, text, test, set('passage', 'last-bus')];
    expect(daysList(work, three)).toEqual({ set: [spot, text, test], games: [] });
  });

  it('takes the passage that is set for the passage of the three', () => {
    const passage = set('passage', 'last-bus');
    expect(daysList([passage], ['reading-passage', 'simon', 'whack-a-mole'])).toEqual({
      set: [passage],
      games: ['simon', 'whack-a-mole'],
    });
  });
});
