import { type Context, Hono } from 'hono';
import type { SessionIsland } from '#contract/session-island.ts';
import { finishSignUpSchema, type SocialSignInAnswer, socialSignInSchema } from '#contract/sign-in.ts';
import { SOCIAL_PROVIDERS, type SocialProvider } from '#rules/sign-in-methods.ts';
import { jsonBody } from '../../http/json-body.ts';
import { Problem } from '../../http/problems.ts';
import { type Counting, rateLimit } from '../../http/rate-limit.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Auth, ReadLearner } from '../auth.ts';
import { browserOf } from '../browser.ts';
import { checkAgreement, createLearner } from '../create-learner.ts';
import { freshSessionOnly, setCookies, signedIn } from '../session-middleware.ts';
import { pendingSignUps } from './pending-sign-up.ts';
import type { SocialSignIn } from './social-sign-in.ts';

type Needs = Counting & {
  auth: Auth;
  readLearner: ReadLearner;
  socialSignIn: SocialSignIn;
  publicUrl: string;
};

/** Social sign-in, linking a provider to an account, and finishing the sign-up of a new learner. */
export function socialSignInRoutes(needs: Needs) {
  const { database, auth, readLearner, socialSignIn, publicUrl, now } = needs;
  const app = new Hono<RequestContext>();
  const limit = rateLimit('signIn', needs);
  // Has its own limit, because the sign-in of the same learner has been counted already.
  const finishLimit = rateLimit('finishSignUp', needs);
  const pending = pendingSignUps(database, publicUrl);

  app.post('/sign-in/social', limit, (c) => begin(c, false));
  app.post('/link/social', limit, signedIn(auth), freshSessionOnly(), (c) => begin(c, true));

  app.post('/finish-sign-up', finishLimit, async (c) => {
    const { nonce, ...agreement } = await jsonBody(c, finishSignUpSchema);
    checkAgreement(agreement);
    const { cookie = '' } = c.req.header();
    const { way, accountId, ...person } = await pending.find(cookie, nonce, now());
    const learner = { ...person, signInMethod: { way, accountId }, agreement };
    const learnerId = await createLearner(database, learner, now(), (transaction) =>
      pending.consume(transaction, cookie, nonce, now()),
    );
    const { cookies } = await auth.startSession(learnerId, browserOf(c));
    setCookies(c, [...cookies, pending.expireCookie(nonce)]);
    return c.json({ learner: await readLearner(learnerId) } satisfies SessionIsland);
  });

  async function begin(c: Context<RequestContext>, isToLink: boolean): Promise<Response> {
    const { provider, nonce } = await jsonBody(c, socialSignInSchema);
    const [origin, cookie = ''] = [c.req.header('origin'), c.req.header('cookie')];
    const { url, cookies } = await socialSignIn.begin({
      way: builtInProvider(provider),
      nonce,
      origin,
      cookie,
      isToLink,
    });
    setCookies(c, cookies);
    return c.json({ url } satisfies SocialSignInAnswer);
  }
  return app;
}

function builtInProvider(provider: string): SocialProvider {
  const way = SOCIAL_PROVIDERS.find((one) => one === provider);
  if (!way) throw new Problem('invalid-provider');
  return way;
}
