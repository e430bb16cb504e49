import type { AutismDatabase, MainDatabase } from '../database/connect.ts';

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
  return database.transaction().execute((main) => {
    const isOne = (autismDatabase as object) === database;
    if (isOne) return work(main, main as object as AutismDatabase);
    return autismDatabase.transaction().execute((autism) => work(main, autism));
  });
}
