import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { type AnswerOf, type Api, PATH_PARAMS } from '#contract/api.ts';
import { methodOf, pathOf } from '#contract/platform/endpoint.ts';
import type { ProblemCode } from '#contract/platform/problem.ts';
import type { RequestContext } from '../request-context.ts';
import { Problem } from './problems.ts';

export type Name = keyof Api;
type PathOf<N extends Name> = N extends `${string} ${infer Path}` ? Path : never;
/** The body of the answer; for files and redirects the whole response. */
type Answer<N extends Name> = [AnswerOf<N>] extends [undefined] ? Response : AnswerOf<N>;
export type Handler<N extends Name> = (c: Context<RequestContext, PathOf<N>>) => Answer<N> | Promise<Answer<N>>;

/** Middleware, and then the handler, which answers 200 unless it sets another status. */
export type Handlers<N extends Name> = [...MiddlewareHandler<RequestContext>[], Handler<N>];

/** Adds the route of an endpoint of the contract. */
export type Route = <N extends Name>(name: N, ...handlers: Handlers<N>) => void;

/** Adds the route of an endpoint of the contract to an app that is mounted at `/api`. It checks no access. */
export function addRoute<N extends Name>(app: Hono<RequestContext>, name: N, ...handlers: Handlers<N>): void {
  const middleware = handlers.slice(0, -1) as MiddlewareHandler<RequestContext>[];
  const handler = handlers.at(-1) as Handler<N>;
  app.on([methodOf(name)], [pathOf(name)], ...middleware, async (c) => {
    const answer: unknown = await handler(c as Context<RequestContext, PathOf<N>>);
    return answer instanceof Response ? answer : c.json(answer as object);
  });
}

/**
 * A parameter of the path, as its schema in the contract reads it.
 * @throws Problem `problem` when it has another form
 */
export function pathParam<Param extends keyof typeof PATH_PARAMS>(
  c: Context,
  name: Param,
  problem: ProblemCode = 'not-found',
): z.output<(typeof PATH_PARAMS)[Param]> {
  const { data, error } = (PATH_PARAMS[name] as z.ZodType).safeParse(c.req.param(name));
  if (error) throw new Problem(problem);
  return data as z.output<(typeof PATH_PARAMS)[Param]>;
}
