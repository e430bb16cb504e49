import type { Hono, MiddlewareHandler } from 'hono';
import { API } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { addRoute, type Handlers, type Name } from '../http/endpoint-routes.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Auth } from './auth.ts';
import { allowedTo, signedIn } from './session-middleware.ts';

/** Returns a function that adds the route of an endpoint. Only requests that its `access` allows reach the handlers. */
export function guardedRoutes(app: Hono<RequestContext>, auth: Auth) {
  return <N extends Name>(name: N, ...handlers: Handlers<N>): void => {
    addRoute(app, name, ...([...guards(API[name].access, auth), ...handlers] as Handlers<N>));
  };
}

function guards(access: Endpoint['access'], auth: Auth): MiddlewareHandler<RequestContext>[] {
  if (access === 'anyone') return [];
  return access === 'signed-in' ? [signedIn(auth)] : [signedIn(auth), allowedTo(access)];
}
