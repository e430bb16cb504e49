import { canLead, type Role } from '#rules/groups.ts';
import type { MainDatabase } from '../database/connect.ts';
import { inLearnerTransaction } from '../database/transaction.ts';
import { Problem } from '../http/problems.ts';
import { findAccount } from '../identity/account-queries.ts';
import { countGroups } from './group-queries.ts';

/** The age group and the email of a person. @throws Problem `not-signed-in` when the account was deleted meanwhile */
export async function findPerson(database: MainDatabase, learnerId: string) {
  const learners = database.selectFrom('learners').select('ageBand').where('id', '=', learnerId);
  const learner = await learners.executeTakeFirst();
  const account = await findAccount(database, learnerId);
  if (!learner || !account) throw new Problem('not-signed-in');
  return { ageBand: learner.ageBand, email: account.email };
}

/**
 * Changes who a person says to be.
 * @throws Problem `adults-only` under 18, `leads-groups` when a leader of groups wants to be a learner
 */
export async function changeRole(database: MainDatabase, learnerId: string, role: Role): Promise<void> {
  await inLearnerTransaction(database, learnerId, async (transaction) => {
    const { ageBand } = await findPerson(transaction, learnerId);
    if (canLead(role) && ageBand !== '18-or-older') throw new Problem('adults-only');
    if (!canLead(role) && (await countGroups(transaction, learnerId)) > 0) throw new Problem('leads-groups');
    await transaction.updateTable('learners').set({ role }).where('id', '=', learnerId).execute();
  });
}
