import type { Hono, MiddlewareHandler } from 'hono';
import { NoResultError } from 'kysely';
import { API } from '#contract/api.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { isForeignKeyViolation } from '../database/database-errors.ts';
import { addRoute, type Handler, type Handlers, type Name, type Route } from '../http/answers/endpoint-routes.ts';
import { Problem } from '../http/answers/problems.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Auth } from './auth.ts';
import { allowedTo, signedIn } from './sessions/session-middleware.ts';

/** Returns a function that adds the route of an endpoint. Only requests that its `access` allows reach the handlers. */
export function guardedRoutes(app: Hono<RequestContext>, auth: Auth): Route {
  return <N extends Name>(name: N, ...handlers: Handlers<N>) => {
    const { access } = API[name];
    if (access === 'anyone') {
      addRoute(app, name, ...handlers);
      return;
    }
    const middleware = handlers.slice(0, -1);
    const handler = whileAccountExists(handlers.at(-1) as Handler<N>, auth);
    addRoute(app, name, ...([...guards(access, auth), ...middleware, handler] as Handlers<N>));
  };
}

/** When the account of a session is deleted while the handler runs, its row, or a row that refers to it, is missing. */
function whileAccountExists<N extends Name>(handler: Handler<N>, auth: Auth): Handler<N> {
  return async (c) => {
    try {
      return await handler(c);
    } catch (cause) {
      const isRowMissing = cause instanceof NoResultError || isForeignKeyViolation(cause);
      if (isRowMissing && (await auth.findSession(c.req.header('cookie') ?? '')).learnerId === null)
        throw new Problem('not-signed-in', { cause });
      throw cause;
    }
  };
}

function guards(access: Exclude<Endpoint['access'], 'anyone'>, auth: Auth): MiddlewareHandler<RequestContext>[] {
  return access === 'signed-in' ? [signedIn(auth)] : [signedIn(auth), allowedTo(access)];
}
