import type { SignInMethodsAnswer } from '#contract/people/sign-in-methods.ts';
import type { SignInMethod } from '#rules/people/sign-in-methods.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { inLearnerTransaction } from '../../database/transaction.ts';
import { pathParam, type Route } from '../../http/answers/endpoint-routes.ts';
import { Problem } from '../../http/answers/problems.ts';
import type { QueueMail } from '../../mail/mails.ts';
import { findAccount } from '../accounts/account-queries.ts';
import { freshSessionOnly } from '../sessions/session-middleware.ts';
import { isSessionStored } from '../sessions/session-queries.ts';
import type { OAuthProfile } from '../social-sign-in/oauth-profile.ts';
import type { IdentityMail, SignInMethodsMail } from './identity-mails.ts';
import { addSignInMethod, deleteSignInMethod, findSignInMethods } from './sign-in-method-queries.ts';

/** Lists and removes the sign-in methods of a learner. Providers are added in `social-sign-in-routes.ts`. */
export function signInMethodRoutes(route: Route, needs: SignInMethodNeeds) {
  route('GET /learners/:learnerId/ways-in', async (c) => {
    return { ways: await findSignInMethods(needs.database, c.get('learnerId')) };
  });

  route('DELETE /learners/:learnerId/ways-in/:way', freshSessionOnly(), async (c) => {
    return unlinkSignInMethod(needs, c.get('learnerId'), pathParam(c, 'way'));
  });
}

export type SignInMethodNeeds = { database: MainDatabase; queueMail: QueueMail<IdentityMail>; now: () => Date };

/**
 * Links the account of a provider to a learner and mails them. Returns false when another learner has it.
 * @throws Problem `not-signed-in` when the session has ended meanwhile
 */
export function linkSignInMethod(
  needs: SignInMethodNeeds,
  learnerId: string,
  { way: provider, accountId }: OAuthProfile,
  sessionId: string,
): Promise<boolean> {
  const at = needs.now().toISOString();
  return inLearnerTransaction(needs.database, learnerId, async (transaction) => {
    if (!(await isSessionStored(transaction, sessionId))) throw new Problem('not-signed-in');
    const result = await addSignInMethod(transaction, { learnerId, way: provider, accountId, at });
    if (result === 'new') await queueChangeMail(needs, transaction, learnerId, { way: provider, change: 'added' });
    return result !== 'in-use';
  });
}

/**
 * Removes a sign-in method of a learner, mails them and returns the remaining methods.
 * @throws Problem `last-way-in` when it is the only one
 */
function unlinkSignInMethod(
  needs: SignInMethodNeeds,
  learnerId: string,
  method: SignInMethod,
): Promise<SignInMethodsAnswer> {
  return inLearnerTransaction(needs.database, learnerId, async (transaction) => {
    const methods = await findSignInMethods(transaction, learnerId);
    const remaining = methods.filter((one) => one.way !== method);
    if (remaining.length === 0) throw new Problem('last-way-in');
    await deleteSignInMethod(transaction, learnerId, method);
    if (remaining.length < methods.length)
      await queueChangeMail(needs, transaction, learnerId, { way: method, change: 'removed' });
    return { ways: remaining };
  });
}

/** Tells a learner about a change by mail. Unverified addresses get none. */
export async function queueChangeMail(
  { queueMail, now }: SignInMethodNeeds,
  database: MainDatabase,
  learnerId: string,
  details: SignInMethodsMail['details'],
) {
  const account = await findAccount(database, learnerId);
  if (!account?.emailVerified || account.email === '') return;
  await queueMail(database, { kind: 'ways-in-changed', recipient: account.email, learnerId, details }, now());
}
