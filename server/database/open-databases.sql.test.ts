import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { StartupError } from '../environment/startup-error.ts';
import { addRows } from '../testing/add-rows.ts';
import { lastingPlace } from '../testing/databases.ts';
import type { AutismDatabase } from './connect.ts';
import { openDatabases } from './open-databases.ts';

let main: string;
let autism: string;
beforeEach(async () => {
  [main, autism] = [await lastingPlace(), await lastingPlace()];
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
  const other = await lastingPlace();
  if (which !== 'an empty one') await open({ main: await lastingPlace(), autism: other });
  expect(await refusal({ main, autism: other })).toMatch(/belongs to another main database than this one\.$/);
});

it('refuses a main database in the place of the other one', async () => {
  await open({ main: autism, autism: null });
  expect(await refusal({ main, autism })).toContain("Name the one of the questionnaire's results here.");
});

it('goes on after a stop between the two marks', async () => {
  const { database } = await open({ main, autism });
  await database.deleteFrom('databasePairs').execute();
  expect(await refusal({ main, autism })).toBe('none');
});
