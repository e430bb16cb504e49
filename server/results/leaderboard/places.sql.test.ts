import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { addLearner, addRows } from '../../testing/databases/add-rows.ts';
import { statementsOf } from '../../testing/databases/count-statements.ts';
import { excludeFromReuse, newDatabase } from '../../testing/databases/databases.ts';
import { findRankedLearner } from './leaderboard-queries.ts';
import { countUpTo, createPlaces, PLACES } from './places.ts';

/** Learners who are shown, with these XP; the one with the id `me` is not. */
async function withXp(xp: Record<string, number>) {
  const database = await newDatabase();
  for (const [id, each] of Object.entries(xp))
    await addLearner(database, id, { xp: each, xpReachedAt: '2026-11-21T10:00:00.000Z' });
  await database.updateTable('learners').set({ leaderboardNickname: 'Fox' }).where('id', '!=', 'me').execute();
  const clock = { elapsedMs: 0 };
  const placeOf = createPlaces(database, () => clock.elapsedMs);
  const myPlace = async () => {
    const me = await findRankedLearner(database, 'me');
    return me && placeOf(me);
  };
  const set = (id: string, each: number) =>
    database.updateTable('learners').set({ xp: each }).where('id', '=', id).execute();
  return { database, clock, myPlace, set };
}

it('a place counts the learners and the samples with more XP; equal XP share a place', async () => {
  const { myPlace } = await withXp({ a: 300, b: 200, c: 200, me: 200, z: 200, d: 10 });
  expect(await myPlace()).toBe(2);
  const others = await withXp({ a: 300, b: 110, me: 110, z: 110 });
  expect(await others.myPlace()).toBe(1 + 1 + 3);
});

it('own XP count at once, those of others after half a minute at the latest', async () => {
  const { clock, myPlace, set } = await withXp({ a: 300, b: 200, c: 10, me: 150 });
  expect(await myPlace()).toBe(3);
  await set('c', 400);
  clock.elapsedMs = PLACES.countedAgainAfterMs - 1;
  expect(await myPlace()).toBe(3);
  await set('me', 250);
  expect(await myPlace()).toBe(2);
  clock.elapsedMs += 1;
  expect(await myPlace()).toBe(3);
});

it('what could not be counted is counted again at once', async () => {
  const { database, myPlace } = await withXp({ a: 300, me: 150 });
  excludeFromReuse(database);
  const broken = createPlaces(database, () => 0);
  const me = await findRankedLearner(database, 'me');
  await database.schema.alterTable('learners').renameColumn('xp', 'gone').execute();
  await expect(me && broken(me)).rejects.toThrow();
  await database.schema.alterTable('learners').renameColumn('gone', 'xp').execute();
  expect(await (me && broken(me))).toBe(2);
  expect(await myPlace()).toBe(2);
});

it('learners are counted in parts, between which other requests have their turn, and once for all who ask', async () => {
  const { database, myPlace } = await withXp({ me: 150 });
  const numbers = Array.from({ length: 2 * PLACES.countedAtOnce + 1 }, (_, number) => number);
  const at = '2026-11-21T10:00:00.000Z';
  const account = {
    name: 'Ada',
    emailVerified: 0,
    image: null,
    createdAt: at,
    updatedAt: at,
    lastSignInAt: null,
  } as const;
  for (let from = 0; from < numbers.length; from += 1000) {
    const some = numbers.slice(from, from + 1000);
    await addRows(database, 'accounts', ...some.map((n) => ({ ...account, id: `${n}`, email: `${n}@example.org` })));
    const shown = { createdAt: at, xpReachedAt: at, leaderboardNickname: 'Fox' };
    // Pairs with equal XP, of which none may be torn apart by the end of a part.
    await addRows(database, 'learners', ...some.map((n) => ({ ...shown, id: `${n}`, xp: 2 * Math.ceil(n / 2) })));
  }
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    for (; !isDone; turns += 1) await nextTurn();
  })();
  const ahead = numbers.filter((n) => 2 * Math.ceil(n / 2) > 150).length;
  expect(await Promise.all([myPlace(), myPlace()])).toEqual([1 + ahead, 1 + ahead]);
  isDone = true;
  await others;
  expect(turns).toBeGreaterThanOrEqual(3);
  // The own row is read, and nobody is counted.
  expect(await statementsOf(myPlace)).toHaveLength(1);
});

it('a place among a million different XP is found with at most 22 looks', () => {
  let looks = 0;
  const counts = Array.from({ length: 1_000_000 }, (_, at) => ({ xp: 10 * at, shown: at + 1 }));
  const counted = new Proxy(counts, {
    get: (target, key, receiver) => {
      looks += Number(typeof key === 'string' && /^\d+$/.test(key));
      return Reflect.get(target, key, receiver);
    },
  });
  for (const [own, upTo] of [
    [-1, 0],
    [0, 1],
    [9, 1],
    [10, 2],
    [5_000_005, 500_001],
    [9_999_990, 1_000_000],
    [1e9, 1_000_000],
  ] as const) {
    looks = 0;
    expect(countUpTo(counted, own)).toBe(upTo);
    expect(looks).toBeLessThanOrEqual(22);
  }
});
