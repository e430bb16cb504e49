import { Hono } from 'hono';
import type { ServerSetup } from '#contract/platform/server-setup.ts';
import type { RequestContext } from '../request-context.ts';
import { addRoute } from './endpoint-routes.ts';

/** The configuration that the pages use. The pages themselves are the same on every server. */
export function serverSetupRoutes(setUp: ServerSetup) {
  const app = new Hono<RequestContext>();
  addRoute(app, 'GET /server-setup', () => setUp);
  return app;
}
