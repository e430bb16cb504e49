import { takeBackEndpoints } from '#contract/people/take-back.ts';
import type { Route } from '../http/answers/endpoint-routes.ts';
import { Problem } from '../http/answers/problems.ts';
import { type Counting, rateLimit } from '../http/limits/rate-limit.ts';
import type { Auth } from '../identity/auth.ts';
import { linkBody } from '../identity/mail-links/mail-link-routes.ts';
import { findVerification, linkIdentifier } from '../identity/mail-links/mail-links.ts';
import { setPasswordByLink } from '../identity/passwords/password-routes.ts';
import type { IdentityMail } from '../identity/sign-in/identity-mails.ts';
import type { QueueMail } from '../mail/mails.ts';
import { findAdded, takeBackAccount, takenBackSince } from './take-back.ts';

type Needs = Counting & { auth: Auth; queueMail: QueueMail<IdentityMail> };

/** "Somebody else was here": takes an account back with a mailed link, which a person who knows the password does not get. */
export function takeBackRoutes(route: Route, needs: Needs) {
  const { database, now } = needs;

  route('POST /auth/take-back-previews', rateLimit('mailLink', needs), async (c) => {
    const { token } = await linkBody(c, takeBackEndpoints['POST /auth/take-back-previews'].body);
    const learnerId = await findVerification(database, linkIdentifier('take-back', token), now().toISOString());
    if (learnerId === undefined) throw new Problem('link-not-usable');
    return { added: await findAdded(database, learnerId, { since: takenBackSince(now()), now: now() }) };
  });

  route('POST /auth/take-back', rateLimit('mailLink', needs), async (c) => {
    const { keeps, ...link } = await linkBody(c, takeBackEndpoints['POST /auth/take-back'].body);
    await setPasswordByLink(needs, { kind: 'take-back', ...link }, async (transaction, learnerId) => {
      await takeBackAccount(transaction, learnerId, { since: takenBackSince(now()), now: now(), keeps });
    });
    return {};
  });
}
