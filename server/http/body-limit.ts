import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from './problems.ts';
import type { RequestWithBody } from './request-body.ts';

/** The largest request body, a profile picture, is smaller. */
export const BODY_BYTES = 64 * 1024;

/** Refuses request bodies longer than `BODY_BYTES` before reading all of them. */
export function limitBodySize(): MiddlewareHandler {
  const limitStream = bodyLimit({ maxSize: BODY_BYTES, onError: tooLarge });
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const bytes = knownBytes(c);
    // Hono's bodyLimit makes a stream of every body, so it is used only for those of unknown length.
    if (bytes === undefined) return limitStream(c, next);
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
