import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from './problems.ts';

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

type RequestWithBody = IncomingMessage & {
  /** Hono's listener takes the body from here if it is set. */
  rawBody?: Buffer;
};

/**
 * Reads the body of a request into `rawBody`, then calls `whenRead`. Stops reading after `maxBytes`.
 * @param whenRead is called at once without a body, and never when the client disconnects
 */
export function readBody(incoming: RequestWithBody, maxBytes: number, whenRead: () => void): void {
  if (!hasBody(incoming) || Number(incoming.headers['content-length']) > maxBytes) {
    whenRead();
    return;
  }
  const chunks: Buffer[] = [];
  let bytes = 0;

  function add(chunk: Buffer): void {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBytes) finish();
  }
  function finish(): void {
    incoming.off('data', add).off('end', finish).pause();
    incoming.rawBody = Buffer.concat(chunks);
    whenRead();
  }
  incoming.on('data', add).on('end', finish);
}

function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
