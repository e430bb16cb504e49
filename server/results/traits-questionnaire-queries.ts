import { ATTEMPTS_LISTED, type TraitsQuestionnaireAttempt } from '#contract/screening-attempts.ts';
import type { AutismDatabase } from '../database/connect.ts';
import type { AttemptColumns, TraitsQuestionnaireAttemptsTable } from '../database/tables.ts';

export const traitsQuestionnaireQueries = { insert, find, list, setFlag };

/** Stores an attempt; false, and nothing is changed, when its id is taken. */
async function insert(
  database: AutismDatabase,
  arrival: AttemptColumns,
  { answers, score, result }: TraitsQuestionnaireAttempt,
): Promise<boolean> {
  const row = { ...arrival, answers: JSON.stringify(answers), score, result };
  const insertion = database.insertInto('traitsQuestionnaireAttempts').values(row);
  const { numInsertedOrUpdatedRows } = await insertion
    .onConflict((conflict) => conflict.column('attemptId').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function find(database: AutismDatabase, attemptId: string) {
  const row = await database
    .selectFrom('traitsQuestionnaireAttempts')
    .selectAll()
    .where('attemptId', '=', attemptId)
    .executeTakeFirst();
  return row && { learnerId: row.learnerId, reportHash: row.reportHash, attempt: attemptOf(row) };
}

/** A learner's attempts, the newest first. */
async function list(database: AutismDatabase, learnerId: string): Promise<TraitsQuestionnaireAttempt[]> {
  const rows = await newestFirst(database, learnerId).selectAll().limit(ATTEMPTS_LISTED).execute();
  return rows.map(attemptOf);
}

/** Sets the learner's band from their newest attempt; without one it stays as it is. */
async function setFlag(database: AutismDatabase, learnerId: string): Promise<void> {
  const newest = await newestFirst(database, learnerId).select('result as autism').executeTakeFirst();
  if (!newest) return;
  await database
    .insertInto('autismFlags')
    .values({ learnerId, ...newest })
    .onConflict((conflict) => conflict.column('learnerId').doUpdateSet(newest))
    .execute();
}

/** Takes all attempts of a learner away, and the band that came from them. */
export async function deleteTraitsQuestionnaireAttempts(database: AutismDatabase, learnerId: string): Promise<void> {
  await database.deleteFrom('traitsQuestionnaireAttempts').where('learnerId', '=', learnerId).execute();
  await database.deleteFrom('autismFlags').where('learnerId', '=', learnerId).execute();
}

function newestFirst(database: AutismDatabase, learnerId: string) {
  return database
    .selectFrom('traitsQuestionnaireAttempts')
    .where('learnerId', '=', learnerId)
    .orderBy('timestamp', 'desc')
    .orderBy('receivedAt', 'desc')
    .orderBy('attemptId', 'desc');
}

function attemptOf(row: TraitsQuestionnaireAttemptsTable): TraitsQuestionnaireAttempt {
  const { attemptId, timestamp, score, result } = row;
  const answers: TraitsQuestionnaireAttempt['answers'] = JSON.parse(row.answers);
  return { attemptId, timestamp, answers, score, result };
}
