import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../database/connect.ts';
import { migrate } from '../database/migrations/index.ts';
import { everyRow } from '../testing/databases/all-rows.ts';
import { filledFolder, inDatabase } from '../testing/databases/data-folder.ts';
import { openForTest } from '../testing/databases/databases.ts';
import { copyTable, tablesInOrder } from './move-data.ts';

it('finds every table of a database, each after those that it refers to', async () => {
  await inDatabase(await filledFolder(), async (database) => {
    await sql`create table "newHobbies" ("hobbyId" text primary key references hobbies (id)) strict`.execute(database);
    await sql`create table hobbies (id text primary key references learners (id)) strict`.execute(database);
    const names = (await tablesInOrder(database)).map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(await everyRow(database)).sort());
    for (const [parent, child] of [
      ['accounts', 'learners'],
      ['accounts', 'gameRuns'],
      ['learners', 'hobbies'],
      ['hobbies', 'newHobbies'],
    ])
      expect(names.indexOf(parent ?? '')).toBeLessThan(names.indexOf(child ?? ''));
  });
});

it('copies pages by a key of several columns, and tells a copy that differs', async () => {
  await inDatabase(await filledFolder(2), async (source: Database) => {
    const rows = ['learner-1', 'learner-2'].flatMap((learnerId) =>
      Array.from({ length: 600 }, (_, name) => ({ learnerId, name: `${name}`, value: 'ü', changedAt: '' })),
    );
    await source.insertInto('settings').values(rows).execute();
    const tables = (await tablesInOrder(source)).filter(({ name }) => ['accounts', 'settings'].includes(name));
    const copy = async (change?: string) => {
      const target: Database = await openForTest(':memory:');
      await migrate(target);
      if (change)
        await sql.raw(`create trigger "change" after insert on settings begin ${change}; end`).execute(target);
      for (const table of tables) await copyTable(source, target, table, () => {});
      return (await everyRow(target)).settings;
    };
    expect(await copy()).toEqual((await everyRow(source)).settings);
    const where = `where "learnerId" = 'learner-2' and name = '7'`;
    for (const change of [`delete from settings ${where}`, `update settings set value = 'u' ${where}`])
      await expect(copy(change)).rejects.toThrow('The copy of settings differs: 1200 rows were read');
  });
});
