import type { Updateable } from 'kysely';
import { canBe, canLead, type Role } from '#rules/groups/groups.ts';
import { mayBecome, type SignUpPolicy } from '#rules/people/sign-up.ts';
import type { MainDatabase } from '../database/connect.ts';
import { fromFlag, toFlag } from '../database/flags.ts';
import type { LearnersTable } from '../database/tables.ts';
import { inLearnerTransaction } from '../database/transaction.ts';
import { Problem } from '../http/answers/problems.ts';
import { findPerson } from '../identity/accounts/account-queries.ts';
import { findAnswer } from '../identity/accounts/consent-queries.ts';
import { countGroups } from './group-queries.ts';

/**
 * Changes a person's role. A learner without points who was never asked about results stops using the app as a learner
 * when they become a parent or a teacher; others continue.
 * @throws Problem `adults-only` under 18, `leads-groups` when a leader of groups wants to be a learner
 */
export async function changeRole(database: MainDatabase, learnerId: string, role: Role): Promise<void> {
  await inLearnerTransaction(database, learnerId, async (transaction) => {
    const { ageBand } = await findPerson(transaction, learnerId);
    if (!canBe(role, ageBand)) throw new Problem('adults-only');
    if (!canLead(role) && (await countGroups(transaction, learnerId)) > 0) throw new Problem('leads-groups');
    const usesForSelf = !canLead(role) || (await hasOwnUse(transaction, learnerId));
    await setPerson(transaction, learnerId, { role, usesForSelf: toFlag(usesForSelf) });
  });
}

/**
 * Changes the role that somebody chooses for themself. A teacher stays one.
 * @throws Problem `teachers-by-operator`; see also `changeRole`
 */
export async function chooseRole(database: MainDatabase, policy: SignUpPolicy, learnerId: string, role: Role) {
  if (!mayBecome(policy, role)) {
    const own = database.selectFrom('learners').select('role').where('id', '=', learnerId);
    if ((await own.executeTakeFirst())?.role !== role) throw new Problem('teachers-by-operator');
  }
  await changeRole(database, learnerId, role);
}

/**
 * Switches whether a parent or a teacher also uses the app as a learner. Stored data stays.
 * @throws Problem `grown-ups-only` when a learner, who always does, switches it off
 */
export async function changeUseForSelf(database: MainDatabase, learnerId: string, usesForSelf: boolean): Promise<void> {
  await inLearnerTransaction(database, learnerId, async (transaction) => {
    const { role } = await findOwnUse(transaction, learnerId);
    if (!canLead(role) && !usesForSelf) throw new Problem('grown-ups-only');
    await setPerson(transaction, learnerId, { usesForSelf: toFlag(usesForSelf) });
  });
}

async function hasOwnUse(transaction: MainDatabase, learnerId: string): Promise<boolean> {
  const { role, points, usesForSelf } = await findOwnUse(transaction, learnerId);
  if (canLead(role)) return fromFlag(usesForSelf);
  return points > 0 || (await findAnswer(transaction, learnerId, 'results')) !== null;
}

function findOwnUse(transaction: MainDatabase, learnerId: string) {
  return transaction
    .selectFrom('learners')
    .select(['role', 'points', 'usesForSelf'])
    .where('id', '=', learnerId)
    .executeTakeFirstOrThrow();
}

async function setPerson(
  transaction: MainDatabase,
  learnerId: string,
  person: Updateable<LearnersTable>,
): Promise<void> {
  await transaction.updateTable('learners').set(person).where('id', '=', learnerId).execute();
}
