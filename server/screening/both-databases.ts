import type { AutismDatabase, MainDatabase } from '../database/connect.ts';
import { inTransaction } from '../database/in-transaction.ts';

export type ScreeningDatabases = { database: MainDatabase; autismDatabase: AutismDatabase };
type Work<Result> = (main: MainDatabase, autism: AutismDatabase) => Promise<Result>;

/** Whether the questionnaire's results lie in the main database, as they do unless it is given one of its own. */
export function areOne({ database, autismDatabase }: ScreeningDatabases): boolean {
  return (autismDatabase as object) === database;
}

/**
 * Runs `work` in one transaction. Where the questionnaire has a database of its own, that one commits first, inside of
 * the main one's transaction: so `work` has to be such that it can be done again when the main one then fails.
 */
export function inBothDatabases<Result>(databases: ScreeningDatabases, work: Work<Result>): Promise<Result> {
  const { database, autismDatabase } = databases;
  return inTransaction(database, (main) => {
    if (areOne(databases)) return work(main, main as object as AutismDatabase);
    return inTransaction(autismDatabase, (autism) => work(main, autism));
  });
}
