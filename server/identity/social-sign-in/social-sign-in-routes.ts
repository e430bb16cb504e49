import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import {
  finishSignUpSchema,
  linkSocialSchema,
  type SignInOutcome,
  type SocialSignInAnswer,
  socialSignInSchema,
} from '#contract/people/sign-in.ts';
import { addressOf } from '#contract/platform/endpoint.ts';
import { can } from '#rules/access.ts';
import { SOCIAL_PROVIDERS, type SocialProvider } from '#rules/people/sign-in-methods.ts';
import { isAllowedEmail, type SignUpPolicy } from '#rules/people/sign-up.ts';
import type { MainDatabase } from '../../database/connect.ts';
import type { Route } from '../../http/answers/endpoint-routes.ts';
import { jsonBody } from '../../http/answers/json-body.ts';
import { logFault, Problem } from '../../http/answers/problems.ts';
import { type Counting, slowDown } from '../../http/limits/rate-limit.ts';
import { limitBodySize } from '../../http/limits/request-body.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { createLearner } from '../accounts/create-learner.ts';
import { invitationHashOf } from '../accounts/sign-up-policy.ts';
import type { Auth, ReadLearner } from '../auth.ts';
import { sessionCookieOf } from '../better-auth.ts';
import { findVerification, takeVerification } from '../mail-links/mail-links.ts';
import { requireGrownUp } from '../passwords/grown-up.ts';
import { currentSession } from '../passwords/own-password.ts';
import { browserOf } from '../sessions/browser.ts';
import { allowedToSelf, freshSessionOnly, sessionOf, setCookies } from '../sessions/session-middleware.ts';
import { findSignInMethods } from '../sign-in/sign-in-method-queries.ts';
import { linkSignInMethod, type SignInMethodNeeds } from '../sign-in/sign-in-method-routes.ts';
import { type CallbackQuery, type CallbackResult, returnAddress } from './oauth-client.ts';
import type { OAuthProfile } from './oauth-profile.ts';
import type { SocialSignIn } from './social-sign-in.ts';

type Needs = { auth: Auth; socialSignIn: SocialSignIn; publicUrl: string; setUp: SignUpPolicy };

/** Social sign-in, linking a provider to an account, and finishing the sign-up of a new learner. */
export function socialSignInRoutes(route: Route, needs: Needs & Counting & { readLearner: ReadLearner }) {
  const { database, auth, readLearner, socialSignIn, publicUrl, setUp, now } = needs;
  const limit = slowDown('socialSignIn', needs);
  // Has its own limit, because the sign-in of the same learner has been counted already.
  const finishLimit = slowDown('finishSignUp', needs);
  const pending = pendingSignUps(database, publicUrl);

  route('POST /auth/sign-in/social', limit, async (c) => begin(c, await jsonBody(c, socialSignInSchema), false));
  route('POST /auth/link/social', limit, allowedToSelf('change-sign-in'), freshSessionOnly(), async (c) => {
    const { password, ...window } = await jsonBody(c, linkSocialSchema);
    await requireGrownUp(needs, currentSession(c), password);
    return begin(c, window, true);
  });

  route('POST /auth/finish-sign-up', finishLimit, async (c) => {
    const { nonce, isShared, invitation, ...consent } = await jsonBody(c, finishSignUpSchema);
    const { cookie = '' } = c.req.header();
    const { way, accountId, ...person } = await pending.find(cookie, nonce, now());
    const invitationHash = invitationHashOf(invitation);
    const learner = { ...person, signInMethod: { way, accountId }, consent, invitationHash };
    const learnerId = await createLearner(database, setUp, learner, now(), (transaction) =>
      pending.consume(transaction, cookie, nonce, now()),
    );
    const { cookies } = await auth.startSession(learnerId, browserOf(c, isShared));
    setCookies(c, [...cookies, pending.expireCookie(nonce)]);
    return { learner: await readLearner(learnerId) };
  });

  async function begin(
    c: Context<RequestContext>,
    { provider: asked, nonce, isShared = false }: z.output<typeof socialSignInSchema>,
    isToLink: boolean,
  ): Promise<SocialSignInAnswer> {
    const [origin, cookie = ''] = [c.req.header('origin'), c.req.header('cookie')];
    const provider = SOCIAL_PROVIDERS.find((one) => one === asked);
    if (!provider) throw new Problem('invalid-provider');
    const { url, cookies } = await socialSignIn.begin({ provider, nonce, origin, cookie, isToLink, isShared });
    setCookies(c, cookies);
    return { url };
  }
}

/** In characters. Authorization codes can have a few thousand. */
const LONGEST_FIELD = 4096;
const FIELDS = ['code', 'state', 'error', 'user', 'iss'] as const satisfies (keyof CallbackQuery)[];

/**
 * The callbacks of providers, which redirect to one fixed page. They are mounted before the origin check of `/api`, because
 * the requests come from other sites; the OAuth state authenticates them.
 */
export function signInCallbackRoutes(
  route: Route,
  { auth, socialSignIn, publicUrl, setUp, ...needs }: Needs & SignInMethodNeeds,
) {
  const { database, now } = needs;
  const pending = pendingSignUps(database, publicUrl);

  route('GET /auth/callback/:provider', async (c) => {
    const provider = SOCIAL_PROVIDERS.find((one) => one === c.req.param('provider'));
    if (!provider) return c.redirect(returnAddress(publicUrl, null, 'failed'));
    const at = { origin: new URL(c.req.url).origin, cookie: c.req.header('cookie') ?? '' };
    const { identified, home, nonce, isShared, cookies } = await socialSignIn.handleCallback(
      provider,
      answerOf(c.req.query()),
      at,
    );
    setCookies(c, cookies);
    const outcome = await outcomeFor(c, identified, { provider, nonce, isShared }).catch((error) => failed(c, error));
    return c.redirect(returnAddress(home, nonce, outcome));
  });

  // Browsers send no cookies with a form from another site, but they do with the redirected GET.
  route('POST /auth/callback/:provider', limitBodySize(), async (c) => {
    const form = Object.fromEntries(new URLSearchParams(await c.req.text()));
    const address = addressOf('GET /auth/callback/:provider', { provider: c.req.param('provider') });
    return c.redirect(`${address}?${new URLSearchParams(answerOf(form))}`, 303);
  });

  async function outcomeFor(
    c: Context,
    identified: CallbackResult,
    { provider, nonce, isShared }: { provider: SocialProvider; nonce: string | null; isShared: boolean },
  ): Promise<SignInOutcome> {
    switch (identified.as) {
      case 'failure':
        return identified.fault ? failed(c, identified.fault) : identified.outcome;
      case 'learner':
        return signIn(c, provider, identified.learnerId, isShared);
      case 'new-person':
        if (nonce === null) return 'failed';
        if (setUp.signUp === 'closed') return 'sign-up-closed';
        if (!isAllowedEmail(identified.person.email, setUp.emailDomains)) return 'email-domain-not-allowed';
        setCookies(c, [await pending.store(identified.person, nonce, now())]);
        return 'age-band-needed';
      case 'to-link':
        return link(c, identified);
    }
  }

  async function signIn(c: Context, provider: SocialProvider, learnerId: string, isShared: boolean) {
    const { cookies } = await auth.startSession(learnerId, browserOf(c, isShared));
    // The provider may have been removed before this session was created.
    const methods = await findSignInMethods(database, learnerId);
    if (methods.some(({ way }) => way === provider)) {
      setCookies(c, cookies);
      return 'done';
    }
    await auth.logOut(cookies.map((cookie) => cookie.split(';')[0]).join('; '));
    return 'failed';
  }

  /** Links only while the learner who started it is signed in in this browser. The start needed a fresh session. */
  async function link(c: Context, { learnerId, person }: CallbackResult & { as: 'to-link' }): Promise<SignInOutcome> {
    const { learnerId: own, session } = await sessionOf(c, auth);
    const isByPictures = session?.isByPictures ?? false;
    if (!can({ learnerId: own, isByPictures }, 'change-sign-in', learnerId)) return 'failed';
    return session && (await linkSignInMethod(needs, learnerId, person, session.id)) ? 'done' : 'way-in-use';
  }
}

function failed(c: Context, fault: unknown): SignInOutcome {
  logFault(c, fault);
  return 'failed';
}

/** The known parameters of a callback; unknown and too long ones are dropped. */
function answerOf(sent: Record<string, string>): CallbackQuery {
  return Object.fromEntries(
    FIELDS.filter((name) => (sent[name]?.length ?? Infinity) <= LONGEST_FIELD).map((name) => [name, sent[name]]),
  );
}

const PENDING_FOR_MS = 10 * 60 * 1000;

const profileSchema = z.strictObject({
  way: z.enum(SOCIAL_PROVIDERS),
  accountId: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
});

/** Stores the OAuth profile of a new person for 10 minutes, until they give their age band. */
export function pendingSignUps(database: MainDatabase, publicUrl: string) {
  const { prefix, isSecure } = sessionCookieOf(publicUrl);
  // Each sign-in window has its own cookie, since several can be open at the same time.
  const nameOf = (nonce: string) => `${prefix}.pending_sign_up.${nonce}`;
  const attributes = `Path=/; HttpOnly; ${isSecure ? 'Secure; ' : ''}SameSite=Lax`;

  function tokenIn(cookie: string, nonce: string): string {
    const pair = cookie.split('; ').find((one) => one.startsWith(`${nameOf(nonce)}=`));
    return pair?.slice(nameOf(nonce).length + 1) ?? '';
  }

  return {
    /** Returns the cookie with which the same browser can finish the sign-up. */
    async store(profile: OAuthProfile, nonce: string, now: Date): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now.getTime() + PENDING_FOR_MS).toISOString();
      const dates = { expiresAt, createdAt: now.toISOString(), updatedAt: now.toISOString() };
      const row = { id: randomUUID(), identifier: identifierOf(token), value: JSON.stringify(profile), ...dates };
      await database.insertInto('verifications').values(row).execute();
      return `${nameOf(nonce)}=${token}; Max-Age=${PENDING_FOR_MS / 1000}; ${attributes}`;
    },
    /** @throws Problem `sign-up-expired` when there is no pending sign-up. */
    async find(cookie: string, nonce: string, now: Date): Promise<OAuthProfile> {
      const stored = await findVerification(database, identifierOf(tokenIn(cookie, nonce)), now.toISOString());
      if (!stored) throw new Problem('sign-up-expired');
      return profileSchema.parse(JSON.parse(stored));
    },
    /**
     * Deletes the pending sign-up; call it in the transaction that creates the account.
     * @throws Problem `sign-up-expired` when it was deleted before.
     */
    async consume(transaction: MainDatabase, cookie: string, nonce: string, now: Date): Promise<void> {
      const identifier = identifierOf(tokenIn(cookie, nonce));
      if (!(await takeVerification(transaction, identifier, now.toISOString()))) throw new Problem('sign-up-expired');
    },
    expireCookie: (nonce: string): string => `${nameOf(nonce)}=; Max-Age=0; ${attributes}`,
  };
}

/** The token is stored as a hash only, so that a copy of the database cannot finish a sign-up. */
function identifierOf(token: string): string {
  return `pending-sign-up ${createHash('sha256').update(token).digest('base64url')}`;
}
