import { sql } from 'kysely';
import type { AutismDatabase, MainDatabase } from '../database/connect.ts';
import { isPostgres } from '../database/engine.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import type { Instant } from '../database/tables.ts';
import { inLearnerTransaction, inTransaction } from '../database/transaction.ts';
import { forgetAccount } from '../identity/log-in-limits.ts';
import { deleteMailsAndLinksOf } from '../mail/mail-queries.ts';

/**
 * Deletes a learner and all their data in the main database in one transaction, which also records what remains to be
 * deleted in the questionnaire database, so that a crash in between loses nothing.
 */
export async function deleteLearner(database: MainDatabase, learnerId: string, now: Date): Promise<void> {
  await inLearnerTransaction(database, learnerId, async (transaction) => {
    const learner = await findStoredEmail(transaction, learnerId);
    if (!learner) return;
    await insertAutismDeletion(transaction, learnerId, now.toISOString());
    await deleteMailsAndLinksOf(transaction, learnerId, learner.email);
    await deleteVerificationsNaming(transaction, [learnerId, learner.email]);
    await forgetAccount(transaction, learner.email);
    if (learner.emailVerified) await deleteDemoRequestsOf(transaction, learner.email);
    await deleteLearnerRow(transaction, learnerId);
  });
}

/**
 * Finishes recorded deletions in the questionnaire database, then truncates the write-ahead logs. Can be repeated after
 * an error.
 */
export async function finishDeletions({ database, autismDatabase }: ScreeningDatabases): Promise<void> {
  const learnerIds = await listAutismDeletions(database);
  for (const learnerId of learnerIds) {
    await deleteAutismRows(autismDatabase, learnerId);
    await removeAutismDeletion(database, learnerId);
  }
  if (learnerIds.length === 0) return;
  await emptyWriteAheadLog(database);
  await emptyWriteAheadLog(autismDatabase);
}

/** Deletes the row of a learner; foreign keys cascade to the dependent rows. */
async function deleteLearnerRow(database: MainDatabase, learnerId: string): Promise<void> {
  await database.deleteFrom('learners').where('id', '=', learnerId).execute();
}

/** The stored email of a learner, and whether it is verified; undefined without such a learner. */
async function findStoredEmail(database: MainDatabase, learnerId: string) {
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
async function deleteDemoRequestsOf(database: MainDatabase, email: string): Promise<void> {
  await database.deleteFrom('demoRequests').where(sql`lower(email)`, '=', email).execute();
}

/** Records that rows in the questionnaire database still have to be deleted. */
async function insertAutismDeletion(database: MainDatabase, learnerId: string, at: Instant): Promise<void> {
  await database
    .insertInto('autismDeletions')
    .values({ learnerId, requestedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function listAutismDeletions(database: MainDatabase): Promise<string[]> {
  const rows = await database.selectFrom('autismDeletions').select('learnerId').execute();
  return rows.map(({ learnerId }) => learnerId);
}

/** Deletes a learner's rows in the questionnaire database in one transaction. */
async function deleteAutismRows(database: AutismDatabase, learnerId: string): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction.deleteFrom('traitsQuestionnaireAttempts').where('learnerId', '=', learnerId).execute();
    await transaction.deleteFrom('autismFlags').where('learnerId', '=', learnerId).execute();
  });
}

async function removeAutismDeletion(database: MainDatabase, learnerId: string): Promise<void> {
  await database.deleteFrom('autismDeletions').where('learnerId', '=', learnerId).execute();
}

/**
 * Truncates SQLite's write-ahead log, which would still contain deleted rows. Does nothing on PostgreSQL.
 */
async function emptyWriteAheadLog(database: MainDatabase | AutismDatabase): Promise<void> {
  if (!isPostgres(database as MainDatabase)) await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
