import { Hono } from 'hono';
import { type LearnerSession, type SessionsAnswer, sessionIdSchema } from '#contract/sessions.ts';
import type { MainDatabase } from '../database/connect.ts';
import type { RequestContext, Session } from '../http/request-context.ts';
import type { Auth } from './auth.ts';
import { UNKNOWN_DEVICE } from './browser.ts';
import { ownLearnerOnly, signedIn } from './session-middleware.ts';
import { endOtherSessions, endSession, findSessions } from './session-queries.ts';

/** Lists and ends the sessions of a learner. Ending an ended session changes nothing. */
export function sessionRoutes({ auth, database }: { auth: Auth; database: MainDatabase }) {
  const app = new Hono<RequestContext>();

  app.get('/learners/:learnerId/sessions', signedIn(auth), ownLearnerOnly(), async (c) => {
    const sessions = await readSessions(database, c.get('learnerId'), c.get('session'));
    return c.json({ sessions } satisfies SessionsAnswer);
  });

  app.delete('/learners/:learnerId/sessions', signedIn(auth), ownLearnerOnly(), async (c) => {
    await endOtherSessions(database, c.get('learnerId'), c.get('session').id);
    const sessions = await readSessions(database, c.get('learnerId'), c.get('session'));
    return c.json({ sessions } satisfies SessionsAnswer);
  });

  app.delete('/learners/:learnerId/sessions/:sessionId', signedIn(auth), ownLearnerOnly(), async (c) => {
    const { data: sessionId } = sessionIdSchema.safeParse(c.req.param('sessionId'));
    if (sessionId !== undefined) await endSession(database, c.get('learnerId'), sessionId);
    const sessions = await readSessions(database, c.get('learnerId'), c.get('session'));
    return c.json({ sessions } satisfies SessionsAnswer);
  });
  return app;
}

/** The learner's sessions, with the current one first. */
async function readSessions(database: MainDatabase, learnerId: string, current: Session): Promise<LearnerSession[]> {
  // Better Auth uses the system clock for sessions.
  const stored = await findSessions(database, learnerId, new Date());
  const sessions = stored.map(({ id, device, startedAt, renewedAt }) => ({
    id,
    device: device || UNKNOWN_DEVICE,
    startedAt,
    lastUsedAt: renewedAt,
    isThis: id === current.id,
  }));
  return [...sessions.filter(({ isThis }) => isThis), ...sessions.filter(({ isThis }) => !isThis)];
}
