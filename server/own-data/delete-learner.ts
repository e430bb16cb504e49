import { sql } from 'kysely';
import type { AutismDatabase, MainDatabase } from '../database/connect.ts';
import { isPostgres } from '../database/engine.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import { inLearnerTransaction, inTransaction } from '../database/transaction.ts';
import { deleteGroup } from '../groups/group-queries.ts';
import { findLedAlone, lockGroupsOf } from '../groups/leaders/leader-queries.ts';
import { endGroup } from '../groups/school-year/end-group.ts';
import { Problem } from '../http/answers/problems.ts';
import { deleteTriesOf } from '../identity/sign-in/log-in-limits.ts';
import { deleteMailsAndLinksOf } from '../mail/mail-queries.ts';

/**
 * Deletes an account with its learner and all their data in the main database in one transaction, which also records
 * the deletion for the questionnaire database, so that a crash in between loses nothing.
 * @param leavesClasses whether classes that only this person leads stay without a leader, as an operator decides
 * @throws Problem `leads-class-alone` otherwise
 */
export async function deleteLearner(
  database: MainDatabase,
  learnerId: string,
  now: Date,
  { leavesClasses = false } = {},
): Promise<void> {
  await inLearnerTransaction(database, learnerId, async (transaction) => {
    await lockGroupsOf(transaction, learnerId);
    const ledAlone = await findLedAlone(transaction, learnerId);
    if (!leavesClasses && ledAlone.some(isClassInUse)) throw new Problem('leads-class-alone');
    for (const group of ledAlone) if (!isClassInUse(group)) await deleteGroupUnlessEnding(transaction, group, now);
    const accounts = transaction.selectFrom('accounts').select(['email', 'emailVerified']);
    const account = await accounts.where('id', '=', learnerId).executeTakeFirst();
    if (!account) return;
    await transaction
      .insertInto('autismDeletions')
      .values({ learnerId, requestedAt: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await deleteMailsAndLinksOf(transaction, learnerId, account.email);
    await deleteVerificationsNaming(transaction, [learnerId, account.email]);
    await deleteTriesOf(transaction, account.email);
    if (account.emailVerified)
      await transaction.deleteFrom('demoRequests').where(sql`lower(email)`, '=', account.email).execute();
    // Foreign keys cascade to the dependent rows.
    await transaction.deleteFrom('accounts').where('id', '=', learnerId).execute();
  });
}

type LedAlone = Awaited<ReturnType<typeof findLedAlone>>[number];

/** Whether a class has learners, and nobody has deleted it. */
export function isClassInUse({ kind, memberCount, endsOn }: LedAlone): boolean {
  return kind === 'class' && memberCount > 0 && endsOn === null;
}

/**
 * A class that a leader deleted stays until its day, so that the accounts of its pupils do; so does the family of a parent who
 * made accounts for children.
 */
async function deleteGroupUnlessEnding(
  transaction: MainDatabase,
  { groupId, kind, endsOn }: LedAlone,
  now: Date,
): Promise<void> {
  if (endsOn !== null) return;
  if (kind === 'family') await endGroup(transaction, groupId, now);
  else await deleteGroup(transaction, groupId);
}

/**
 * Finishes recorded deletions in the questionnaire database, then truncates the write-ahead logs. Can be repeated after
 * an error.
 */
export async function finishDeletions({ database, autismDatabase }: ScreeningDatabases): Promise<void> {
  const deletions = await database.selectFrom('autismDeletions').select('learnerId').execute();
  for (const { learnerId } of deletions) {
    await inTransaction(autismDatabase, async (transaction) => {
      await transaction.deleteFrom('traitsQuestionnaireAttempts').where('learnerId', '=', learnerId).execute();
      await transaction.deleteFrom('autismFlags').where('learnerId', '=', learnerId).execute();
    });
    await database.deleteFrom('autismDeletions').where('learnerId', '=', learnerId).execute();
  }
  if (deletions.length === 0) return;
  await emptyWriteAheadLog(database);
  await emptyWriteAheadLog(autismDatabase);
}

/** Deletes verifications whose JSON contains one of these strings, such as a started sign-in. */
export async function deleteVerificationsNaming(database: MainDatabase, words: readonly string[]): Promise<void> {
  for (const word of words) {
    // With quotes, so that it does not match part of a longer value.
    const anywhere = `%${JSON.stringify(word).replaceAll(/[\\%_]/g, '\\$&')}%`;
    await database.deleteFrom('verifications').where(sql<boolean>`value like ${anywhere} escape '\\'`).execute();
  }
}

/**
 * Truncates SQLite's write-ahead log, which would still contain deleted rows. Does nothing on PostgreSQL.
 */
async function emptyWriteAheadLog(database: MainDatabase | AutismDatabase): Promise<void> {
  if (!isPostgres(database as MainDatabase)) await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
