import type { MainDatabase } from '../database/connect.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import { inLearnerTransaction } from '../database/transaction.ts';
import { forgetAccount } from '../identity/log-in-limits.ts';
import { deleteMailsAndLinksOf } from '../mail/mail-queries.ts';
import {
  deleteAutismRows,
  deleteDemoRequestsOf,
  deleteLearnerRow,
  deleteVerificationsNaming,
  emptyWriteAheadLog,
  findStoredEmail,
  insertAutismDeletion,
  listAutismDeletions,
  removeAutismDeletion,
} from './deletion-queries.ts';

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
