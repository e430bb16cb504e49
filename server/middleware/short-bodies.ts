import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from '../problems.ts';

const BODY_BYTES = 64 * 1024;

/** Refuses what is too long to be one of our messages, before it is read to its end. */
export function shortBodies(): MiddlewareHandler {
  return bodyLimit({
    maxSize: BODY_BYTES,
    onError: () => {
      throw new Problem('too-large');
    },
  });
}
