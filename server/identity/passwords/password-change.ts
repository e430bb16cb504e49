import type { PasswordChange } from '#contract/password-change.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { inLearnerTransaction } from '../../database/transaction.ts';
import { Problem } from '../../http/problems.ts';
import type { Session } from '../../http/request-context.ts';
import type { QueueMail } from '../../mail/mails.ts';
import type { Auth } from '../auth.ts';
import type { IdentityMail } from '../identity-mails.ts';
import { findLearner } from '../learner-queries.ts';
import { limitedLogIn } from '../log-in-limits.ts';
import { deleteLinksOf } from '../mail-links/mail-link-queries.ts';
import { endOtherSessions } from '../session-queries.ts';
import { checkNewPassword } from './check-password.ts';
import { findPasswordHash, setPasswordHash } from './password-queries.ts';

export type PasswordNeeds = {
  auth: Auth;
  database: MainDatabase;
  queueMail: QueueMail<IdentityMail>;
  now: () => Date;
  trustedProxies: readonly string[];
};
type Here = { learnerId: string; session: Session };

/**
 * Gives a learner another password, or their first one, and signs them out of every other browser. A mail tells them.
 * @throws Problem when the new one cannot be used, or when they could not show that it is them.
 */
export async function changePassword(needs: PasswordNeeds, here: Here, change: PasswordChange): Promise<void> {
  const { auth, database, queueMail, now } = needs;
  const { learnerId, session } = here;
  const email = await emailOf(database, learnerId);
  checkNewPassword(change.newPassword, email);
  const before = await findPasswordHash(database, learnerId);
  if (before !== null) await proveByPassword(needs, email, before, change.currentPassword);
  else if (!session.isFresh) throw new Problem('sign-in-again');

  const hash = await auth.hashPassword(change.newPassword);
  await inLearnerTransaction(database, learnerId, async (transaction) => {
    // What was proved holds for the password of before only.
    if ((await findPasswordHash(transaction, learnerId)) !== before) throw new Problem('wrong-current-password');
    await setPasswordHash(transaction, learnerId, hash, now().toISOString());
    await endOtherSessions(transaction, learnerId, session.id);
    await deleteLinksOf(transaction, learnerId, 'reset-password');
    await queueMail(transaction, { kind: 'password-changed', recipient: email, learnerId, details: {} }, now());
  });
}

/** Nobody can log in by a password without an email, so it would be no way in. */
async function emailOf(database: MainDatabase, learnerId: string): Promise<string> {
  const learner = await findLearner(database, learnerId);
  if (!learner) throw new Problem('not-signed-in');
  if (learner.email === '') throw new Problem('invalid-request');
  return learner.email;
}

/** Counted like a log-in: an open browser is no place to guess in. */
async function proveByPassword(needs: PasswordNeeds, email: string, hash: string, password?: string): Promise<void> {
  if (password === undefined) throw new Problem('invalid-request');
  await limitedLogIn(needs, email, async () => {
    if (!(await needs.auth.verifyPassword({ hash, password }))) throw new Problem('wrong-current-password');
  });
}
