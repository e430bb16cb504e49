import { sql } from 'kysely';
import type { AutismDatabase, MainDatabase } from '../database/connect.ts';
import { isPostgres } from '../database/engine.ts';
import type { Instant } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';

/** Deletes the row of a learner; foreign keys cascade to the dependent rows. */
export async function deleteLearnerRow(database: MainDatabase, learnerId: string): Promise<void> {
  await database.deleteFrom('learners').where('id', '=', learnerId).execute();
}

/** The stored email of a learner, and whether it is verified; undefined without such a learner. */
export async function findStoredEmail(database: MainDatabase, learnerId: string) {
  return database
    .selectFrom('learners')
    .select(['email', 'emailVerified'])
    .where('id', '=', learnerId)
    .executeTakeFirst();
}

/** Deletes verifications whose JSON contains one of these strings, such as a started sign-in. */
export async function deleteVerificationsNaming(database: MainDatabase, words: readonly string[]): Promise<void> {
  for (const word of words) {
    // With quotes, so that it does not match part of a longer value.
    const anywhere = `%${JSON.stringify(word).replaceAll(/[\\%_]/g, '\\$&')}%`;
    await database.deleteFrom('verifications').where(sql<boolean>`value like ${anywhere} escape '\\'`).execute();
  }
}

/** Deletes demo requests sent with an email address. */
export async function deleteDemoRequestsOf(database: MainDatabase, email: string): Promise<void> {
  await database.deleteFrom('demoRequests').where(sql`lower(email)`, '=', email).execute();
}

/** Records that rows in the questionnaire database still have to be deleted. */
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

/** Deletes a learner's rows in the questionnaire database in one transaction. */
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
 * Truncates SQLite's write-ahead log, which would still contain deleted rows. Does nothing on PostgreSQL.
 */
export async function emptyWriteAheadLog(database: MainDatabase | AutismDatabase): Promise<void> {
  if (!isPostgres(database as MainDatabase)) await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
