import { AsyncLocalStorage } from 'node:async_hooks';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { z } from 'zod';
import type { SocialWay } from '#rules/sign-in-ways.ts';
import { type AuthSettings, sharedOptions } from '../better-auth.ts';
import type { Database } from '../database/connect.ts';
import { placeholderEmail } from '../placeholder-email.ts';
import { Problem } from '../problems.ts';
import { type Failure, failureAtProvider, failureOf } from './outcome.ts';
import { accountIdOf, type PersonElsewhere } from './person-elsewhere.ts';
import type { ProviderOptions } from './provider-options.ts';
import { returnAddress } from './return-address.ts';

/** Whom a provider has sent back. What comes of it is decided and written by us. */
export type Recognised =
  | { as: 'learner'; learnerId: string }
  | { as: 'newcomer'; person: PersonElsewhere }
  /** Came to add a way in; `learnerId` is who began that. */
  | { as: 'to-link'; learnerId: string; person: PersonElsewhere }
  | ({ as: 'nobody' } & Failure);

/** Facebook has no choice of accounts; it can be told to ask for the password again. */
const ASKS_WHO: Partial<Record<SocialWay, Record<string, string>>> = { facebook: { auth_type: 'reauthenticate' } };

export type Answer = { code?: string; state?: string; error?: string; user?: string; iss?: string };
export type Recogniser = Awaited<ReturnType<typeof createRecogniser>>;

type Place = { way: SocialWay; home: string; provider: ProviderOptions };
type UserInfoCheck = NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>;
type Incoming = Parameters<UserInfoCheck>[0];

/**
 * Better Auth with one provider, for pages under one address. It carries state, PKCE and nonce there and back, and
 * finds out who comes back; then it is stopped, before it writes anything.
 * @throws Problem while the provider does not answer.
 */
export async function createRecogniser(database: Database, settings: AuthSettings, { way, home, provider }: Place) {
  const running = new AsyncLocalStorage<{ recognised?: Recognised }>();
  const shared = sharedOptions(database, settings);
  const { api, $context } = betterAuth({
    ...shared,
    ...(await provider()),
    baseURL: home,
    onAPIError: { errorURL: returnAddress(home, null) },
    user: { ...shared.user, validateUserInfo: stopWith },
    account: { ...shared.account, updateAccountOnSignIn: false },
    // What people do, such as choosing Cancel, is no fault; what is one shows in the outcome.
    logger: { disabled: true },
  });
  const { socialProviders } = await $context;
  if (!socialProviders.some(({ id }) => id === way)) throw new Problem('provider-away');

  function stopWith(incoming: Incoming) {
    const store = running.getStore();
    if (store) store.recognised = recognisedFrom(way, incoming);
    return { error: 'recognised' };
  }

  return {
    /** Where the browser goes, and Better Auth's cookies. A learner's own `cookie` is given to add a way in. */
    async begin(nonce: string, cookie?: string) {
      const address = returnAddress(home, nonce);
      const to = { callbackURL: address, errorCallbackURL: address, disableRedirect: true };
      const body = { provider: way, additionalParams: ASKS_WHO[way] ?? {}, ...to };
      const headers = new Headers({ ...(cookie && { cookie }) });
      const asking = { body, headers, returnHeaders: true } as const;
      const answer = await (cookie ? api.linkSocialAccount(asking) : api.signInSocial(asking));
      return { url: z.url().parse(answer.response.url), cookies: answer.headers.getSetCookie() };
    },
    async recognise(query: Answer, stateCookie: string): Promise<Recognised> {
      const store: { recognised?: Recognised } = {};
      const headers = new Headers({ cookie: stateCookie });
      const asking = { method: 'GET', params: { id: way }, query, headers, asResponse: true } as const;
      const answer: Response = await running.run(store, () => api.callbackOAuth(asking));
      if (store.recognised) return store.recognised;
      const error = new URL(answer.headers.get('location') ?? '', home).searchParams.get('error') ?? '';
      // Better Auth hands on what the provider said, once the state has proved to be ours.
      return { as: 'nobody', ...(error === query.error ? failureAtProvider(error) : failureOf(error)) };
    },
  };
}

function recognisedFrom(way: SocialWay, { user, source }: Incoming): Recognised {
  if (source.action === 'sign-in') return { as: 'learner', learnerId: String(user.id) };
  const { name = '', email = '' } = user;
  const accountId = accountIdOf(source.oauth?.profile ?? {});
  const emailVerified = user.emailVerified === true;
  // An address that nobody has proved may be somebody else's, who could be let into this account by a mail to it.
  const kept = emailVerified ? email.toLowerCase() : placeholderEmail(way, accountId);
  const person = { way, accountId, name, email: kept, emailVerified };
  return source.action === 'create-user'
    ? { as: 'newcomer', person }
    : { as: 'to-link', learnerId: String(user.id), person };
}
