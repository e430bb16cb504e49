import { Hono } from 'hono';
import { type PasswordChange, passwordChangeSchema } from '#contract/password-change.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { inLearnerTransaction } from '../../database/transaction.ts';
import { jsonBody } from '../../http/json-body.ts';
import { Problem } from '../../http/problems.ts';
import type { RequestContext, Session } from '../../http/request-context.ts';
import type { QueueMail } from '../../mail/mails.ts';
import type { Auth } from '../auth.ts';
import type { IdentityMail } from '../identity-mails.ts';
import { findLearner } from '../learner-queries.ts';
import { limitedLogIn } from '../log-in-limits.ts';
import { deleteLinksOf } from '../mail-links/mail-link-queries.ts';
import { ownLearnerOnly, signedIn } from '../session-middleware.ts';
import { endOtherSessions } from '../session-queries.ts';
import { checkNewPassword } from './common-passwords.ts';
import { findPasswordHash, setPasswordHash } from './password-queries.ts';

type PasswordNeeds = {
  auth: Auth;
  database: MainDatabase;
  queueMail: QueueMail<IdentityMail>;
  now: () => Date;
  trustedProxies: readonly string[];
};
type CurrentSession = { learnerId: string; session: Session };

/** Sets a new password. */
export function passwordRoutes(needs: PasswordNeeds) {
  const app = new Hono<RequestContext>();

  app.post('/learners/:learnerId/password', signedIn(needs.auth), ownLearnerOnly(), async (c) => {
    const change = await jsonBody(c, passwordChangeSchema);
    await changePassword(needs, { learnerId: c.get('learnerId'), session: c.get('session') }, change);
    return c.json({});
  });
  return app;
}

/**
 * Sets the learner's password, ends their other sessions and mails them. Needs the current password, or a fresh session
 * when there is none yet.
 * @throws Problem `wrong-current-password` or `sign-in-again`; see also `checkNewPassword`
 */
async function changePassword(needs: PasswordNeeds, current: CurrentSession, change: PasswordChange): Promise<void> {
  const { auth, database, queueMail, now } = needs;
  const { learnerId, session } = current;
  const email = await emailOf(database, learnerId);
  checkNewPassword(change.newPassword, email);
  const before = await findPasswordHash(database, learnerId);
  if (before !== null) await checkCurrentPassword(needs, email, before, change.currentPassword);
  else if (!session.isFresh) throw new Problem('sign-in-again');

  const hash = await auth.hashPassword(change.newPassword);
  await inLearnerTransaction(database, learnerId, async (transaction) => {
    // The password may have changed since it was verified.
    if ((await findPasswordHash(transaction, learnerId)) !== before) throw new Problem('wrong-current-password');
    await setPasswordHash(transaction, learnerId, hash, now().toISOString());
    await endOtherSessions(transaction, learnerId, session.id);
    await deleteLinksOf(transaction, learnerId, 'reset-password');
    await queueMail(transaction, { kind: 'password-changed', recipient: email, learnerId, details: {} }, now());
  });
}

/** A log-in with a password needs an email. */
async function emailOf(database: MainDatabase, learnerId: string): Promise<string> {
  const learner = await findLearner(database, learnerId);
  if (!learner) throw new Problem('not-signed-in');
  if (learner.email === '') throw new Problem('invalid-request');
  return learner.email;
}

/** Counts like a log-in, so that passwords cannot be guessed in an open session. */
async function checkCurrentPassword(
  needs: PasswordNeeds,
  email: string,
  hash: string,
  password?: string,
): Promise<void> {
  if (password === undefined) throw new Problem('invalid-request');
  await limitedLogIn(needs, email, async () => {
    if (!(await needs.auth.verifyPassword({ hash, password }))) throw new Problem('wrong-current-password');
  });
}
