import type { SocialWay } from '#rules/sign-in-ways.ts';
import type { AuthSettings } from '../better-auth.ts';
import type { Database } from '../database/connect.ts';
import { isLoopback } from '../loopback.ts';
import { Problem } from '../problems.ts';
import { flowCookies } from './flow-cookie.ts';
import type { SocialProviders } from './provider-options.ts';
import { type Answer, createRecogniser, type Recognised, type Recogniser } from './recogniser.ts';

/** What somebody asked for. `origin`: the address under which they opened the app, as their browser says. */
export type Beginning = {
  way: SocialWay;
  nonce: string;
  origin: string | undefined;
  cookie: string;
  isToLink: boolean;
};
export type Begun = { url: string; cookies: string[] };
/** `home`: where the window goes from here; `nonce`: of the page that waits for it. */
export type CameBack = { recognised: Recognised; home: string; nonce: string | null; cookies: string[] };

export type SocialSignIn = {
  /** @throws Problem when this way is not set up, or does not answer. */
  begin(beginning: Beginning): Promise<Begun>;
  /** Takes the answer of a provider. Whatever goes wrong on the way is in what it gives back. */
  comeBack(way: SocialWay, answer: Answer, at: { origin: string; cookie: string }): Promise<CameBack>;
};

/** A provider's settings, and a secret made for it, are read anew when they are this old. */
const RECOGNISER_LASTS_MS = 24 * 60 * 60 * 1000;

/** Signing in at other sites: leads there, and finds out who comes back. Nothing is made before somebody asks for it. */
export function createSocialSignIn(
  database: Database,
  settings: AuthSettings,
  providers: SocialProviders,
): SocialSignIn {
  const { publicUrl } = settings;
  const homes = homesOf(settings);
  const flows = flowCookies(publicUrl);
  const kept = new Map<string, { recogniser: Promise<Recogniser>; madeAt: number }>();

  async function recogniserFor(way: SocialWay, home: string): Promise<Recogniser> {
    const provider = providers[way];
    if (!provider) throw new Problem('provider-not-set-up');
    const key = `${way} ${home}`;
    const before = kept.get(key);
    if (before && performance.now() - before.madeAt < RECOGNISER_LASTS_MS) return before.recogniser;
    const recogniser = createRecogniser(database, settings, { way, home, provider });
    kept.set(key, { recogniser, madeAt: performance.now() });
    // A provider that is away now is asked again the next time.
    recogniser.catch(() => kept.delete(key));
    return recogniser;
  }

  return {
    async begin({ way, nonce, origin, cookie, isToLink }) {
      const home = homes.find((one) => one === origin) ?? publicUrl;
      const recogniser = await recogniserFor(way, home);
      const { url, cookies } = await recogniser.begin(nonce, isToLink ? cookie : undefined);
      const state = new URL(url).searchParams.get('state') ?? '';
      return { url, cookies: [...flows.leftOver(cookie), flows.begun(cookies, nonce, { way, home, state })] };
    },
    async comeBack(way, answer, { origin, cookie }) {
      const flow = homes
        .map((home) => ({ way, home, state: answer.state ?? '' }))
        .find((one) => flows.keptOf(cookie, one));
      const kept = flow && flows.keptOf(cookie, flow);
      if (!flow || !kept) return neverBegun(homes.find((one) => one === origin) ?? publicUrl);
      const { home } = flow;
      const recognised = await recogniserFor(way, home)
        .then((recogniser) => recogniser.recognise(answer, kept.stateCookie))
        .catch((fault): Recognised => ({ as: 'nobody', outcome: 'failed', fault }));
      return { recognised, home, nonce: kept.nonce, cookies: [flows.over(flow)] };
    },
  };
}

/** For a browser in which no such sign-in began, or in which it began too long ago. */
function neverBegun(home: string): CameBack {
  return { recognised: { as: 'nobody', outcome: 'expired' }, home, nonce: null, cookies: [] };
}

/** On the machine itself the app has several addresses, and people come back to the one they opened; elsewhere one. */
function homesOf({ publicUrl, trustedOrigins }: AuthSettings): readonly string[] {
  return isLoopback(new URL(publicUrl).hostname) ? trustedOrigins : [publicUrl];
}
