import { Hono } from 'hono';
import { openApiDocument } from '#contract/openapi.ts';
import type { RequestContext } from '../request-context.ts';
import { addRoute } from './endpoint-routes.ts';

/** The OpenAPI document, generated at the first request. */
export function openApiRoutes({ publicUrl, sessionCookieName }: { publicUrl: string; sessionCookieName: string }) {
  const app = new Hono<RequestContext>();
  let document: ReturnType<typeof openApiDocument> | undefined;

  addRoute(app, 'GET /openapi.json', () => {
    document ??= openApiDocument(publicUrl, sessionCookieName);
    return document;
  });
  return app;
}
