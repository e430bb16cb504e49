import type { AutismDatabase, MainDatabase } from './connect.ts';
import { inLearnerTransaction, inTransaction } from './transaction.ts';

export type ScreeningDatabases = { database: MainDatabase; autismDatabase: AutismDatabase };
type Work<Result> = (main: MainDatabase, autism: AutismDatabase) => Promise<Result>;

/** Whether the questionnaire's results lie in the main database, as they do unless it is given one of its own. */
export function isSameDatabase({ database, autismDatabase }: ScreeningDatabases): boolean {
  return (autismDatabase as object) === database;
}

/**
 * Runs `work` on the rows of one learner in one transaction. Where the questionnaire has a database of its own, that one
 * commits first, inside of the main one's transaction: so repeating `work` must change nothing, for the main one may fail
 * after that.
 */
export function inBothDatabases<Result>(
  databases: ScreeningDatabases,
  learnerId: string,
  work: Work<Result>,
): Promise<Result> {
  const { database, autismDatabase } = databases;
  return inLearnerTransaction(database, learnerId, (main) => {
    if (isSameDatabase(databases)) return work(main, main as object as AutismDatabase);
    return inTransaction(autismDatabase, (autism) => work(main, autism));
  });
}
