import { Hono } from 'hono';
import { passwordChangeSchema } from '#contract/password-change.ts';
import { jsonBody } from '../../http/json-body.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { ownOnly, signedIn } from '../session-middleware.ts';
import { changePassword, type PasswordNeeds } from './password-change.ts';

/** A new password. Whoever sets one is signed out everywhere else. */
export function passwordRoutes(needs: PasswordNeeds) {
  const app = new Hono<RequestContext>();

  app.post('/learners/:learnerId/password', signedIn(needs.auth), ownOnly(), async (c) => {
    const change = await jsonBody(c, passwordChangeSchema);
    await changePassword(needs, { learnerId: c.get('learnerId'), session: c.get('session') }, change);
    return c.json({});
  });
  return app;
}
