import type { Context, MiddlewareHandler } from 'hono';
import { API } from '#contract/api.ts';
import { type Endpoint, type Endpoints, problemsOf } from '#contract/platform/endpoint.ts';
import { problemSchema } from '#contract/platform/problem.ts';
import type { RequestContext } from '../request-context.ts';
import { routeOf } from '../request-log.ts';

/** Fails requests whose responses do not match the contract. For tests and development. */
export function checkAnswers(): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    await next();
    const name = `${c.req.method === 'HEAD' ? 'GET' : c.req.method} ${routeOf(c).replace('/api', '')}`;
    const endpoint = (API as Endpoints as Record<string, Endpoint | undefined>)[name];
    const fault = endpoint && c.req.method !== 'HEAD' ? await answerFault(c, name, endpoint) : null;
    if (fault !== null) throw new Error(`${name} answered ${c.res.status}, ${fault}`, { cause: c.error });
  };
}

/** Why a response does not match the contract; null when it does. */
async function answerFault(c: Context, name: string, endpoint: Endpoint): Promise<string | null> {
  const { status, headers } = c.res;
  const mediaType = headers.get('content-type')?.split(';')[0] ?? '';
  if (status === endpoint.redirects || (status === 304 && endpoint.isConditional)) return null;
  if (endpoint.files?.includes(mediaType) && status === 200) return null;
  const answer: unknown = await c.res.clone().json();
  if (status >= 400) {
    const { data: problem } = problemSchema.safeParse(answer);
    if (!problem) return 'which is no problem of the contract';
    return problemsOf(name, endpoint).includes(problem.code) ? null : `an unlisted problem: ${problem.code}`;
  }
  const schema = endpoint.answers?.[status as 200 | 201];
  return schema?.safeParse(answer).error?.message ?? (schema ? null : 'a status that the contract does not list');
}
