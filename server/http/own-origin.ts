import type { Context, MiddlewareHandler } from 'hono';
import { Problem } from './problems.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Only our own pages may change anything in a learner's name: whatever comes with the cookie of a session has to show
 * where it is from. Programs without one may stay silent about it.
 */
export function ownOrigin(origins: readonly string[], sessionCookieName: string): MiddlewareHandler {
  return async (c, next) => {
    if (!READING.has(c.req.method) && !isOurs(c)) throw new Problem('foreign-origin');
    await next();
  };

  function isOurs(c: Context): boolean {
    const [origin, site] = [c.req.header('origin'), c.req.header('sec-fetch-site')];
    if (site === 'cross-site') return false;
    if (origin !== undefined) return origins.includes(origin);
    return site === 'same-origin' || !c.req.header('cookie')?.includes(`${sessionCookieName}=`);
  }
}
