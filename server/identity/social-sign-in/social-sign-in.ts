import type { SocialWay } from '#rules/sign-in-ways.ts';
import type { Database } from '../../database/connect.ts';
import { isLoopback } from '../../environment/loopback.ts';
import { Problem } from '../../http/problems.ts';
import type { AuthSettings } from '../better-auth.ts';
import { flowCookies } from './flow-cookie.ts';
import { type Answer, createRecogniser, type Recognised, type Recogniser } from './oauth-client.ts';
import type { SocialProviders } from './provider-options.ts';

/** A request to sign in. `origin`: the Origin header. */
export type Beginning = {
  way: SocialWay;
  nonce: string;
  origin: string | undefined;
  cookie: string;
  isToLink: boolean;
};
export type Begun = { url: string; cookies: string[] };
/** `home`: the origin to return to; `nonce`: of the waiting page. */
export type CameBack = { recognised: Recognised; home: string; nonce: string | null; cookies: string[] };

export type SocialSignIn = {
  /** @throws Problem `provider-not-set-up` or `provider-away`. */
  begin(beginning: Beginning): Promise<Begun>;
  /** Handles the callback of a provider. Does not throw: failures are in its result. */
  comeBack(way: SocialWay, answer: Answer, at: { origin: string; cookie: string }): Promise<CameBack>;
};

/** After this time a provider's discovery and generated secret are renewed. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Social sign-in. The Better Auth instance of a provider is created on first use. */
export function createSocialSignIn(
  database: Database,
  settings: AuthSettings,
  providers: SocialProviders,
): SocialSignIn {
  const { publicUrl } = settings;
  const origins = originsOf(settings);
  const flows = flowCookies(publicUrl);
  const cache = new Map<string, { recogniser: Promise<Recogniser>; createdAt: number }>();

  async function recogniserFor(way: SocialWay, home: string): Promise<Recogniser> {
    const provider = providers[way];
    if (!provider) throw new Problem('provider-not-set-up');
    const key = `${way} ${home}`;
    const cached = cache.get(key);
    if (cached && performance.now() - cached.createdAt < MAX_AGE_MS) return cached.recogniser;
    const recogniser = createRecogniser(database, settings, { way, home, provider });
    cache.set(key, { recogniser, createdAt: performance.now() });
    // A provider that failed is tried again at the next sign-in.
    recogniser.catch(() => cache.delete(key));
    return recogniser;
  }

  return {
    async begin({ way, nonce, origin, cookie, isToLink }) {
      const home = origins.find((one) => one === origin) ?? publicUrl;
      const recogniser = await recogniserFor(way, home);
      const { url, cookies } = await recogniser.begin(nonce, isToLink ? cookie : undefined);
      const state = new URL(url).searchParams.get('state') ?? '';
      return { url, cookies: [...flows.expireOldest(cookie), flows.create(cookies, nonce, { way, home, state })] };
    },
    async comeBack(way, answer, { origin, cookie }) {
      const flow = origins
        .map((home) => ({ way, home, state: answer.state ?? '' }))
        .find((one) => flows.read(cookie, one));
      const kept = flow && flows.read(cookie, flow);
      if (!flow || !kept) return expiredFlow(origins.find((one) => one === origin) ?? publicUrl);
      const { home } = flow;
      const recognised = await recogniserFor(way, home)
        .then((recogniser) => recogniser.recognise(answer, kept.stateCookie))
        .catch((fault): Recognised => ({ as: 'nobody', outcome: 'failed', fault }));
      return { recognised, home, nonce: kept.nonce, cookies: [flows.expire(flow)] };
    },
  };
}

/** The result for a browser that did not start this sign-in, or too long ago. */
function expiredFlow(home: string): CameBack {
  return { recognised: { as: 'nobody', outcome: 'expired' }, home, nonce: null, cookies: [] };
}

/** The possible origins of the app: several on loopback, otherwise one. */
function originsOf({ publicUrl, trustedOrigins }: AuthSettings): readonly string[] {
  return isLoopback(new URL(publicUrl).hostname) ? trustedOrigins : [publicUrl];
}
