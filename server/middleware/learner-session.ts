import type { Context, MiddlewareHandler } from 'hono';
import type { Auth, SessionFound } from '../auth.ts';
import { Problem } from '../problems.ts';
import type { RequestContext } from '../request-context.ts';

/** Lets only signed-in learners through, and says to those behind who it is. */
export function signedIn(auth: Auth): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    const { learnerId } = await sessionOf(c, auth);
    if (learnerId === null) throw new Problem('not-signed-in');
    c.set('learnerId', learnerId);
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

/** The session of a request; a renewed or outdated cookie goes back with the answer. */
export async function sessionOf(c: Context, auth: Auth): Promise<SessionFound> {
  const session = await auth.findSession(c.req.header('cookie') ?? '');
  setCookies(c, session.cookies);
  return session;
}

export function setCookies(c: Context, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
}
