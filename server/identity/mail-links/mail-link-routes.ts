import type { Context } from 'hono';
import type { z } from 'zod';
import { confirmEmailSchema, mailRequestSchema, resetPasswordSchema } from '#contract/people/sign-in.ts';
import type { ProblemCode } from '#contract/platform/problem.ts';
import { SIGN_UP_REFUSALS, type SignUpPolicy } from '#rules/people/sign-up.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Route } from '../../http/answers/endpoint-routes.ts';
import { parsedBody } from '../../http/answers/json-body.ts';
import { Problem } from '../../http/answers/problems.ts';
import { rateLimit } from '../../http/limits/rate-limit.ts';
import { requestLanguage } from '../../http/request-language.ts';
import { setEmailVerified } from '../accounts/account-queries.ts';
import { createLearner } from '../accounts/create-learner.ts';
import type { Auth } from '../auth.ts';
import { resetPassword } from '../passwords/password-routes.ts';
import { browserOf } from '../sessions/browser.ts';
import { setCookies } from '../sessions/session-middleware.ts';
import { limitedLogIn, mayMail } from '../sign-in/log-in-limits.ts';
import { passwordCookies, type SignInNeeds } from '../sign-in/sign-in-routes.ts';
import {
  deleteLinksOf,
  deleteUnfinishedSignUps,
  hashToken,
  linkIdentifier,
  listUnfinishedSignUps,
  takeVerification,
  type UnfinishedSignUp,
} from './mail-links.ts';

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
    setCookies(c, await passwordCookies(c, auth, await auth.startSession(learnerId, browserOf(c, isShared))));
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
export async function linkBody<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const { data, error } = schema.safeParse(await parsedBody(c));
  if (!error) return data;
  const isTokenMalformed = error.issues.every(({ path, code }) => path[0] === 'token' && code === 'invalid_format');
  throw new Problem(isTokenMalformed ? 'link-not-usable' : 'invalid-request');
}

type Needs = { auth: Auth; database: MainDatabase; setUp: SignUpPolicy; now: () => Date };
type Confirmation = z.infer<typeof confirmEmailSchema>;

/**
 * Uses the link of a confirmation mail: confirms the address of an account, or finishes a sign-up.
 * @returns the id of the new learner, or null when it confirmed the address of an existing one
 * @throws Problem `link-not-usable`; or `sign-up-password-needed`, `sign-up-password-wrong` or one of `SIGN_UP_REFUSALS`,
 * after which the link is still valid
 */
export async function confirmEmail(needs: Needs, { token, password }: Confirmation): Promise<string | null> {
  if (await confirmAddress(needs, token)) return null;
  return finishSignUp(needs, hashToken(token), password);
}

async function confirmAddress({ database, now }: Needs, token: string): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const learnerId = await takeVerification(transaction, linkIdentifier('confirm-email', token), now().toISOString());
    if (learnerId === undefined) return false;
    await setEmailVerified(transaction, learnerId);
    await deleteLinksOf(transaction, learnerId, 'confirm-email');
    return true;
  });
}

async function finishSignUp(needs: Needs, tokenHash: string, password?: string): Promise<string> {
  const { database, setUp, now } = needs;
  const signUps = await listUnfinishedSignUps(database, tokenHash, now().toISOString());
  const signUp = await findSignUpByPassword(needs, signUps, password);
  const { name, email, passwordHash: hash, consent, invitationHash = null } = signUp;
  const learner = {
    name,
    email,
    emailVerified: true,
    signInMethod: { way: 'password' as const, hash },
    consent,
    invitationHash,
  };
  const forget = async (transaction: MainDatabase) => {
    // The sign-up can be finished, or deleted with its account, while the password is hashed.
    if (!(await deleteUnfinishedSignUps(transaction, email))) throw new Problem('link-not-usable');
  };
  try {
    return await createLearner(database, setUp, learner, now(), forget);
  } catch (error) {
    // The address was taken or the consent text changed since the sign-up.
    throw error instanceof Problem && !isRefusal(error.code) ? new Problem('link-not-usable') : error;
  }
}

function isRefusal(code: ProblemCode): boolean {
  return SIGN_UP_REFUSALS.some((refusal) => refusal === code);
}

/**
 * Several people can sign up with the same address. The password shows which sign-up belongs to the reader of the mail;
 * without it the new account could have the password of another person.
 */
async function findSignUpByPassword(
  needs: Needs,
  signUps: UnfinishedSignUp[],
  password: string | undefined,
): Promise<UnfinishedSignUp> {
  const [newest] = signUps;
  if (!newest) throw new Problem('link-not-usable');
  if (password === undefined) throw new Problem('sign-up-password-needed');
  const verify = async () => {
    for (const signUp of signUps)
      if (await needs.auth.verifyPassword({ hash: signUp.passwordHash, password })) return signUp;
    throw new Problem('sign-up-password-wrong');
  };
  return limitedLogIn(needs, { email: newest.email }, verify, 'wrongSignUpPassword');
}
