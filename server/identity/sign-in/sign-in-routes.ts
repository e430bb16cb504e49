import type { Context } from 'hono';
import type { z } from 'zod';
import type { Learner } from '#contract/people/learner.ts';
import { PASSWORD } from '#contract/people/password.ts';
import {
  logInSchema,
  type SignUpAnswer,
  type SignUpConsent,
  signInEndpoints,
  signUpSchema,
} from '#contract/people/sign-in.ts';
import type { ProblemCode } from '#contract/platform/problem.ts';
import type { ServerSetup } from '#contract/platform/server-setup.ts';
import type { Language } from '#rules/people/languages.ts';
import type { Route } from '../../http/answers/endpoint-routes.ts';
import { jsonBody, parsedBody } from '../../http/answers/json-body.ts';
import { Problem } from '../../http/answers/problems.ts';
import { type Counting, rateLimit, slowDown } from '../../http/limits/rate-limit.ts';
import { requestLanguage } from '../../http/request-language.ts';
import type { QueueMail } from '../../mail/mails.ts';
import { findAccountIdByEmail } from '../accounts/account-queries.ts';
import { checkSignUpConsent, createLearner } from '../accounts/create-learner.ts';
import { checkSignUp, findSignUpInvitation, invitationHashOf } from '../accounts/sign-up-policy.ts';
import type { Auth, ReadLearner, SignedIn } from '../auth.ts';
import { hashToken } from '../mail-links/mail-links.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { browserOf } from '../sessions/browser.ts';
import { setCookies } from '../sessions/session-middleware.ts';
import type { IdentityMail } from './identity-mails.ts';
import { limitedLogIn, mayMail, slowedLogIn, slowedSignUp } from './log-in-limits.ts';

/** What the routes of sign-up, log-in and mailed links need. */
export type SignInNeeds = Counting & {
  auth: Auth;
  readLearner: ReadLearner;
  setUp: ServerSetup;
  queueMail: QueueMail<IdentityMail>;
};
type Person = { name: string; email: string; password: string; consent: SignUpConsent; invitationHash: string | null };

/** Sign-up, log-in and log-out. */
export function authRoutes(route: Route, { auth, readLearner, setUp, queueMail, ...counting }: SignInNeeds) {
  const { database, now } = counting;
  const signUpLimit = slowDown('signUp', counting);
  const signUpLimits = setUp.mail === 'smtp' ? [rateLimit('signUpMail', counting), signUpLimit] : [signUpLimit];

  route('POST /auth/sign-up/email', ...signUpLimits, async (c) => {
    const { name, email, password, isShared, invitation, ...consent } = await credentials(c, signUpSchema);
    const invitationHash = invitationHashOf(invitation);
    await checkSignUp(database, setUp, { email, role: consent.role, invitationHash }, now());
    if (isCommonPassword(password, email)) throw new Problem('common-password');
    checkSignUpConsent(consent);
    const person = { name, email, password, consent, invitationHash };
    if (setUp.mail === 'smtp')
      return signUpByMail(
        person,
        requestLanguage((name) => c.req.header(name)),
      );
    const learnerId = await slowedSignUp(counting, c, () => signUpAtOnce(person));
    const learner = await completeSignIn(c, await auth.startSession(learnerId, browserOf(c, isShared)));
    return { learner, openMail: false as const };
  });

  /** The answer does not reveal whether the address has an account; the mail does. */
  async function signUpByMail(person: Person, language: Language): Promise<SignUpAnswer> {
    const { name, email, password, consent, invitationHash } = person;
    const details = { name, passwordHash: await auth.hashPassword(password), consent, invitationHash, language };
    if (await mayMail('sign-up', counting, email))
      await queueMail(database, { kind: 'sign-up', recipient: email, details }, now());
    return { learner: null, openMail: true };
  }

  async function signUpAtOnce({ name, email, password, consent, invitationHash }: Person): Promise<string> {
    const signInMethod = { way: 'password' as const, hash: await auth.hashPassword(password) };
    const learner = { name, email, emailVerified: false, signInMethod, consent, invitationHash };
    return createLearner(database, setUp, learner, now(), (transaction, learnerId) =>
      queueMail(transaction, { kind: 'confirm-email', recipient: email, learnerId, details: {} }, now()),
    );
  }

  route('POST /auth/invitation-previews', rateLimit('mailLink', counting), async (c) => {
    const { token } = await jsonBody(c, signInEndpoints['POST /auth/invitation-previews'].body);
    const invitation = await findSignUpInvitation(database, hashToken(token), now().toISOString());
    if (!invitation) throw new Problem('invitation-not-usable');
    return invitation;
  });

  route('POST /auth/sign-in/email', async (c) => {
    const person = await credentials(c, logInSchema);
    const logIn = () => auth.logIn(person, browserOf(c, person.isShared));
    const account = { email: person.email, deviceId: await ownDeviceId(c, person.email) };
    const tries = () => limitedLogIn(counting, account, logIn);
    const isKnown = account.deviceId !== undefined;
    const learner = await completeSignIn(c, await (isKnown ? tries() : slowedLogIn(counting, c, tries)));
    return { learner };
  });

  route('POST /auth/sign-out', async (c) => {
    setCookies(c, await auth.logOut(c.req.header('cookie') ?? ''));
    return { learner: null };
  });

  /** The id of the device, when the account of this address has logged in from it. */
  async function ownDeviceId(c: Context, email: string): Promise<string | undefined> {
    const { cookie = '' } = c.req.header();
    const learnerId = auth.ownDevice.isIn(cookie) && (await findAccountIdByEmail(database, email));
    return learnerId ? auth.ownDevice.idFor(cookie, learnerId) : undefined;
  }

  async function completeSignIn(c: Context, signedIn: SignedIn): Promise<Learner> {
    const learner = await readLearner(signedIn.learnerId);
    setCookies(c, await passwordCookies(c, auth, signedIn));
    return learner;
  }
}

type Schema = typeof signUpSchema | typeof logInSchema;

/** The validated body, with the email in lower case. The problem is that of the first invalid field. */
async function credentials<S extends Schema>(c: Context, schema: S): Promise<z.output<S>> {
  const body = await parsedBody(c);
  const { data, error } = schema.safeParse(body);
  if (error) throw new Problem(problemOf(String(error.issues[0]?.path[0]), body, schema === signUpSchema));
  return { ...data, email: data.email.toLowerCase() } as z.output<S>;
}

function problemOf(field: string, body: unknown, isSignUp: boolean): ProblemCode {
  const value = typeof body === 'object' && body !== null && field in body ? body[field as keyof typeof body] : null;
  if (typeof value !== 'string') return 'invalid-request';
  if (field === 'name') return 'name-not-usable';
  if (field === 'email') return 'email-not-usable';
  if (field !== 'password') return 'invalid-request';
  if (!isSignUp) return 'wrong-password';
  return (value as string).length < PASSWORD.shortest ? 'weak-password' : 'long-password';
}

/** The cookies after a sign-in with a password. A shared computer is not remembered as the account's own device. */
export async function passwordCookies(
  c: Context,
  auth: Auth,
  { learnerId, isShared, cookies }: SignedIn,
): Promise<string[]> {
  return isShared ? cookies : [...cookies, await auth.ownDevice.remember(c.req.header('cookie') ?? '', learnerId)];
}
