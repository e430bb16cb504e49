import { ATTEMPTS_LISTED, type LetterQuizAttempt } from '#contract/screening-attempts.ts';
import type { MainDatabase } from '../database/connect.ts';
import { fromFlag, toFlag } from '../database/flags.ts';
import type { AttemptColumns, LetterQuizAttemptsTable } from '../database/tables.ts';

export const letterQuizQueries = { insert, find, list, setFlag };

/** Stores an attempt; false, and nothing is changed, when its id is taken. */
async function insert(
  database: MainDatabase,
  arrival: AttemptColumns,
  { answers, correct, total, percentage, hasDyslexia }: LetterQuizAttempt,
): Promise<boolean> {
  const row: LetterQuizAttemptsTable = {
    ...arrival,
    answers: JSON.stringify(answers),
    correct,
    total,
    percentage,
    hasDyslexia: toFlag(hasDyslexia),
  };
  const insertion = database.insertInto('letterQuizAttempts').values(row);
  const { numInsertedOrUpdatedRows } = await insertion
    .onConflict((conflict) => conflict.column('attemptId').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function find(database: MainDatabase, attemptId: string) {
  const row = await database
    .selectFrom('letterQuizAttempts')
    .selectAll()
    .where('attemptId', '=', attemptId)
    .executeTakeFirst();
  return row && { learnerId: row.learnerId, reportHash: row.reportHash, attempt: attemptOf(row) };
}

/** A learner's attempts, the newest first. */
async function list(database: MainDatabase, learnerId: string): Promise<LetterQuizAttempt[]> {
  const rows = await newestFirst(database, learnerId).selectAll().limit(ATTEMPTS_LISTED).execute();
  return rows.map(attemptOf);
}

/** Sets the learner's flag from their newest attempt; without one it stays as it is. */
async function setFlag(database: MainDatabase, learnerId: string): Promise<void> {
  const newest = await newestFirst(database, learnerId).select('hasDyslexia').executeTakeFirst();
  if (!newest) return;
  const dyslexia = newest.hasDyslexia ? 'yes' : 'no';
  await database.updateTable('learners').set({ dyslexia }).where('id', '=', learnerId).execute();
}

/** Takes all attempts of a learner away, and the flag that came from them. */
export async function deleteLetterQuizAttempts(database: MainDatabase, learnerId: string): Promise<void> {
  await database.deleteFrom('letterQuizAttempts').where('learnerId', '=', learnerId).execute();
  await database.updateTable('learners').set({ dyslexia: null }).where('id', '=', learnerId).execute();
}

function newestFirst(database: MainDatabase, learnerId: string) {
  return database
    .selectFrom('letterQuizAttempts')
    .where('learnerId', '=', learnerId)
    .orderBy('timestamp', 'desc')
    .orderBy('receivedAt', 'desc')
    .orderBy('attemptId', 'desc');
}

function attemptOf(row: LetterQuizAttemptsTable): LetterQuizAttempt {
  const { attemptId, timestamp, correct, total, percentage } = row;
  const answers: LetterQuizAttempt['answers'] = JSON.parse(row.answers);
  return { attemptId, timestamp, answers, correct, total, percentage, hasDyslexia: fromFlag(row.hasDyslexia) };
}
