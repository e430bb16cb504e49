import type { SignInMethodsAnswer } from '#contract/sign-in-methods.ts';
import type { SignInMethod } from '#rules/sign-in-methods.ts';
import type { MainDatabase } from '../database/connect.ts';
import { inLearnerTransaction } from '../database/transaction.ts';
import { Problem } from '../http/problems.ts';
import type { QueueMail } from '../mail/mails.ts';
import type { IdentityMail, SignInMethodsMail } from './identity-mails.ts';
import { findLearner } from './learner-queries.ts';
import { addSignInMethod, deleteSignInMethod, findSignInMethods } from './sign-in-method-queries.ts';
import type { OAuthProfile } from './social-sign-in/oauth-profile.ts';

export type SignInMethodNeeds = { database: MainDatabase; queueMail: QueueMail<IdentityMail>; now: () => Date };
type Change = SignInMethodsMail['details'];

/** Links the account of a provider to a learner and mails them. Returns false when another learner has it. */
export function linkSignInMethod(
  needs: SignInMethodNeeds,
  learnerId: string,
  { way, accountId }: OAuthProfile,
): Promise<boolean> {
  const at = needs.now().toISOString();
  return inLearnerTransaction(needs.database, learnerId, async (transaction) => {
    const result = await addSignInMethod(transaction, { learnerId, way, accountId, at });
    if (result === 'new') await queueChangeMail(needs, transaction, learnerId, { way, change: 'added' });
    return result !== 'in-use';
  });
}

/**
 * Removes a sign-in method of a learner, mails them and returns the remaining methods.
 * @throws Problem `last-way-in` when it is the only one
 */
export function unlinkSignInMethod(
  needs: SignInMethodNeeds,
  learnerId: string,
  way: SignInMethod,
): Promise<SignInMethodsAnswer> {
  return inLearnerTransaction(needs.database, learnerId, async (transaction) => {
    const ways = await findSignInMethods(transaction, learnerId);
    const remaining = ways.filter((one) => one.way !== way);
    if (remaining.length === 0) throw new Problem('last-way-in');
    await deleteSignInMethod(transaction, learnerId, way);
    if (remaining.length < ways.length)
      await queueChangeMail(needs, transaction, learnerId, { way, change: 'removed' });
    return { ways: remaining };
  });
}

/** Unverified addresses get no mail. */
async function queueChangeMail(
  { queueMail, now }: SignInMethodNeeds,
  database: MainDatabase,
  learnerId: string,
  details: Change,
) {
  const learner = await findLearner(database, learnerId);
  if (!learner?.emailVerified || learner.email === '') return;
  await queueMail(database, { kind: 'ways-in-changed', recipient: learner.email, learnerId, details }, now());
}
