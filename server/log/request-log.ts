import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes, routePath } from 'hono/route';
import type { RequestContext } from '../request-context.ts';
import { isLogged, log } from './logger.ts';
import { forRequest, newRequestId } from './request-id.ts';

/** A request as it may be told of: nothing in it leads to a person. */
export type SeenRequest = { method: string; route: string; status: number; ms: number };

/** Somebody who counts requests. */
export type RequestWatch = { began(): void; ended(request: SeenRequest): void };

type Settings = { trustedProxies: readonly string[]; watch?: RequestWatch | undefined };

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Asked for every few seconds by machines that look after this one. */
const PROBES = new Set(['/api/health', '/api/ready']);

/** Gives each request an id, which its answer carries, and writes one line when it is answered. Stands before all else. */
export function requestLog({ trustedProxies, watch }: Settings): MiddlewareHandler<RequestContext> {
  return (c, next) => {
    const startedAt = performance.now();
    const requestId = newRequestId(c, trustedProxies);
    watch?.began();
    return forRequest(requestId, async () => {
      let status = 500;
      try {
        await next();
        status = c.res.status;
        c.res.headers.set('X-Request-Id', requestId);
      } finally {
        if (watch || isLogged('info')) {
          const request = { method: methodOf(c), route: routeOf(c), status, ms: msSince(startedAt) };
          log[isQuiet(c, request) ? 'debug' : 'info']({ from: 'http', requestId, ...request });
          watch?.ended(request);
        }
      }
    });
  };
}

/** In tenths of a millisecond. */
function msSince(startedAt: number): number {
  return Math.round((performance.now() - startedAt) * 10) / 10;
}

/** One of the usual methods, or a word for all others. */
export function methodOf(c: Context): string {
  return METHODS.has(c.req.method) ? c.req.method : 'OTHER';
}

/** The pattern of the route that a request meant, such as `/api/learners/:learnerId`; what it asked for stays out. */
export function routeOf(c: Context): string {
  return matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? routePath(c);
}

function isQuiet(c: Context, { route, status }: SeenRequest): boolean {
  return status < 400 && (PROBES.has(route) || /\.[a-z0-9]+$/i.test(c.req.path));
}
