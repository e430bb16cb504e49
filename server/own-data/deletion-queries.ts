import { sql } from 'kysely';
import type { AutismDatabase, MainDatabase } from '../database/connect.ts';
import { isPostgres } from '../database/engine.ts';
import type { Instant } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';

/** Deletes the row of a learner, and with it everything that hangs on it. */
export async function deleteLearnerRow(database: MainDatabase, learnerId: string): Promise<void> {
  await database.deleteFrom('learners').where('id', '=', learnerId).execute();
}

/** The email of a learner as it is kept, and whether it was proved. */
export async function findKeptEmail(database: MainDatabase, learnerId: string) {
  return database
    .selectFrom('learners')
    .select(['email', 'emailVerified'])
    .where('id', '=', learnerId)
    .executeTakeFirst();
}

/** Deletes what was begun and names a learner, such as adding a way in. */
export async function deleteVerificationsNaming(database: MainDatabase, words: readonly string[]): Promise<void> {
  for (const word of words) {
    // With its quotes, for it can be a part of what is somebody else's.
    const anywhere = `%${JSON.stringify(word).replaceAll(/[\\%_]/g, '\\$&')}%`;
    await database.deleteFrom('verifications').where(sql<boolean>`value like ${anywhere} escape '\\'`).execute();
  }
}

/** Deletes what somebody asked for under an address before they had an account. */
export async function deleteDemoRequestsOf(database: MainDatabase, email: string): Promise<void> {
  await database.deleteFrom('demoRequests').where(sql`lower(email)`, '=', email).execute();
}

/** Remembers that rows in the database of the questionnaire still have to go. */
export async function insertAutismDeletion(database: MainDatabase, learnerId: string, at: Instant): Promise<void> {
  await database
    .insertInto('autismDeletions')
    .values({ learnerId, requestedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listAutismDeletions(database: MainDatabase): Promise<string[]> {
  const rows = await database.selectFrom('autismDeletions').select('learnerId').execute();
  return rows.map(({ learnerId }) => learnerId);
}

/** Deletes what the database of the questionnaire holds of a learner, all of it or nothing. */
export async function deleteAutismRows(database: AutismDatabase, learnerId: string): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction.deleteFrom('traitsQuestionnaireAttempts').where('learnerId', '=', learnerId).execute();
    await transaction.deleteFrom('autismFlags').where('learnerId', '=', learnerId).execute();
  });
}

export async function removeAutismDeletion(database: MainDatabase, learnerId: string): Promise<void> {
  await database.deleteFrom('autismDeletions').where('learnerId', '=', learnerId).execute();
}

/**
 * Carries everything over into the file itself, where the database is one. The log beside it would tell for a while what
 * the rows were before. A server of databases sees to its own.
 */
export async function emptyWriteAheadLog(database: MainDatabase | AutismDatabase): Promise<void> {
  if (!isPostgres(database as MainDatabase)) await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
