import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from './problems.ts';
import type { RequestWithBody } from './request-body.ts';

/** No message of ours is longer: the longest, a profile picture, stays below it. */
export const BODY_BYTES = 64 * 1024;

/** Refuses what is too long to be one of our messages, before it is read to its end. */
export function limitBodySize(): MiddlewareHandler {
  const measure = bodyLimit({ maxSize: BODY_BYTES, onError: tooLarge });
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const bytes = knownBytes(c);
    // Hono's measure makes a stream of every body, so it is left for those that do not say how long they are.
    if (bytes === undefined) return measure(c, next);
    if (bytes > BODY_BYTES) tooLarge();
    return next();
  };
}

function tooLarge(): never {
  throw new Problem('too-large');
}

function knownBytes(c: Context): number | undefined {
  const { rawBody } = (c.env?.incoming ?? {}) as Partial<RequestWithBody>;
  if (rawBody) return rawBody.length;
  const length = c.req.header('content-length');
  const isKnown = length !== undefined && /^\d+$/.test(length) && c.req.header('transfer-encoding') === undefined;
  return isKnown ? Number(length) : undefined;
}
