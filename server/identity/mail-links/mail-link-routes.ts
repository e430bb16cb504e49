import type { Context } from 'hono';
import type { z } from 'zod';
import { confirmEmailSchema, mailRequestSchema, resetPasswordSchema } from '#contract/people/sign-in.ts';
import type { Route } from '../../http/answers/endpoint-routes.ts';
import { parsedBody } from '../../http/answers/json-body.ts';
import { Problem } from '../../http/answers/problems.ts';
import { rateLimit } from '../../http/limits/rate-limit.ts';
import { requestLanguage } from '../../http/request-language.ts';
import { resetPassword } from '../passwords/password-routes.ts';
import { browserOf } from '../sessions/browser.ts';
import { setCookies } from '../sessions/session-middleware.ts';
import { mayMail } from '../sign-in/log-in-limits.ts';
import { passwordCookies, type SignInNeeds } from '../sign-in/sign-in-routes.ts';
import { confirmEmail } from './email-confirmation.ts';

/** Requests for mails, and the links in them. The answers do not reveal whether an address has an account. */
export function mailLinkRoutes(route: Route, needs: SignInNeeds) {
  const { auth, database, setUp, queueMail, now } = needs;

  route('POST /auth/request-password-reset', rateLimit('mailRequest', needs), (c) => queueFor(c, 'reset-password'));
  route('POST /auth/resend-confirmation', rateLimit('mailRequest', needs), (c) => queueFor(c, 'resend-confirmation'));

  /** Does the same for every address; the account is looked up only when the mail is sent. */
  async function queueFor(c: Context, kind: 'reset-password' | 'resend-confirmation'): Promise<Record<string, never>> {
    if (setUp.mail === 'none') throw new Problem('mail-not-set-up');
    const recipient = await addressOf(c);
    const details = { language: requestLanguage((name) => c.req.header(name)) };
    if (await mayMail(kind, needs, recipient)) await queueMail(database, { kind, recipient, details }, now());
    return {};
  }

  route('POST /auth/confirm-email', rateLimit('mailLink', needs), async (c) => {
    const { isShared, ...confirmation } = await linkBody(c, confirmEmailSchema);
    const learnerId = await confirmEmail(needs, confirmation);
    if (learnerId === null) return { learner: null };
    setCookies(c, passwordCookies(c, auth, await auth.startSession(learnerId, browserOf(c, isShared))));
    return { learner: await needs.readLearner(learnerId) };
  });

  route('POST /auth/reset-password', rateLimit('mailLink', needs), async (c) => {
    await resetPassword(needs, await linkBody(c, resetPasswordSchema));
    return {};
  });
}

async function addressOf(c: Context): Promise<string> {
  const { data, error } = mailRequestSchema.safeParse(await parsedBody(c));
  if (error) throw new Problem(error.issues[0]?.path[0] === 'email' ? 'email-not-usable' : 'invalid-request');
  return data.email.toLowerCase();
}

/** The body sent with a link. A malformed token is answered like an invalid link, since mail programs can cut links. */
async function linkBody<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const { data, error } = schema.safeParse(await parsedBody(c));
  if (!error) return data;
  const isTokenMalformed = error.issues.every(({ path, code }) => path[0] === 'token' && code === 'invalid_format');
  throw new Problem(isTokenMalformed ? 'link-not-usable' : 'invalid-request');
}
