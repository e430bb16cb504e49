import type { AutismDatabase, MainDatabase } from './connect.ts';
import { inLearnerTransaction, inSnapshot, inTransaction } from './transaction.ts';

export type ScreeningDatabases = { database: MainDatabase; autismDatabase: AutismDatabase };
type Work<Result> = (main: MainDatabase, autism: AutismDatabase) => Promise<Result>;

/** Whether the main database also contains the questionnaire's results, as by default. */
export function isSameDatabase({ database, autismDatabase }: ScreeningDatabases): boolean {
  return (autismDatabase as object) === database;
}

/**
 * Runs `work` on the rows of one learner in one transaction. A separate questionnaire database commits first, inside the
 * main transaction, which may still fail: so repeating `work` must change nothing.
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

/** Runs `read` on a consistent snapshot of each database. */
export function inBothSnapshots<Result>(
  databases: ScreeningDatabases,
  read: (snapshots: ScreeningDatabases) => Promise<Result>,
): Promise<Result> {
  const { database, autismDatabase } = databases;
  return inSnapshot(database, (main) => {
    if (isSameDatabase(databases)) return read({ database: main, autismDatabase: main as object as AutismDatabase });
    return inSnapshot(autismDatabase, (autism) => read({ database: main, autismDatabase: autism }));
  });
}
