import { Hono } from 'hono';
import { assignmentEndpoints, assignmentIdSchema } from '#contract/groups/assignments.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import { jsonBody } from '../http/answers/json-body.ts';
import { Problem } from '../http/answers/problems.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Auth } from '../identity/auth.ts';
import { guardedRoutes } from '../identity/guarded-routes.ts';
import { createAssignments } from './assignments.ts';
import { groupIdOf } from './group-routes.ts';

type Needs = { auth: Auth; now: () => Date } & ScreeningDatabases;

/** The assignments of groups, for their leaders and for their members. */
export function assignmentRoutes({ auth, ...needs }: Needs) {
  const app = new Hono<RequestContext>();
  const route = guardedRoutes(app, auth);
  const assignments = createAssignments(needs);

  route('GET /learners/:learnerId/groups/:groupId/assignments', (c) =>
    assignments.list(c.get('learnerId'), groupIdOf(c)),
  );

  route('POST /learners/:learnerId/groups/:groupId/assignments', async (c) => {
    const { body } = assignmentEndpoints['POST /learners/:learnerId/groups/:groupId/assignments'];
    const answer = await assignments.add(c.get('learnerId'), groupIdOf(c), await jsonBody(c, body));
    c.status(201);
    return answer;
  });

  route('DELETE /learners/:learnerId/groups/:groupId/assignments/:assignmentId', (c) => {
    const { data: assignmentId } = assignmentIdSchema.safeParse(c.req.param('assignmentId'));
    if (assignmentId === undefined) throw new Problem('not-found');
    return assignments.remove(c.get('learnerId'), groupIdOf(c), assignmentId);
  });

  route('GET /learners/:learnerId/assignments', (c) => assignments.ofLearner(c.get('learnerId')));
  return app;
}
