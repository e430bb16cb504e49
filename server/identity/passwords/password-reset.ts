import type { MainDatabase } from '../../database/connect.ts';
import { inLearnerTransaction } from '../../database/transaction.ts';
import { Problem } from '../../http/problems.ts';
import type { QueueMail } from '../../mail/mails.ts';
import type { Auth } from '../auth.ts';
import type { IdentityMail } from '../identity-mails.ts';
import { findLearner, setEmailVerified } from '../learner-queries.ts';
import { forgetFailedLogIns } from '../log-in-limits.ts';
import { deleteLinksOf, findLink, takeLink } from '../mail-links/mail-link-queries.ts';
import { hashToken } from '../mail-links/mail-links.ts';
import { endSessions } from '../session-queries.ts';
import { checkNewPassword } from './common-passwords.ts';
import { setPasswordHash } from './password-queries.ts';

type Needs = { auth: Auth; database: MainDatabase; queueMail: QueueMail<IdentityMail>; now: () => Date };
type Reset = { token: string; password: string };

/**
 * Sets the password of the learner of a link and ends all their sessions. The link also verifies the address. It stays
 * valid when the password is refused.
 * @throws Problem `link-not-usable`; see also `checkNewPassword`
 */
export async function resetPassword(needs: Needs, { token, password }: Reset): Promise<void> {
  const { auth, database, queueMail, now } = needs;
  const link = { kind: 'reset-password', tokenHash: hashToken(token) } as const;
  const learnerId = await findLink(database, link, now().toISOString());
  const learner = learnerId && (await findLearner(database, learnerId));
  if (!learner) throw new Problem('link-not-usable');
  const { id, email } = learner;
  checkNewPassword(password, email);
  const hash = await auth.hashPassword(password);
  await inLearnerTransaction(database, id, async (transaction) => {
    const at = now().toISOString();
    if ((await takeLink(transaction, link, at)) === undefined) throw new Problem('link-not-usable');
    await deleteLinksOf(transaction, id, 'reset-password');
    await setPasswordHash(transaction, id, hash, at);
    await setEmailVerified(transaction, id);
    await endSessions(transaction, id);
    await forgetFailedLogIns(transaction, email);
    await queueMail(transaction, { kind: 'password-changed', recipient: email, learnerId: id, details: {} }, now());
  });
}
