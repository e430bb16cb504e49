import type { SocialProvider } from '#rules/people/sign-in-methods.ts';
import type { Database } from '../../database/connect.ts';
import { isLoopback } from '../../environment/loopback.ts';
import { Problem } from '../../http/answers/problems.ts';
import type { AuthSettings } from '../better-auth.ts';
import { type CallbackQuery, type CallbackResult, createOAuthClient, type OAuthClient } from './oauth-client.ts';
import { oauthFlowCookies } from './oauth-flow-cookie.ts';
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
