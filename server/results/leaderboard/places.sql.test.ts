import { expect, it } from 'vitest';
import { addLearner } from '../../testing/databases/add-rows.ts';
import { excludeFromReuse, newDatabase } from '../../testing/databases/databases.ts';
import { createPlaces, PLACES } from './leaderboard.ts';
import { findRankedLearner } from './leaderboard-queries.ts';

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
