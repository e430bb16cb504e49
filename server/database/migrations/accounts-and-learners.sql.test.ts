import { describe, expect, it } from 'vitest';
import { GAMES } from '#rules/games/runs.ts';
import { POINTS_PER_RUN } from '#rules/rewards/points.ts';
import { addLearner, addRows } from '../../testing/databases/add-rows.ts';
import { everyRow, learnerColumn, rowsOf, tablesOf } from '../../testing/databases/all-rows.ts';
import {
  lastingDatabaseAddress,
  newDatabase,
  newDatabaseAddress,
  onPostgres,
  openForTest,
} from '../../testing/databases/databases.ts';
import {
  addEarlierLearner,
  copyToEarlier,
  makeEarlier,
  recordEarlier,
} from '../../testing/databases/earlier-database.ts';
import { simonReport } from '../../testing/runs/reports.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createWholeLearner, WHOLE } from '../../testing/whole-learner.ts';
import type { Database } from '../connect.ts';
import { fillLearners, separateAccounts } from './015-accounts.ts';
import { hideTypedNicknames } from './022-chosen-nicknames.ts';
import { migrate } from './index.ts';

const AT = '2026-11-21T10:00:00.000Z';

/** The games that the earlier table allows. */
const EARLIER_GAMES = ['simon', 'multitask-master', 'spot-the-difference', 'whack-a-mole', 'picture-words'] as const;

describe('a database in which learners were accounts', () => {
  /** An app on a database of the version before, with the rows of `whole`. */
  async function appOnEarlier(whole: Awaited<ReturnType<typeof createTestApp>>) {
    const place = await lastingDatabaseAddress();
    const earlier: Database = await openForTest(place);
    await makeEarlier(earlier, '014-rows-by-key');
    await whole.database.deleteFrom('gameRuns').where('game', 'not in', EARLIER_GAMES).execute();
    await whole.database.deleteFrom('shareLinks').execute();
    await whole.database.deleteFrom('purchases').execute();
    await whole.database.deleteFrom('groupViewDays').execute();
    await whole.database.deleteFrom('pupilAccounts').execute();
    await whole.database.deleteFrom('parentAgreements').execute();
    await whole.database.deleteFrom('parentReports').execute();
    await whole.database.deleteFrom('pictureChanges').execute();
    await whole.database.deleteFrom('planVersions').execute();
    await whole.database.deleteFrom('planNotes').execute();
    await whole.database.deleteFrom('groups').execute();
    await whole.database.deleteFrom('signUpInvitations').execute();
    // Earlier versions had no daily limit of XP.
    await whole.database
      .updateTable('learners')
      .set(({ ref }) => ({ role: 'learner', xp: ref('points') }))
      .execute();
    await whole.change('learners', { xpAllowance: null, playTimeLeftMs: null, allowancesAt: null });
    await copyToEarlier(whole.database, earlier);
    // As the migration does with what was copied.
    await hideTypedNicknames(whole.database);
    return createTestApp({ databaseAddress: place });
  }

  it('opens with every row, and signs out no learner', async () => {
    const whole = await createTestApp();
    const { id, cookie } = await createWholeLearner(whole);
    const neverPlayed = await whole.signUp('bo@example.org', { keepsResults: null });
    const test = await appOnEarlier(whole);
    expect(await everyRow(test.database)).toEqual(await everyRow(whole.database));
    for (const session of [cookie, neverPlayed.cookie])
      expect(await test.learnerOf(session)).toEqual(await whole.learnerOf(session));
    const path = `/api/learners/${id}/runs/simon/${crypto.randomUUID()}`;
    const saved = await test.ask('PUT', path, { cookie, body: simonReport() });
    expect([saved.status, await saved.json()]).toMatchObject([201, { points: (GAMES.length + 1) * POINTS_PER_RUN }]);
    expect((await test.logIn(WHOLE.email)).status).toBe(200);
  });

  it('gives a learner the same leaderboard and the same download', async () => {
    const whole = await createTestApp();
    const { id, cookie } = await createWholeLearner(whole);
    const test = await appOnEarlier(whole);
    for (const path of ['/api/leaderboard', `/api/learners/${id}/export?as=json`])
      expect(await (await test.ask('GET', path, { cookie })).text()).toBe(
        await (await whole.ask('GET', path, { cookie })).text(),
      );
  });

  it.runIf(onPostgres())('is completed after a stop between the copied learners and the note of it', async () => {
    const database: Database = await openForTest(await newDatabaseAddress());
    await makeEarlier(database, '014-rows-by-key');
    await addEarlierLearner(database, '1', 30);
    await separateAccounts(database as never);
    await recordEarlier(database, '015-accounts');
    await fillLearners(database as never);
    await recordEarlier(database, '015-fill-learners', '');
    await migrate(database);
    expect(await database.selectFrom('learners').select(['id', 'points']).execute()).toEqual([{ id: '1', points: 30 }]);
  });
});

it('a learner cannot exist without an account, and goes with it', async () => {
  const database = await newDatabase();
  await expect(addRows(database, 'learners', { id: '1', createdAt: AT })).rejects.toThrow(/foreign key/i);
  await addLearner(database, '1');
  await database.deleteFrom('accounts').execute();
  expect(await database.selectFrom('learners').selectAll().execute()).toEqual([]);
});

it('nothing of a learner is left but the questionnaire, which has no foreign keys, when the account is deleted', async () => {
  const test = await createTestApp();
  const { id } = await createWholeLearner(test);
  const tablesWithRows = async () => {
    const found: string[] = [];
    for (const table of await tablesOf(test.database)) {
      const column = await learnerColumn(test.database, table);
      if (column && (await rowsOf(test.database, table, column, id)).length > 0) found.push(table);
    }
    return found;
  };
  expect(await tablesWithRows()).toEqual(expect.arrayContaining(['accounts', 'learners', 'sessions', 'signInMethods']));
  await test.database.deleteFrom('accounts').where('id', '=', id).execute();
  expect(await tablesWithRows()).toEqual(['autismFlags', 'traitsQuestionnaireAttempts']);
});

it('a run of a game that no migration knows can be stored', async () => {
  const database = await newDatabase();
  await addLearner(database, '1');
  const run = { runId: '1', learnerId: '1', timestamp: AT, receivedAt: AT, reportHash: 'x', report: '{}' };
  const result = { durationMs: 1, choice: '', score: 1, level: null };
  await addRows(database, 'gameRuns', { ...run, ...result, game: 'hopscotch' as 'simon' });
  expect(await database.selectFrom('gameRuns').select('game').execute()).toEqual([{ game: 'hopscotch' }]);
});
