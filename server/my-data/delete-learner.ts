import type { MainDatabase } from '../database/connect.ts';
import { inLearnerTransaction } from '../database/in-transaction.ts';
import {
  deleteAutismRows,
  deleteDemoRequestsOf,
  deleteLearnerRow,
  deleteVerificationsNaming,
  emptyWriteAheadLog,
  findKeptEmail,
  insertAutismDeletion,
  listAutismDeletions,
  removeAutismDeletion,
} from '../database/queries/deletions.ts';
import { deleteMailsAndLinksOf } from '../database/queries/mails.ts';
import { forgetAccount } from '../log-in-limits.ts';
import type { ScreeningDatabases } from '../screening/both-databases.ts';

/**
 * Deletes a learner and everything of theirs in the main database, all of it or nothing. It writes down there what is
 * left to do in the database of the questionnaire, so that a fault in between loses nothing.
 */
export async function deleteLearner(database: MainDatabase, learnerId: string, now: Date): Promise<void> {
  await inLearnerTransaction(database, learnerId, async (transaction) => {
    const kept = await findKeptEmail(transaction, learnerId);
    if (!kept) return;
    await insertAutismDeletion(transaction, learnerId, now.toISOString());
    await deleteMailsAndLinksOf(transaction, learnerId, kept.email);
    await deleteVerificationsNaming(transaction, [learnerId, kept.email]);
    await forgetAccount(transaction, kept.email);
    if (kept.emailVerified) await deleteDemoRequestsOf(transaction, kept.email);
    await deleteLearnerRow(transaction, learnerId);
  });
}

/**
 * Finishes in the database of the questionnaire what was deleted in the main one, and in the files of both. Done again,
 * it changes nothing.
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
