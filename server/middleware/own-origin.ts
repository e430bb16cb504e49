import type { MiddlewareHandler } from 'hono';
import { Problem } from '../problems.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Only our own pages may change anything in a learner's name; programs without an Origin have no cookie to abuse. */
export function ownOrigin(origins: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin');
    const isForeign = origin !== undefined && !origins.includes(origin);
    const isCrossSite = c.req.header('sec-fetch-site') === 'cross-site';
    if (!READING.has(c.req.method) && (isForeign || isCrossSite)) throw new Problem('foreign-origin');
    await next();
  };
}
