import { AsyncLocalStorage } from 'node:async_hooks';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { z } from 'zod';
import type { SignInOutcome } from '#contract/people/sign-in.ts';
import type { SocialProvider } from '#rules/people/sign-in-methods.ts';
import type { Database } from '../../database/connect.ts';
import { Problem } from '../../http/answers/problems.ts';
import { placeholderEmail } from '../../mail/placeholder-email.ts';
import { LoggableError } from '../../observability/safe-error.ts';
import { fromBetterAuth } from '../auth.ts';
import { type AuthSettings, sharedOptions } from '../better-auth.ts';
import { accountIdOf, type OAuthProfile } from './oauth-profile.ts';
import type { ProviderOptions } from './provider-options.ts';

/** The result of a provider's callback. Nothing is written to the database yet. */
export type CallbackResult =
  | { as: 'learner'; learnerId: string }
  | { as: 'new-person'; person: OAuthProfile }
  /** To be linked to the account of the learner `learnerId`, who started it. */
  | { as: 'to-link'; learnerId: string; person: OAuthProfile }
  | ({ as: 'failure' } & Failure);

/** Facebook has no account chooser, so it asks for the password again. */
const EXTRA_PARAMS: Partial<Record<SocialProvider, Record<string, string>>> = {
  facebook: { auth_type: 'reauthenticate' },
};

export type CallbackQuery = { code?: string; state?: string; error?: string; user?: string; iss?: string };
export type OAuthClient = Awaited<ReturnType<typeof createOAuthClient>>;

const SIGN_IN_DONE = '/sign-in-done';

type ClientSettings = { provider: SocialProvider; home: string; options: ProviderOptions };
type UserInfoCheck = NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>;
type Incoming = Parameters<UserInfoCheck>[0];

/**
 * A Better Auth instance for one provider and one origin. It handles state, PKCE and nonce and identifies the user;
 * `validateUserInfo` then stops it before it writes to the database.
 * @throws Problem `provider-away` when the provider does not answer.
 */
export async function createOAuthClient(
  database: Database,
  settings: AuthSettings,
  { provider, home, options }: ClientSettings,
) {
  const running = new AsyncLocalStorage<{ identified?: CallbackResult }>();
  const shared = sharedOptions(database, settings);
  const { api, $context } = betterAuth({
    ...shared,
    ...(await options()),
    baseURL: home,
    onAPIError: { errorURL: returnAddress(home, null) },
    user: { ...shared.user, validateUserInfo: recordAndStop },
    account: { ...shared.account, updateAccountOnSignIn: false },
    // It logs user actions such as Cancel as errors; real faults are in the outcome.
    logger: { disabled: true },
  });
  const { socialProviders } = await $context;
  if (!socialProviders.some(({ id }) => id === provider)) throw new Problem('provider-away');

  function recordAndStop(incoming: Incoming) {
    const store = running.getStore();
    if (store) store.identified = resultFrom(provider, incoming);
    return { error: 'identified' };
  }

  return {
    /** The URL to navigate to, and Better Auth's cookies. With a learner's `cookie` it links the account to them. */
    async begin(nonce: string, cookie?: string) {
      const address = returnAddress(home, nonce);
      const urls = { callbackURL: address, errorCallbackURL: address, disableRedirect: true };
      const body = { provider, additionalParams: EXTRA_PARAMS[provider] ?? {}, ...urls };
      const headers = new Headers({ ...(cookie && { cookie }) });
      const request = { body, headers, returnHeaders: true } as const;
      const answer = await fromBetterAuth(cookie ? api.linkSocialAccount(request) : api.signInSocial(request));
      return { url: z.url().parse(answer.response.url), cookies: answer.headers.getSetCookie() };
    },
    async identify(query: CallbackQuery, stateCookie: string): Promise<CallbackResult> {
      const store: { identified?: CallbackResult } = {};
      const headers = new Headers({ cookie: stateCookie });
      const request = { method: 'GET', params: { id: provider }, query, headers, asResponse: true } as const;
      const answer: Response = await running.run(store, () => api.callbackOAuth(request));
      if (store.identified) return store.identified;
      const error = new URL(answer.headers.get('location') ?? '', home).searchParams.get('error') ?? '';
      // Better Auth returns the provider's error code unchanged when the state is valid.
      return { as: 'failure', ...(error === query.error ? failureFromProvider(error) : failureFromBetterAuth(error)) };
    },
  };
}

function resultFrom(provider: SocialProvider, { user, source }: Incoming): CallbackResult {
  if (source.action === 'sign-in') return { as: 'learner', learnerId: String(user.id) };
  const { name = '', email = '' } = user;
  const accountId = accountIdOf(source.oauth?.profile ?? {});
  const emailVerified = user.emailVerified === true;
  // An unverified address may be another person's, who could then take over this account with a password reset.
  const safeEmail = emailVerified ? email.toLowerCase() : placeholderEmail(provider, accountId);
  const person = { way: provider, accountId, name, email: safeEmail, emailVerified };
  return source.action === 'create-user'
    ? { as: 'new-person', person }
    : { as: 'to-link', learnerId: String(user.id), person };
}

/** The fixed page on which every social sign-in ends. Only the nonce comes from a request. */
export function returnAddress(home: string, nonce: string | null, outcome?: SignInOutcome): string {
  const address = new URL(SIGN_IN_DONE, home);
  if (nonce !== null) address.searchParams.set('nonce', nonce);
  if (outcome !== undefined) address.searchParams.set('outcome', outcome);
  return address.href;
}

/** Why a sign-in failed. `fault` is set when it must be logged. */
type Failure = { outcome: SignInOutcome; fault?: Error };

/** The error codes of providers for a sign-in that the user cancelled. */
const DENIALS = new Set(['access_denied', 'user_cancelled_authorize', 'user_denied']);

/** The Better Auth error codes of expected outcomes, which are not logged as errors. */
const OUTCOMES: Record<string, SignInOutcome> = {
  account_not_linked: 'account-not-linked',
  state_mismatch: 'expired',
  state_not_found: 'expired',
  state_invalid: 'expired',
};

/** The error codes of OAuth (RFC 6749, 4.1.2.1) and OpenID Connect (Core 1.0, 3.1.2.6). */
const CODES = new Set([
  'invalid_request',
  'unauthorized_client',
  'unsupported_response_type',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
  'interaction_required',
  'login_required',
  'account_selection_required',
  'consent_required',
  'invalid_request_uri',
  'invalid_request_object',
  'request_not_supported',
  'request_uri_not_supported',
  'registration_not_supported',
]);

/** The failure for a provider's error code. Unknown codes are not logged, because they could hold personal data. */
function failureFromProvider(error: string): Failure {
  if (DENIALS.has(error)) return { outcome: 'denied' };
  return failed('the provider answered', CODES.has(error) ? error : 'something that is no code');
}

/** The failure for a Better Auth error code. */
function failureFromBetterAuth(error: string): Failure {
  const outcome = OUTCOMES[error];
  if (outcome) return { outcome };
  return failed('signing in elsewhere ended with', /^[a-z_]{1,60}$/.test(error) ? error : 'something that is no code');
}

function failed(what: string, code: string): Failure {
  return { outcome: 'failed', fault: new LoggableError(`${what} ${code}`) };
}
