import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import type { ServerSetup } from '#contract/server-setup.ts';
import {
  type ConfirmEmailAnswer,
  confirmEmailSchema,
  mailRequestSchema,
  resetPasswordSchema,
} from '#contract/sign-in.ts';
import { parsedBody } from '../../http/json-body.ts';
import { Problem } from '../../http/problems.ts';
import { type Counting, rateLimit } from '../../http/rate-limit.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { QueueMail } from '../../mail/mails.ts';
import type { Auth, ReadLearner } from '../auth.ts';
import { browserOf } from '../browser.ts';
import type { IdentityMail } from '../identity-mails.ts';
import { mayMail } from '../log-in-limits.ts';
import { resetPassword } from '../passwords/password-reset.ts';
import { setCookies } from '../session-middleware.ts';
import { confirmEmail } from './email-confirmation.ts';

type Needs = Counting & {
  auth: Auth;
  readLearner: ReadLearner;
  setUp: ServerSetup;
  queueMail: QueueMail<IdentityMail>;
};

/** Requests for mails, and the links in them. The answers do not reveal whether an address has an account. */
export function mailLinkRoutes(needs: Needs) {
  const { auth, database, setUp, queueMail, now } = needs;
  const app = new Hono<RequestContext>();

  app.post('/request-password-reset', rateLimit('mailRequest', needs), (c) => queueFor(c, 'reset-password'));
  app.post('/resend-confirmation', rateLimit('mailRequest', needs), (c) => queueFor(c, 'resend-confirmation'));

  /** Does the same for every address; whether it has an account is looked up when the mail is sent. */
  async function queueFor(c: Context, kind: 'reset-password' | 'resend-confirmation'): Promise<Response> {
    if (setUp.mail === 'none') throw new Problem('mail-not-set-up');
    const recipient = await addressOf(c);
    if (await mayMail(kind, needs, recipient)) await queueMail(database, { kind, recipient, details: {} }, now());
    return c.json({});
  }

  app.post('/confirm-email', rateLimit('mailLink', needs), async (c) => {
    const learnerId = await confirmEmail(needs, await linkBody(c, confirmEmailSchema));
    if (learnerId === null) return c.json({ learner: null } satisfies ConfirmEmailAnswer);
    setCookies(c, (await auth.startSession(learnerId, browserOf(c))).cookies);
    return c.json({ learner: await needs.readLearner(learnerId) } satisfies ConfirmEmailAnswer);
  });

  app.post('/reset-password', rateLimit('mailLink', needs), async (c) => {
    await resetPassword(needs, await linkBody(c, resetPasswordSchema));
    return c.json({});
  });
  return app;
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
