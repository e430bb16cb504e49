import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { emptyFolder } from '../testing/data-folder.ts';
import { lastingPlace, openForTest } from '../testing/databases.ts';
import { openDatabases } from './open-databases.ts';
import { openExisting } from './open-existing.ts';

let main: string;
let autism: string;
beforeEach(async () => {
  [main, autism] = [await lastingPlace(), await lastingPlace()];
  await (await openDatabases({ main, autism })).close();
});

const refusal = (addresses: { main: string; autism: string | null }) =>
  openExisting(addresses).then(
    ({ close }) => close(),
    (error: Error) => error.message,
  );

it('opens two that belong together, and neither without the other', async () => {
  expect(await refusal({ main, autism })).toBeUndefined();
  expect(await refusal({ main, autism: null })).toContain('Set AUTISM_DATABASE_URL to its address.');
  const other = { main: await lastingPlace(), autism: await lastingPlace() };
  await (await openDatabases(other)).close();
  expect(await refusal({ main, autism: other.autism })).toContain('belongs to another main database');
});

it('makes neither a database nor a table', async () => {
  const nowhere = `${await emptyFolder()}/nowhere.sqlite`;
  expect(await refusal({ main: nowhere, autism: null })).toContain(`There is no database at ${nowhere}.`);
  const empty = await lastingPlace();
  const database = await openForTest(empty);
  expect(await refusal({ main: empty, autism: null })).toContain('of another version');
  expect(await database.introspection.getTables()).toEqual([]);
});

it('refuses one of another version, and one that is half filled', async () => {
  const database = await openForTest(main);
  for (const [table, name] of Object.entries({ kysely_migration: '999-diary', migrations: 'being-filled' })) {
    await sql`insert into ${sql.table(table)} values (${name}, '2026-11-21T10:00:00.000Z')`.execute(database);
    expect(await refusal({ main, autism })).toContain('of another version');
    await sql`delete from ${sql.table(table)} where name = ${name}`.execute(database);
  }
  expect(await refusal({ main, autism })).toBeUndefined();
});
