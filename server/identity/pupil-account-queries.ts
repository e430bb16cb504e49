import type { MainDatabase } from '../database/connect.ts';

/** Whether a teacher made the account, and no linked parent has agreed that screening results are kept. */
export async function lacksAgreement(database: MainDatabase, learnerId: string): Promise<boolean> {
  const pupils = database.selectFrom('pupilAccounts').select('agreedAt').where('learnerId', '=', learnerId);
  return (await pupils.executeTakeFirst())?.agreedAt === null;
}
