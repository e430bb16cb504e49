import type { Context } from 'hono';
import { addressOf } from '#contract/platform/endpoint.ts';
import { FIRST_ANSWERS, firstAnswersQuerySchema } from '#contract/platform/first-answers.ts';
import type { RequestContext } from '../request-context.ts';
import type { Route } from './endpoint-routes.ts';
import { Problem } from './problems.ts';

/**
 * Several answers in one response: a page asks for them before its scripts have loaded.
 * @param askAs returns a function that sends a request with the same session to a route of this app, which checks the
 * access as always
 */
export function firstAnswersRoutes(
  route: Route,
  askAs: (c: Context<RequestContext>) => (request: Request) => Promise<Response>,
) {
  route('GET /first-answers', async (c) => {
    const { data: query } = firstAnswersQuerySchema.safeParse(c.req.query());
    if (!query) throw new Problem('invalid-request');
    const { learnerId, minutesFromUtc } = query;
    const ask = askAs(c);
    const answers = query.of.map(async (name) => {
      const ending = name === 'activity' ? `?minutesFromUtc=${encodeURIComponent(minutesFromUtc)}` : '';
      const address = addressOf(FIRST_ANSWERS[name], { learnerId }) + ending;
      const answer = await ask(new Request(new URL(address, c.req.url), { headers: c.req.raw.headers }));
      for (const cookie of answer.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
      return [address, { status: answer.status, body: await answer.json() }] as const;
    });
    return Object.fromEntries(await Promise.all(answers));
  });
}
