import type { MiddlewareHandler } from 'hono';
import { Problem } from './problems.ts';

/** Refuses forms and everything else that is not JSON; a request without a body needs no content type. */
export function jsonOnly(): MiddlewareHandler {
  return async (c, next) => {
    const contentType = c.req.header('content-type');
    const writes = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    if (writes && contentType !== undefined && !isJson(contentType)) throw new Problem('wrong-content-type');
    await next();
  };
}

export function isJson(contentType: string | undefined): boolean {
  return contentType !== undefined && /^application\/json\s*(;|$)/i.test(contentType.trim());
}
