import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { StartupError } from '../environment/startup-error.ts';
import { addRows } from '../testing/databases/add-rows.ts';
import { emptyFolder } from '../testing/databases/data-folder.ts';
import { lastingDatabaseAddress, openForTest } from '../testing/databases/databases.ts';
import type { AutismDatabase } from './connect.ts';
import { openDatabases, openExisting } from './open-databases.ts';

let main: string;
let autism: string;
beforeEach(async () => {
  [main, autism] = [await lastingDatabaseAddress(), await lastingDatabaseAddress()];
});

async function open(addresses: { main: string; autism: string | null }) {
  const databases = await openDatabases(addresses);
  onTestFinished(databases.close);
  return databases;
}

const arrival = { learnerId: null, timestamp: '', receivedAt: '', reportHash: '', answers: '[]' };
const keepResult = (database: AutismDatabase) =>
  addRows(database, 'traitsQuestionnaireAttempts', { ...arrival, attemptId: '1', score: 1, result: 'low' });

it('opens one database for everything', async () => {
  const { database, autismDatabase, forJobs } = await open({ main, autism: null });
  expect(autismDatabase).toBe(database);
  expect(forJobs.autismDatabase).toBe(forJobs.database);
  await keepResult(autismDatabase);
});

it('opens two that belong together, as often as it is asked to', async () => {
  await keepResult((await open({ main, autism })).autismDatabase);
  await Promise.all([open({ main, autism }), open({ main, autism })]);
});

const refusal = (addresses: { main: string; autism: string | null }) =>
  open(addresses).then(
    () => 'none',
    (error) => (error instanceof StartupError ? error.message : error),
  );

it('refuses to look for results in the main database that lie in the other one', async () => {
  await open({ main, autism });
  expect(await refusal({ main, autism: null })).toMatch(/^The results of the questionnaire lie in a database of their/);
});

it('refuses another database beside one that holds results already', async () => {
  await keepResult((await open({ main, autism: null })).autismDatabase);
  expect(await refusal({ main, autism })).toMatch(/^The main database holds results of the questionnaire already/);
  await open({ main, autism: null });
});

it('takes another database while no questionnaire has been filled in', async () => {
  await open({ main, autism: null });
  expect(await refusal({ main, autism })).toBe('none');
});

it.each(['an empty one', 'that of another installation'])('refuses %s in the place of the other one', async (which) => {
  await open({ main, autism });
  const other = await lastingDatabaseAddress();
  if (which !== 'an empty one') await open({ main: await lastingDatabaseAddress(), autism: other });
  expect(await refusal({ main, autism: other })).toMatch(/belongs to another main database than this one\.$/);
});

it('goes on after a stop between the two marks', async () => {
  const { database } = await open({ main, autism });
  await database.deleteFrom('databasePairs').execute();
  expect(await refusal({ main, autism })).toBe('none');
});

describe('openExisting', () => {
  beforeEach(async () => {
    await (await openDatabases({ main, autism })).close();
  });

  const existingRefusal = (addresses: { main: string; autism: string | null }) =>
    openExisting(addresses).then(
      (opened) => opened[Symbol.asyncDispose](),
      (error: Error) => error.message,
    );

  it('opens two that belong together, and neither without the other', async () => {
    expect(await existingRefusal({ main, autism })).toBeUndefined();
    expect(await existingRefusal({ main, autism: null })).toContain('Set AUTISM_DATABASE_URL to its address.');
    const other = { main: await lastingDatabaseAddress(), autism: await lastingDatabaseAddress() };
    await (await openDatabases(other)).close();
    expect(await existingRefusal({ main, autism: other.autism })).toContain('belongs to another main database');
  });

  it('makes neither a database nor a table', async () => {
    const nowhere = `${await emptyFolder()}/nowhere.sqlite`;
    expect(await existingRefusal({ main: nowhere, autism: null })).toContain(`There is no database at ${nowhere}.`);
    const empty = await lastingDatabaseAddress();
    const database = await openForTest(empty);
    expect(await existingRefusal({ main: empty, autism: null })).toContain('of another version');
    expect(await database.introspection.getTables()).toEqual([]);
  });

  it('refuses one of another version, and one that is half filled', async () => {
    const database = await openForTest(main);
    for (const [table, name] of Object.entries({ kysely_migration: '999-diary', migrations: 'being-filled' })) {
      await sql`insert into ${sql.table(table)} values (${name}, '2026-11-21T10:00:00.000Z')`.execute(database);
      expect(await existingRefusal({ main, autism })).toContain('of another version');
      await sql`delete from ${sql.table(table)} where name = ${name}`.execute(database);
    }
    expect(await existingRefusal({ main, autism })).toBeUndefined();
  });
});
