import { type PasswordChange, passwordChangeSchema } from '#contract/people/password-change.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { inLearnerTransaction } from '../../database/transaction.ts';
import type { Route } from '../../http/answers/endpoint-routes.ts';
import { jsonBody } from '../../http/answers/json-body.ts';
import { Problem } from '../../http/answers/problems.ts';
import type { QueueMail } from '../../mail/mails.ts';
import { findAccount, setEmailVerified } from '../accounts/account-queries.ts';
import type { Auth } from '../auth.ts';
import { deleteLinksOf, findVerification, linkIdentifier, takeVerification } from '../mail-links/mail-links.ts';
import { browserOf } from '../sessions/browser.ts';
import { setCookies } from '../sessions/session-middleware.ts';
import { endSessions } from '../sessions/session-queries.ts';
import type { IdentityMail } from '../sign-in/identity-mails.ts';
import { deleteFailedLogIns } from '../sign-in/log-in-limits.ts';
import { passwordCookies } from '../sign-in/sign-in-routes.ts';
import { checkNewPassword } from './common-passwords.ts';
import { isDecidedByParent, requireGrownUp } from './grown-up.ts';
import { type CurrentSession, currentSession, requireOwnPassword, requireSamePassword } from './own-password.ts';
import { findPasswordHash, setPasswordHash } from './password-queries.ts';

type Needs = { auth: Auth; database: MainDatabase; queueMail: QueueMail<IdentityMail>; now: () => Date };

/** Sets a new password. */
export function passwordRoutes(route: Route, needs: Needs) {
  route('POST /learners/:learnerId/password', async (c) => {
    const change = await jsonBody(c, passwordChangeSchema);
    const hash = await changePassword(needs, currentSession(c), change);
    // Every session has ended, also that of this browser, which gets a new one.
    const browser = browserOf(c, c.get('session').isShared);
    const signedIn = await needs.auth.startSessionAfterChange(c.get('learnerId'), hash, browser);
    setCookies(c, await passwordCookies(c, needs.auth, signedIn));
    return {};
  });
}

/**
 * Sets the learner's password, ends all their sessions and mails them. Returns the hash of the new password. Needs the current password, or a fresh session
 * when there is none yet. A child under 13 cannot set the first one.
 * @throws Problem `wrong-current-password` or `sign-in-again`; see also `checkNewPassword` and `requireGrownUp`
 */
async function changePassword(needs: Needs, current: CurrentSession, change: PasswordChange): Promise<string> {
  const { auth, database, queueMail, now } = needs;
  const { learnerId } = current;
  const email = await emailOf(database, learnerId);
  checkNewPassword(change.newPassword, email);
  const before = await requireOwnPassword(needs, current, email, change.currentPassword);
  if (before === null) await requireGrownUp(needs, current, undefined);

  const hash = await auth.hashPassword(change.newPassword);
  await inLearnerTransaction(database, learnerId, async (transaction) => {
    await requireSamePassword(transaction, learnerId, before);
    await setPasswordHash(transaction, learnerId, hash, now().toISOString());
    await endSessions(transaction, learnerId);
    await deleteLinksOf(transaction, learnerId, 'reset-password');
    await queueMail(transaction, { kind: 'password-changed', recipient: email, learnerId, details: {} }, now());
  });
  return hash;
}

/** A log-in with a password needs an email. */
async function emailOf(database: MainDatabase, learnerId: string): Promise<string> {
  const account = await findAccount(database, learnerId);
  if (!account) throw new Problem('not-signed-in');
  if (account.email === '') throw new Problem('invalid-request');
  return account.email;
}

/**
 * Sets the password of the learner of a link and ends all their sessions. The link also verifies the address. It stays
 * valid when the password is refused. Where the school answered for a child, the address is the child's own, so that a
 * first password waits for a parent.
 * @throws Problem `link-not-usable`, `parent-agreement-needed`; see also `checkNewPassword`
 */
export function resetPassword(needs: Needs, link: { token: string; password: string }): Promise<void> {
  return setPasswordByLink(needs, { kind: 'reset-password', ...link });
}

/** The same for a link of either kind. `work` is done in the same transaction. */
export async function setPasswordByLink(
  needs: Needs,
  { kind, token, password }: { kind: 'reset-password' | 'take-back'; token: string; password: string },
  work?: (transaction: MainDatabase, learnerId: string) => Promise<void>,
): Promise<void> {
  const { auth, database, queueMail, now } = needs;
  const link = linkIdentifier(kind, token);
  const learnerId = await findVerification(database, link, now().toISOString());
  const account = learnerId && (await findAccount(database, learnerId));
  if (!account) throw new Problem('link-not-usable');
  const { id, email } = account;
  checkNewPassword(password, email);
  const hash = await auth.hashPassword(password);
  await inLearnerTransaction(database, id, async (transaction) => {
    const at = now().toISOString();
    if ((await takeVerification(transaction, link, at)) === undefined) throw new Problem('link-not-usable');
    if ((await findPasswordHash(transaction, id)) === null) await isDecidedByParent(transaction, id);
    await deleteLinksOf(transaction, id, 'reset-password');
    await setPasswordHash(transaction, id, hash, at);
    await setEmailVerified(transaction, id);
    await endSessions(transaction, id);
    await work?.(transaction, id);
    await deleteFailedLogIns(transaction, email);
    await queueMail(transaction, { kind: 'password-changed', recipient: email, learnerId: id, details: {} }, now());
  });
}
