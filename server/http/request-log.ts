import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes, routePath } from 'hono/route';
import { forRequest, isLogged, log } from '../observability/logger.ts';
import type { RequestWatch, SeenRequest } from '../observability/metrics.ts';
import { comesFromProxy } from './limits/client-address.ts';
import type { RequestContext } from './request-context.ts';

type Settings = { trustedProxies: readonly string[]; watch?: RequestWatch | undefined };

/** A UUID, with or without hyphens, as proxies make them. */
const PROXY_REQUEST_ID = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Monitoring probes request these every few seconds, so they are not logged. */
const PROBES = new Set(['/api/health', '/api/ready']);

/** Assigns an id to each request, sends it as `X-Request-Id`, and logs one line per response. Must be the first middleware. */
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

/** A new id for each request. An id that a trusted proxy sends is used instead. */
function newRequestId(c: Context<RequestContext>, trustedProxies: readonly string[]): string {
  const given = trustedProxies.length === 0 ? undefined : c.req.header('x-request-id');
  const isUsable = given !== undefined && PROXY_REQUEST_ID.test(given) && comesFromProxy(c, trustedProxies);
  return isUsable ? given : randomUUID();
}

/** Milliseconds, rounded to tenths. */
function msSince(startedAt: number): number {
  return Math.round((performance.now() - startedAt) * 10) / 10;
}

/** A known method, or `OTHER`. */
export function methodOf(c: Context): string {
  return METHODS.has(c.req.method) ? c.req.method : 'OTHER';
}

/** The pattern of the matched route, such as `/api/learners/:learnerId`, which contains no ids. */
export function routeOf(c: Context): string {
  return matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? routePath(c);
}

function isQuiet(c: Context, { route, status }: SeenRequest): boolean {
  return status < 400 && (PROBES.has(route) || /\.[a-z0-9]+$/i.test(c.req.path));
}
