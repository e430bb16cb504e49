import { ATTEMPTS_LISTED, type FocusGameAttempt } from '#contract/screening-attempts.ts';
import type { MainDatabase } from '../database/connect.ts';
import { fromFlag, toFlag } from '../database/flags.ts';
import type { AttemptColumns, FocusGameAttemptsTable } from '../database/tables.ts';

export const focusGameQueries = { insert, find, list, setFlag };

/** Stores an attempt; false, and nothing is changed, when its id is taken. */
async function insert(
  database: MainDatabase,
  arrival: AttemptColumns,
  { firstHalf, secondHalf, hasADHD, ...counts }: FocusGameAttempt,
): Promise<boolean> {
  const row: FocusGameAttemptsTable = {
    ...counts,
    ...arrival,
    firstHalfFocusedMoments: firstHalf.focusedMoments,
    firstHalfTotalChecks: firstHalf.totalChecks,
    secondHalfFocusedMoments: secondHalf.focusedMoments,
    secondHalfTotalChecks: secondHalf.totalChecks,
    hasADHD: hasADHD === null ? null : toFlag(hasADHD),
  };
  const insertion = database.insertInto('focusGameAttempts').values(row);
  const { numInsertedOrUpdatedRows } = await insertion
    .onConflict((conflict) => conflict.column('attemptId').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function find(database: MainDatabase, attemptId: string) {
  const row = await database
    .selectFrom('focusGameAttempts')
    .selectAll()
    .where('attemptId', '=', attemptId)
    .executeTakeFirst();
  return row && { learnerId: row.learnerId, reportHash: row.reportHash, attempt: attemptOf(row) };
}

/** A learner's attempts, the newest first. */
async function list(database: MainDatabase, learnerId: string): Promise<FocusGameAttempt[]> {
  const rows = await newestFirst(database, learnerId).selectAll().limit(ATTEMPTS_LISTED).execute();
  return rows.map(attemptOf);
}

/** Sets the learner's flag from their newest attempt that could be decided; without one it stays as it is. */
async function setFlag(database: MainDatabase, learnerId: string): Promise<void> {
  const newest = await newestFirst(database, learnerId)
    .select('hasADHD')
    .where('hasADHD', 'is not', null)
    .executeTakeFirst();
  if (!newest) return;
  const adhd = newest.hasADHD ? 'yes' : 'no';
  await database.updateTable('learners').set({ adhd }).where('id', '=', learnerId).execute();
}

/** Takes all attempts of a learner away, and the flag that came from them. */
export async function deleteFocusGameAttempts(database: MainDatabase, learnerId: string): Promise<void> {
  await database.deleteFrom('focusGameAttempts').where('learnerId', '=', learnerId).execute();
  await database.updateTable('learners').set({ adhd: null }).where('id', '=', learnerId).execute();
}

function newestFirst(database: MainDatabase, learnerId: string) {
  return database
    .selectFrom('focusGameAttempts')
    .where('learnerId', '=', learnerId)
    .orderBy('timestamp', 'desc')
    .orderBy('receivedAt', 'desc')
    .orderBy('attemptId', 'desc');
}

function attemptOf(row: FocusGameAttemptsTable): FocusGameAttempt {
  return {
    attemptId: row.attemptId,
    timestamp: row.timestamp,
    focusedMoments: row.focusedMoments,
    totalChecks: row.totalChecks,
    firstHalf: { focusedMoments: row.firstHalfFocusedMoments, totalChecks: row.firstHalfTotalChecks },
    secondHalf: { focusedMoments: row.secondHalfFocusedMoments, totalChecks: row.secondHalfTotalChecks },
    timeOnTargetMs: row.timeOnTargetMs,
    longestDriftMs: row.longestDriftMs,
    pointing: row.pointing,
    focusPercentage: row.focusPercentage,
    hasADHD: row.hasADHD === null ? null : fromFlag(row.hasADHD),
  };
}
