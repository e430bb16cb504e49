import type { Context, MiddlewareHandler } from 'hono';
import { can, type LearnerAction } from '#rules/access.ts';
import { Problem } from '../../http/answers/problems.ts';
import type { RequestContext, SessionFound } from '../../http/request-context.ts';
import type { Auth } from '../auth.ts';

/** Sets `learnerId` and `session` of the request. @throws Problem `not-signed-in` */
export function signedIn(auth: Auth): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    const { learnerId, session } = await sessionOf(c, auth);
    if (learnerId === null || session === null) throw new Problem('not-signed-in');
    c.set('learnerId', learnerId);
    c.set('session', session);
    await next();
  };
}

/**
 * Refuses actions that the session may not do to `:learnerId`: `other-session` for the id of another learner, existing
 * or not, `not-found` for an action that it may not do to its own learner.
 */
export function allowedTo(action: LearnerAction): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    const { isByPictures } = c.get('session');
    const [own, asked] = [c.get('learnerId'), c.req.param('learnerId') ?? ''];
    if (!can({ learnerId: own, isByPictures }, action, asked))
      throw new Problem(asked === own ? 'not-found' : 'other-session');
    await next();
  };
}

/** Refuses an action that the session may not do to its own learner, for a route without a learner id in its path. */
export function allowedToSelf(action: LearnerAction): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    const { isByPictures } = c.get('session');
    const learnerId = c.get('learnerId');
    if (!can({ learnerId, isByPictures }, action, learnerId)) throw new Problem('not-found');
    await next();
  };
}

/** Requires a sign-in within the last 10 minutes, for actions that cannot be undone. @throws Problem `sign-in-again` */
export function freshSessionOnly(): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    if (!c.get('session').isFresh) throw new Problem('sign-in-again');
    await next();
  };
}

/** The session of a request. Sets its renewed or removed cookies on the answer. */
export async function sessionOf(c: Context<RequestContext>, auth: Auth): Promise<SessionFound> {
  const session = await (c.env?.findSession?.() ?? auth.findSession(c.req.header('cookie') ?? ''));
  setCookies(c, session.cookies);
  return session;
}

/** Adds `Set-Cookie` headers to the answer. */
export function setCookies(c: Context, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
}
