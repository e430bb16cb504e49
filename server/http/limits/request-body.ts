import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { API } from '#contract/api.ts';
import { largestJsonBytes } from '#contract/largest-body.ts';
import { type Endpoint, type Endpoints, methodOf, pathOf } from '#contract/platform/endpoint.ts';
import { Problem } from '../answers/problems.ts';

/** The longest body of a request, unless its endpoint accepts a longer one. */
export const BODY_BYTES = 64 * 1024;

/** The endpoints that accept a longer body. */
const LONGER = Object.entries(API as Endpoints).flatMap(longerBody);

function longerBody([name, { body }]: [string, Endpoint]) {
  const mostBytes = body ? largestJsonBytes(body) : 0;
  const path = new RegExp(`^/api${pathOf(name as keyof Endpoints).replaceAll(/:\w+/g, '[^/]+')}$`);
  return mostBytes > BODY_BYTES ? [{ method: methodOf(name as keyof Endpoints), path, mostBytes }] : [];
}

/** The longest body that a request may have, by its method and its path. */
export function mostBodyBytes(method: string | undefined, path: string): number {
  return LONGER.find((each) => each.method === method && each.path.test(path))?.mostBytes ?? BODY_BYTES;
}

/** Refuses request bodies longer than `mostBodyBytes` before reading all of them. */
export function limitBodySize(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const mostBytes = mostBodyBytes(c.req.method, c.req.path);
    const bytes = knownBytes(c);
    // Hono's bodyLimit makes a stream of every body, so it is used only for those of unknown length.
    if (bytes === undefined) return bodyLimit({ maxSize: mostBytes, onError: tooLarge })(c, next);
    if (bytes > mostBytes) tooLarge();
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
