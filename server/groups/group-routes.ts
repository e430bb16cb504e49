import { type Context, Hono } from 'hono';
import { groupEndpoints, groupIdSchema, memberIdSchema } from '#contract/groups/groups.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import { jsonBody } from '../http/answers/json-body.ts';
import { Problem } from '../http/answers/problems.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Auth } from '../identity/auth.ts';
import { guardedRoutes } from '../identity/guarded-routes.ts';
import { createGroups } from './groups.ts';

type Needs = { auth: Auth; now: () => Date } & ScreeningDatabases;

/** The classes and families of a leader, and what their members share. */
export function groupRoutes({ auth, ...needs }: Needs) {
  const app = new Hono<RequestContext>();
  const route = guardedRoutes(app, auth);
  const groups = createGroups(needs);

  route('GET /learners/:learnerId/groups', (c) => groups.list(c.get('learnerId')));

  route('POST /learners/:learnerId/groups', async (c) => {
    const group = await jsonBody(c, groupEndpoints['POST /learners/:learnerId/groups'].body);
    const answer = await groups.create(c.get('learnerId'), group);
    c.status(201);
    return answer;
  });

  route('GET /learners/:learnerId/groups/:groupId', (c) => groups.show(c.get('learnerId'), groupIdOf(c)));

  route('PATCH /learners/:learnerId/groups/:groupId', async (c) => {
    const { name } = await jsonBody(c, groupEndpoints['PATCH /learners/:learnerId/groups/:groupId'].body);
    return groups.rename(c.get('learnerId'), groupIdOf(c), name);
  });

  route('DELETE /learners/:learnerId/groups/:groupId', (c) => groups.remove(c.get('learnerId'), groupIdOf(c)));

  route('PUT /learners/:learnerId/groups/:groupId/code', (c) => groups.renewCode(c.get('learnerId'), groupIdOf(c)));

  route('DELETE /learners/:learnerId/groups/:groupId/code', (c) => groups.revokeCode(c.get('learnerId'), groupIdOf(c)));

  route('DELETE /learners/:learnerId/groups/:groupId/members/:memberId', (c) => {
    const { data: memberId } = memberIdSchema.safeParse(c.req.param('memberId'));
    if (memberId === undefined) throw new Problem('not-found');
    return groups.removeMember(c.get('learnerId'), groupIdOf(c), memberId);
  });
  return app;
}

/** @throws Problem `not-found` */
export function groupIdOf(c: Context<RequestContext, '/learners/:learnerId/groups/:groupId'>): string {
  const { data: groupId } = groupIdSchema.safeParse(c.req.param('groupId'));
  if (groupId === undefined) throw new Problem('not-found');
  return groupId;
}
