import { type Context, Hono } from 'hono';
import type { SignInOutcome } from '#contract/sign-in.ts';
import { SOCIAL_PROVIDERS } from '#rules/sign-in-methods.ts';
import { limitBodySize } from '../../http/body-limit.ts';
import { logFault } from '../../http/problems.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Auth } from '../auth.ts';
import { browserOf } from '../browser.ts';
import { sessionOf, setCookies } from '../session-middleware.ts';
import { linkSignInMethod, type SignInMethodNeeds } from '../sign-in-methods.ts';
import { type CallbackQuery, type CallbackResult, returnAddress } from './oauth-client.ts';
import { pendingSignUps } from './pending-sign-up.ts';
import type { SocialSignIn } from './social-sign-in.ts';

type Needs = { auth: Auth; socialSignIn: SocialSignIn; publicUrl: string } & SignInMethodNeeds;

/** In characters. Codes can have a few thousand. */
const LONGEST_FIELD = 4096;
const FIELDS = ['code', 'state', 'error', 'user', 'iss'] as const satisfies (keyof CallbackQuery)[];

/**
 * The callbacks of providers, which redirect to one fixed page. They are mounted before the origin check of `/api`, because
 * the requests come from other sites; the OAuth state authenticates them.
 */
export function signInCallbackRoutes({ auth, socialSignIn, publicUrl, ...needs }: Needs) {
  const { database, now } = needs;
  const app = new Hono<RequestContext>();
  const pending = pendingSignUps(database, publicUrl);

  app.get('/callback/:provider', async (c) => {
    const way = SOCIAL_PROVIDERS.find((one) => one === c.req.param('provider'));
    if (!way) return c.redirect(returnAddress(publicUrl, null, 'failed'));
    const at = { origin: new URL(c.req.url).origin, cookie: c.req.header('cookie') ?? '' };
    const { identified, home, nonce, cookies } = await socialSignIn.handleCallback(way, answerOf(c.req.query()), at);
    setCookies(c, cookies);
    const outcome = await outcomeFor(c, identified, nonce).catch((error) => failed(c, error));
    return c.redirect(returnAddress(home, nonce, outcome));
  });

  // Browsers send no cookies with a form from another site, but they do with the redirected GET.
  app.post('/callback/:provider', limitBodySize(), async (c) => {
    const form = Object.fromEntries(new URLSearchParams(await c.req.text()));
    const address = new URLSearchParams(answerOf(form));
    return c.redirect(`/api/auth/callback/${encodeURIComponent(c.req.param('provider'))}?${address}`, 303);
  });

  async function outcomeFor(c: Context, identified: CallbackResult, nonce: string | null): Promise<SignInOutcome> {
    switch (identified.as) {
      case 'failure':
        return identified.fault ? failed(c, identified.fault) : identified.outcome;
      case 'learner':
        setCookies(c, (await auth.startSession(identified.learnerId, browserOf(c))).cookies);
        return 'done';
      case 'new-person':
        if (nonce === null) return 'failed';
        setCookies(c, [await pending.store(identified.person, nonce, now())]);
        return 'age-band-needed';
      case 'to-link':
        return link(c, identified);
    }
  }

  /** Links only while the learner who started it is signed in in this browser. The start needed a fresh session. */
  async function link(c: Context, { learnerId, person }: CallbackResult & { as: 'to-link' }): Promise<SignInOutcome> {
    if ((await sessionOf(c, auth)).learnerId !== learnerId) return 'failed';
    return (await linkSignInMethod(needs, learnerId, person)) ? 'done' : 'way-in-use';
  }
  return app;
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
