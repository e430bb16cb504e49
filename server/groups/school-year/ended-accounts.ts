import type { MainDatabase } from '../../database/connect.ts';
import { belongsToClassAlone } from './leaver-queries.ts';

/**
 * Deletes the accounts and then the classes whose last day has come. An account that belongs to somebody by now, because it has
 * got a password or a parent, or is in another group, stays. Can be repeated. Call it only when the clock is steady.
 */
export async function deleteEndedAccounts(
  database: MainDatabase,
  now: Date,
  deleteAccount: (learnerId: string) => Promise<void>,
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const ended = database.selectFrom('pupilAccounts').select('learnerId').where('endsOn', '<=', today);
  for (const { learnerId } of await ended.where(belongsToClassAlone).execute()) await deleteAccount(learnerId);
  await database.updateTable('pupilAccounts').set({ endsOn: null }).where('endsOn', '<=', today).execute();
  await database.deleteFrom('groups').where('endsOn', '<=', today).execute();
}
