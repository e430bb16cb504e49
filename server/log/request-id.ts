import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { comesFromProxy } from '../middleware/client-address.ts';
import type { RequestContext } from '../request-context.ts';

/** What proxies make: a UUID, or as many hexadecimal digits. No word fits in. */
const MADE_BY_PROXY = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;

const running = new AsyncLocalStorage<string>();

/** An id of its own for each request. Only one that a trusted proxy itself sends is taken over. */
export function newRequestId(c: Context<RequestContext>, trustedProxies: readonly string[]): string {
  const given = trustedProxies.length === 0 ? undefined : c.req.header('x-request-id');
  const isTaken = given !== undefined && MADE_BY_PROXY.test(given) && comesFromProxy(c, trustedProxies);
  return isTaken ? given : randomUUID();
}

/** The request that this is done for; undefined for what the server does by itself. */
export function requestId(): string | undefined {
  return running.getStore();
}

/** Runs the work for a request, so that `requestId` knows it. */
export function forRequest<Result>(id: string, work: () => Result): Result {
  return running.run(id, work);
}
