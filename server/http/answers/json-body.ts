import type { Context, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { Problem } from './problems.ts';

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The body of a request, parsed with a schema of the contract.
 * @throws Problem `wrong-content-type`, `broken-json` or `invalid-request`
 */
export async function jsonBody<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const { data, error } = schema.safeParse(await parsedBody(c));
  if (error) throw new Problem('invalid-request');
  return data as z.output<Schema>;
}

/**
 * The body of a request as JSON, not validated.
 * @throws Problem `wrong-content-type` or `broken-json`
 */
export async function parsedBody(c: Context): Promise<unknown> {
  if (!isJson(c.req.header('content-type'))) throw new Problem('wrong-content-type');
  try {
    return JSON.parse(UTF_8.decode(await c.req.arrayBuffer()));
  } catch (cause) {
    throw new Problem('broken-json', { cause });
  }
}

/** Refuses bodies that are not JSON, such as forms. A request without a body needs no content type. */
export function jsonOnly(): MiddlewareHandler {
  return async (c, next) => {
    const contentType = c.req.header('content-type');
    const writes = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    if (writes && contentType !== undefined && !isJson(contentType)) throw new Problem('wrong-content-type');
    await next();
  };
}

function isJson(contentType: string | undefined): boolean {
  return contentType !== undefined && /^application\/json\s*(;|$)/i.test(contentType.trim());
}
