import type { Context, MiddlewareHandler } from 'hono';
import { Problem } from './answers/problems.ts';

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Protects against cross-site request forgery: a writing request with a session cookie must come from one of our origins.
 * Requests of programs, which have no cookie, may omit `Origin`.
 */
export function ownOrigin(origins: readonly string[], sessionCookieName: string): MiddlewareHandler {
  return async (c, next) => {
    if (!READING_METHODS.has(c.req.method) && !isOwnOrigin(c)) throw new Problem('foreign-origin');
    await next();
  };

  function isOwnOrigin(c: Context): boolean {
    const [origin, site] = [c.req.header('origin'), c.req.header('sec-fetch-site')];
    if (site === 'cross-site') return false;
    if (origin !== undefined) return origins.includes(origin);
    return site === 'same-origin' || !c.req.header('cookie')?.includes(`${sessionCookieName}=`);
  }
}
