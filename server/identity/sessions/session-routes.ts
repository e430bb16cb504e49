import type { Context } from 'hono';
import { type LearnerSession, sessionIdSchema } from '#contract/people/sessions.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { fromFlag } from '../../database/flags.ts';
import type { Route } from '../../http/answers/endpoint-routes.ts';
import type { RequestContext, Session } from '../../http/request-context.ts';
import { UNKNOWN_DEVICE } from './browser.ts';
import { endOtherSessions, endSession, findSessions } from './session-queries.ts';

/** Lists and ends the sessions of a learner. Ending an ended session changes nothing. */
export function sessionRoutes(route: Route, { database }: { database: MainDatabase }) {
  const answer = async (c: Context<RequestContext>) => {
    const sessions = await readSessions(database, c.get('learnerId'), c.get('session'));
    return { sessions };
  };

  route('GET /learners/:learnerId/sessions', answer);

  route('DELETE /learners/:learnerId/sessions', async (c) => {
    await endOtherSessions(database, c.get('learnerId'), c.get('session').id);
    return answer(c);
  });

  route('DELETE /learners/:learnerId/sessions/:sessionId', async (c) => {
    const { data: sessionId } = sessionIdSchema.safeParse(c.req.param('sessionId'));
    if (sessionId !== undefined) await endSession(database, c.get('learnerId'), sessionId);
    return answer(c);
  });
}

/** The learner's sessions, with the current one first. */
async function readSessions(database: MainDatabase, learnerId: string, current: Session): Promise<LearnerSession[]> {
  // Better Auth uses the system clock for sessions.
  const stored = await findSessions(database, learnerId, new Date());
  const sessions = stored.map(({ id, device, startedAt, renewedAt, isShared }) => ({
    id,
    device: device || UNKNOWN_DEVICE,
    startedAt,
    lastUsedAt: renewedAt,
    isShared: fromFlag(isShared),
    isThis: id === current.id,
  }));
  return [...sessions.filter(({ isThis }) => isThis), ...sessions.filter(({ isThis }) => !isThis)];
}
