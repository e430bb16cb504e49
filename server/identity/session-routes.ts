import { Hono } from 'hono';
import { type SessionsAnswer, sessionIdSchema } from '#contract/sessions.ts';
import type { MainDatabase } from '../database/connect.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Auth } from './auth.ts';
import { ownOnly, signedIn } from './session-middleware.ts';
import { endOtherSessions, endSession } from './session-queries.ts';
import { readSessions } from './sessions.ts';

/** Where a learner is signed in, and an end to it. Ending what has ended changes nothing. */
export function sessionRoutes({ auth, database }: { auth: Auth; database: MainDatabase }) {
  const app = new Hono<RequestContext>();

  app.get('/learners/:learnerId/sessions', signedIn(auth), ownOnly(), async (c) => {
    const sessions = await readSessions(database, c.get('learnerId'), c.get('session'));
    return c.json({ sessions } satisfies SessionsAnswer);
  });

  app.delete('/learners/:learnerId/sessions', signedIn(auth), ownOnly(), async (c) => {
    await endOtherSessions(database, c.get('learnerId'), c.get('session').id);
    const sessions = await readSessions(database, c.get('learnerId'), c.get('session'));
    return c.json({ sessions } satisfies SessionsAnswer);
  });

  app.delete('/learners/:learnerId/sessions/:sessionId', signedIn(auth), ownOnly(), async (c) => {
    const { data: sessionId } = sessionIdSchema.safeParse(c.req.param('sessionId'));
    // What is no id was never a session.
    if (sessionId !== undefined) await endSession(database, c.get('learnerId'), sessionId);
    const sessions = await readSessions(database, c.get('learnerId'), c.get('session'));
    return c.json({ sessions } satisfies SessionsAnswer);
  });
  return app;
}
