import { Hono } from 'hono';
import type { SignInMethodsAnswer } from '#contract/sign-in-methods.ts';
import { SIGN_IN_METHODS } from '#rules/sign-in-methods.ts';
import { Problem } from '../http/problems.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Auth } from './auth.ts';
import { freshSessionOnly, ownLearnerOnly, signedIn } from './session-middleware.ts';
import { findSignInMethods } from './sign-in-method-queries.ts';
import { type SignInMethodNeeds, unlinkSignInMethod } from './sign-in-methods.ts';

/** Lists and removes the sign-in methods of a learner. Providers are added in `social-sign-in-routes.ts`. */
export function signInMethodRoutes({ auth, ...needs }: { auth: Auth } & SignInMethodNeeds) {
  const app = new Hono<RequestContext>();

  app.get('/learners/:learnerId/ways-in', signedIn(auth), ownLearnerOnly(), async (c) => {
    return c.json({ ways: await findSignInMethods(needs.database, c.get('learnerId')) } satisfies SignInMethodsAnswer);
  });

  app.delete('/learners/:learnerId/ways-in/:way', signedIn(auth), ownLearnerOnly(), freshSessionOnly(), async (c) => {
    const way = SIGN_IN_METHODS.find((one) => one === c.req.param('way'));
    if (!way) throw new Problem('not-found');
    return c.json((await unlinkSignInMethod(needs, c.get('learnerId'), way)) satisfies SignInMethodsAnswer);
  });
  return app;
}
