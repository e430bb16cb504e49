import { expect, it } from 'vitest';
import { moveData } from '../copy/move-data.ts';
import { type Database, openDatabase } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { everyRow } from '../testing/all-rows.ts';
import { databaseFile, emptyFolder, filledAutismFile, filledFolder, jobIn, jobsIn } from '../testing/data-folder.ts';
import { newPlace, onPostgres, openForTest } from '../testing/databases.ts';
import { restore } from './restore.ts';
import { takeBackup } from './take-backup.ts';

const INSTANT = '2026-11-21T10:00:00.000Z';
const silently = () => {};

it.runIf(onPostgres())('holds one instant while others write, and can be restored to either engine', async () => {
  const [dataDir, place] = [await filledFolder(20, 100), await newPlace()];
  await moveData(databaseFile(dataDir), () => place);
  const database = await openForTest(place);
  let isOver = false;
  await playOnce(database, 'first');
  const playing = (async () => {
    for (let run = 0; !isOver; run += 1) await playOnce(database, `later-${run}`);
  })();
  const backup = await takeBackup(jobIn(await emptyFolder(), { place })).finally(async () => {
    isOver = true;
    await playing;
  });
  const [elsewhere, other] = [await emptyFolder(), await newPlace()];
  await restore(backup, jobsIn(elsewhere), new Date(), silently);
  const restored = await openForTest(databaseFile(elsewhere));
  const { points, runs } = await pointsAndRuns(restored);
  expect(runs).toBeGreaterThan(2000);
  expect(runs).toBeLessThan((await pointsAndRuns(database)).runs);
  expect(points).toBe(10 * runs);
  await restore(backup, [jobIn(await emptyFolder(), { place: other })], new Date(), silently);
  expect(await rowsIn(other)).toEqual(await everyRow(restored));
});

it.runIf(onPostgres())('keeps the results of the questionnaire that have a database of their own', async () => {
  const [file, place] = [await filledAutismFile(3), await newPlace()];
  await moveData(file, () => place);
  const [, job] = jobsIn(await emptyFolder(), place);
  if (!job) throw new Error('there is no job');
  const backup = await takeBackup(job);
  expect(backup).toContain('/thembstudy-autism-2');
  const other = await newPlace();
  await restore(backup, jobsIn(await emptyFolder(), other), new Date(), silently);
  const rows = await rowsIn(other);
  expect(rows.traitsQuestionnaireAttempts).toHaveLength(3);
  expect(rows).toEqual(await rowsIn(file));
});

async function rowsIn(place: string) {
  const database = await openDatabase(place);
  return everyRow(database as Database).finally(() => database.destroy());
}

async function pointsAndRuns(database: Database) {
  const learners = await database.selectFrom('learners').select('points').execute();
  const runs = await database.selectFrom('gameRuns').select('runId').execute();
  return { points: learners.reduce((sum, { points }) => sum + points, 0), runs: runs.length };
}

/** A run with its points, as one. */
async function playOnce(database: Database, runId: string): Promise<void> {
  const what = { runId, learnerId: 'learner-1', game: 'simon', choice: '', score: 1, level: 1, report: '{}' } as const;
  const when = { timestamp: INSTANT, receivedAt: INSTANT, durationMs: 1, reportHash: '' };
  await inTransaction(database, async (transaction) => {
    await transaction
      .insertInto('gameRuns')
      .values({ ...what, ...when })
      .execute();
    await transaction
      .updateTable('learners')
      .set(({ eb }) => ({ points: eb('points', '+', 10) }))
      .where('id', '=', 'learner-1')
      .execute();
  });
}
