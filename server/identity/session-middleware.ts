import type { Context, MiddlewareHandler } from 'hono';
import { Problem } from '../http/problems.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Auth, SessionFound } from './auth.ts';

/** Lets only signed-in learners through, and says to those behind who it is. */
export function signedIn(auth: Auth): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    const { learnerId, session } = await sessionOf(c, auth);
    if (learnerId === null || session === null) throw new Problem('not-signed-in');
    c.set('learnerId', learnerId);
    c.set('session', session);
    await next();
  };
}

/** Nobody learns whether there is a learner of another id. */
export function ownOnly(): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    if (c.req.param('learnerId') !== c.get('learnerId')) throw new Problem('not-found');
    await next();
  };
}

/** For what cannot be undone: the learner has to have proved who they are a few minutes ago. */
export function freshOnly(): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    if (!c.get('session').isFresh) throw new Problem('sign-in-again');
    await next();
  };
}

/** The session of a request; a renewed or outdated cookie goes back with the answer. */
export async function sessionOf(c: Context, auth: Auth): Promise<SessionFound> {
  const session = await auth.findSession(c.req.header('cookie') ?? '');
  setCookies(c, session.cookies);
  return session;
}

export function setCookies(c: Context, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
}
