import { Hono } from 'hono';
import type { WaysInAnswer } from '#contract/ways-in.ts';
import { SIGN_IN_WAYS } from '#rules/sign-in-ways.ts';
import { Problem } from '../http/problems.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Auth } from './auth.ts';
import { freshOnly, ownOnly, signedIn } from './session-middleware.ts';
import { findWaysIn } from './sign-in-method-queries.ts';
import { leaveWay, type WayInNeeds } from './sign-in-methods.ts';

/** In which ways a learner can sign in. Ways elsewhere are added by signing in there; see social-sign-in.ts. */
export function wayInRoutes({ auth, ...needs }: { auth: Auth } & WayInNeeds) {
  const app = new Hono<RequestContext>();

  app.get('/learners/:learnerId/ways-in', signedIn(auth), ownOnly(), async (c) => {
    return c.json({ ways: await findWaysIn(needs.database, c.get('learnerId')) } satisfies WaysInAnswer);
  });

  app.delete('/learners/:learnerId/ways-in/:way', signedIn(auth), ownOnly(), freshOnly(), async (c) => {
    const way = SIGN_IN_WAYS.find((one) => one === c.req.param('way'));
    if (!way) throw new Problem('not-found');
    return c.json((await leaveWay(needs, c.get('learnerId'), way)) satisfies WaysInAnswer);
  });
  return app;
}
