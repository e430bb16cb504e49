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

/** Adds a way in that somebody has just used elsewhere. A mail tells the learner. Gives false when it is somebody else's. */
export function linkSignInMethod(
  needs: SignInMethodNeeds,
  learnerId: string,
  { way, accountId }: OAuthProfile,
): Promise<boolean> {
  const at = needs.now().toISOString();
  return inLearnerTransaction(needs.database, learnerId, async (transaction) => {
    const whose = await addSignInMethod(transaction, { learnerId, way, accountId, at });
    if (whose === 'new') await tell(needs, transaction, learnerId, { way, change: 'added' });
    return whose !== 'in-use';
  });
}

/**
 * Takes a way in away. A mail tells the learner. Nobody may end up without one, not even when two are taken away at the
 * same time.
 * @throws Problem when it is the only one.
 */
export function unlinkSignInMethod(
  needs: SignInMethodNeeds,
  learnerId: string,
  way: SignInMethod,
): Promise<SignInMethodsAnswer> {
  return inLearnerTransaction(needs.database, learnerId, async (transaction) => {
    const ways = await findSignInMethods(transaction, learnerId);
    const left = ways.filter((one) => one.way !== way);
    if (left.length === 0) throw new Problem('last-way-in');
    await deleteSignInMethod(transaction, learnerId, way);
    if (left.length < ways.length) await tell(needs, transaction, learnerId, { way, change: 'removed' });
    return { ways: left };
  });
}

/** Only who is known to read their address learns of it there. */
async function tell({ queueMail, now }: SignInMethodNeeds, database: MainDatabase, learnerId: string, details: Change) {
  const learner = await findLearner(database, learnerId);
  if (!learner?.emailVerified || learner.email === '') return;
  await queueMail(database, { kind: 'ways-in-changed', recipient: learner.email, learnerId, details }, now());
}
