import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SocialProvider } from '#rules/people/sign-in-methods.ts';
import type { Database } from '../../database/connect.ts';
import { isLoopback } from '../../environment/loopback.ts';
import { Problem } from '../../http/answers/problems.ts';
import { type AuthSettings, sessionCookieOf } from '../better-auth.ts';
import { type CallbackQuery, type CallbackResult, createOAuthClient, type OAuthClient } from './oauth-client.ts';
import type { SocialProviderOptions } from './provider-options.ts';

/** A request to sign in. `origin`: the Origin header. */
type SignInRequest = {
  provider: SocialProvider;
  nonce: string;
  origin: string | undefined;
  cookie: string;
  isToLink: boolean;
  isShared: boolean;
};
/** `home`: the origin to return to; `nonce`: of the waiting page; `isShared`: whether the computer is shared. */
type CallbackOutcome = {
  identified: CallbackResult;
  home: string;
  nonce: string | null;
  isShared: boolean;
  cookies: string[];
};

export type SocialSignIn = ReturnType<typeof createSocialSignIn>;

/** After this time a provider's discovery and generated secret are renewed. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Social sign-in. The Better Auth instance of a provider is created on first use. */
export function createSocialSignIn(database: Database, settings: AuthSettings, providers: SocialProviderOptions) {
  const { publicUrl } = settings;
  const origins = originsOf(settings);
  const flows = oauthFlowCookies(publicUrl);
  const cache = new Map<string, { oauthClient: Promise<OAuthClient>; createdAt: number }>();

  async function oauthClientFor(provider: SocialProvider, home: string): Promise<OAuthClient> {
    const options = providers[provider];
    if (!options) throw new Problem('provider-not-set-up');
    const key = `${provider} ${home}`;
    const cached = cache.get(key);
    if (cached && performance.now() - cached.createdAt < MAX_AGE_MS) return cached.oauthClient;
    const oauthClient = createOAuthClient(database, settings, { provider, home, options });
    cache.set(key, { oauthClient, createdAt: performance.now() });
    // A provider that failed is tried again at the next sign-in.
    oauthClient.catch(() => cache.delete(key));
    return oauthClient;
  }

  return {
    /** @throws Problem `provider-not-set-up` or `provider-away`. */
    async begin({
      provider,
      nonce,
      origin,
      cookie,
      isToLink,
      isShared,
    }: SignInRequest): Promise<{ url: string; cookies: string[] }> {
      const home = origins.find((one) => one === origin) ?? publicUrl;
      const oauthClient = await oauthClientFor(provider, home);
      const { url, cookies } = await oauthClient.begin(nonce, isToLink ? cookie : undefined);
      const state = new URL(url).searchParams.get('state') ?? '';
      const own = flows.create(cookies, { nonce, isShared }, { provider, home, state });
      return { url, cookies: [...flows.expireOldest(cookie), own] };
    },
    /** Handles the callback of a provider. Does not throw: failures are in its result. */
    async handleCallback(
      provider: SocialProvider,
      answer: CallbackQuery,
      { origin, cookie }: { origin: string; cookie: string },
    ): Promise<CallbackOutcome> {
      const flow = origins
        .map((home) => ({ provider, home, state: answer.state ?? '' }))
        .find((one) => flows.read(cookie, one));
      const kept = flow && flows.read(cookie, flow);
      if (!flow || !kept) return expiredFlow(origins.find((one) => one === origin) ?? publicUrl);
      const { home } = flow;
      const identified = await oauthClientFor(provider, home)
        .then((oauthClient) => oauthClient.identify(answer, kept.stateCookie))
        .catch((fault): CallbackResult => ({ as: 'failure', outcome: 'failed', fault }));
      const { nonce, isShared } = kept;
      return { identified, home, nonce, isShared, cookies: [flows.expire(flow)] };
    },
  };
}

/** The result for a browser that did not start this sign-in, or started it too long ago. */
function expiredFlow(home: string): CallbackOutcome {
  return { identified: { as: 'failure', outcome: 'expired' }, home, nonce: null, isShared: false, cookies: [] };
}

/** The possible origins of the app: several on loopback, otherwise one. */
function originsOf({ publicUrl, trustedOrigins }: AuthSettings): readonly string[] {
  return isLoopback(new URL(publicUrl).hostname) ? trustedOrigins : [publicUrl];
}

/** A social sign-in. `home`: the origin of our app; `state`: the OAuth state. */
type OAuthFlow = { provider: SocialProvider; home: string; state: string };
/**
 * The cookie's content: the nonce of the waiting page, Better Auth's state cookie, and whether the computer is shared.
 */
type StoredFlow = { nonce: string; stateCookie: string; isShared: boolean };

const MAX_AGE_SECONDS = 10 * 60;
const MAX_FLOWS = 6;
const SEPARATOR = '~';
const SHARED = 'shared';
const nonceSchema = z.uuid();

/** Better Auth has one state cookie per browser; here each sign-in has its own, so that several can run in parallel. */
function oauthFlowCookies(publicUrl: string) {
  const { prefix, isSecure } = sessionCookieOf(publicUrl);
  const stateName = `${prefix}.state`;
  const attributes = `Path=/; HttpOnly; ${isSecure ? 'Secure; ' : ''}SameSite=Lax`;
  // The name is bound to provider and origin, so that a state is not valid for others.
  const nameOf = ({ provider, home, state }: OAuthFlow) => `${stateName}.${shortHash(`${provider} ${home} ${state}`)}`;
  const expired = (name: string) => `${name}=; Max-Age=0; ${attributes}`;

  return {
    /** The cookie for a new sign-in, from the cookies that Better Auth set. */
    create(
      sent: readonly string[],
      { nonce, isShared }: Pick<StoredFlow, 'nonce' | 'isShared'>,
      flow: OAuthFlow,
    ): string {
      const pairs = sent.map((cookie) => cookie.split(';')[0] ?? '');
      const value = [nonce, valueIn(pairs, stateName), ...(isShared ? [SHARED] : [])].join(SEPARATOR);
      return `${nameOf(flow)}=${value}; Max-Age=${MAX_AGE_SECONDS}; ${attributes}`;
    },
    /** Undefined when this browser did not start the sign-in, or over 10 minutes ago. */
    read(cookie: string, flow: OAuthFlow): StoredFlow | undefined {
      const [nonce, value, shared] = valueIn(cookie.split('; '), nameOf(flow))?.split(SEPARATOR) ?? [];
      const isComplete = nonceSchema.safeParse(nonce).success && value;
      return nonce && isComplete
        ? { nonce, stateCookie: `${stateName}=${value}`, isShared: shared === SHARED }
        : undefined;
    },
    expire: (flow: OAuthFlow): string => expired(nameOf(flow)),
    /** Removes the cookies of the oldest unfinished sign-ins when there are six or more. */
    expireOldest(cookie: string): string[] {
      const names = cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
      const flows = names.filter((name) => name.startsWith(`${stateName}.`));
      return flows.slice(0, Math.max(0, flows.length - MAX_FLOWS + 1)).map(expired);
    },
  };
}

function valueIn(pairs: readonly string[], name: string): string | undefined {
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
