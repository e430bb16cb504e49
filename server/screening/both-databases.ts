import type { AutismDatabase, MainDatabase } from '../database/connect.ts';
import { inTransaction } from '../database/in-transaction.ts';

export type ScreeningDatabases = { database: MainDatabase; autismDatabase: AutismDatabase };
type Work<Result> = (main: MainDatabase, autism: AutismDatabase) => Promise<Result>;

/**
 * Runs `work` in one transaction. Where the questionnaire has a database of its own, that one commits first, inside of
 * the main one's transaction: so `work` has to be such that it can be done again when the main one then fails.
 */
export function inBothDatabases<Result>(
  { database, autismDatabase }: ScreeningDatabases,
  work: Work<Result>,
): Promise<Result> {
  return inTransaction(database, (main) => {
    const isOne = (autismDatabase as object) === database;
    if (isOne) return work(main, main as object as AutismDatabase);
    return inTransaction(autismDatabase, (autism) => work(main, autism));
  });
}
