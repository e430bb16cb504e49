import type { Context } from 'hono';
import type { z } from 'zod';
import { isJson } from './json-only.ts';
import { Problem } from './problems.ts';

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The body of a request, as agreed in the contract.
 * @throws Problem when it is no JSON or not what the schema says; nothing is taken over from it then.
 */
export async function jsonBody<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const { data, error } = schema.safeParse(await parsedBody(c));
  if (error) throw new Problem('invalid-request');
  return data as z.output<Schema>;
}

/** The body of a request as JSON, whatever it says. */
export async function parsedBody(c: Context): Promise<unknown> {
  if (!isJson(c.req.header('content-type'))) throw new Problem('wrong-content-type');
  try {
    return JSON.parse(UTF_8.decode(await c.req.arrayBuffer()));
  } catch (cause) {
    throw new Problem('broken-json', { cause });
  }
}
