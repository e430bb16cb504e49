import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { filledFolder, inDatabase } from '../testing/data-folder.ts';
import { pagesOf, type Row } from './pages.ts';
import { parentsFirst, tablesOf } from './schema.ts';

it('finds every table that a database has, each after those that it refers to', async () => {
  await inDatabase(await filledFolder(), async (database) => {
    await sql`
      create table "newHobbies" ("hobbyId" text primary key not null, "learnerId" text references learners (id)) strict
    `.execute(database);
    const names = (await tablesOf(database)).map(({ name }) => name);
    const all = await sql<{ name: string }>`select name from sqlite_schema where type = 'table'`.execute(database);
    const expected = all.rows.map(({ name }) => name).filter((name) => !/^(sqlite_|migration|kysely_)/.test(name));
    expect(names.toSorted()).toEqual(expected.sort());
    expect(names).toContain('newHobbies');
    for (const child of ['newHobbies', 'sessions', 'gameRuns', 'mails'])
      expect(names.indexOf(child)).toBeGreaterThan(names.indexOf('learners'));
  });
});

it('refuses tables that refer to each other, and takes one that refers to itself', () => {
  const table = (name: string, ...parents: string[]) => ({ name, parents });
  const names = (...tables: ReturnType<typeof table>[]) => parentsFirst(tables).map(({ name }) => name);
  expect(names(table('d', 'b', 'd'), table('b', 'p'), table('p'))).toEqual(['p', 'b', 'd']);
  expect(() => names(table('b', 'd'), table('d', 'b'), table('p'))).toThrow('b, d refer to each other');
});

it('reads all rows in the order of a key of several columns, few at once where they are large', async () => {
  await inDatabase(await filledFolder(4), async (database) => {
    for (const learnerId of ['learner-1', 'learner-3', 'learner-2'])
      for (let name = 0; name < 60; name += 1)
        await database
          .insertInto('settings')
          .values({ learnerId, name: `setting ${name}`, value: 'x'.repeat(name < 40 ? 100_000 : 1), changedAt: '' })
          .execute();
    const settings = (await tablesOf(database)).find(({ name }) => name === 'settings');
    if (!settings) throw new Error('there is no such table');
    expect(settings.key).toEqual(['learnerId', 'name']);
    const pages: Row[][] = [];
    for await (const page of pagesOf(database, settings)) pages.push(page);
    const keys = pages.flat().map(({ learnerId, name }) => `${learnerId} ${name}`);
    expect(keys).toEqual([...new Set(keys)].sort());
    expect(keys).toHaveLength(180);
    expect(Math.min(...pages.slice(1, -1).map(({ length }) => length))).toBeLessThan(50);
  });
});
