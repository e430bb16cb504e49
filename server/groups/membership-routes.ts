import { type Context, Hono } from 'hono';
import { membershipEndpoints } from '#contract/groups/memberships.ts';
import { jsonBody } from '../http/answers/json-body.ts';
import { type Counting, rateLimit } from '../http/limits/rate-limit.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Auth, ReadLearner } from '../identity/auth.ts';
import { guardedRoutes } from '../identity/guarded-routes.ts';
import type { CurrentSession } from '../identity/passwords/own-password.ts';
import { groupIdOf } from './group-routes.ts';
import { createMemberships } from './memberships.ts';
import { changeRole, changeUseForSelf } from './person.ts';

type Needs = { auth: Auth; readLearner: ReadLearner } & Counting;

/** A person's role, the groups a learner is in, and what their leaders can see. */
export function membershipRoutes(needs: Needs) {
  const app = new Hono<RequestContext>();
  const route = guardedRoutes(app, needs.auth);
  const memberships = createMemberships(needs);
  const codeLimit = rateLimit('groupCode', needs);

  route('PUT /learners/:learnerId/role', async (c) => {
    const { role } = await jsonBody(c, membershipEndpoints['PUT /learners/:learnerId/role'].body);
    await changeRole(needs.database, c.get('learnerId'), role);
    return needs.readLearner(c.get('learnerId'));
  });

  route('PUT /learners/:learnerId/for-myself', async (c) => {
    const { usesForSelf } = await jsonBody(c, membershipEndpoints['PUT /learners/:learnerId/for-myself'].body);
    await changeUseForSelf(needs.database, c.get('learnerId'), usesForSelf);
    return needs.readLearner(c.get('learnerId'));
  });

  route('POST /learners/:learnerId/group-previews', codeLimit, async (c) => {
    const { code } = await jsonBody(c, membershipEndpoints['POST /learners/:learnerId/group-previews'].body);
    return memberships.preview(code);
  });

  route('GET /learners/:learnerId/memberships', (c) => memberships.list(c.get('learnerId')));

  route('POST /learners/:learnerId/memberships', codeLimit, async (c) => {
    const wish = await jsonBody(c, membershipEndpoints['POST /learners/:learnerId/memberships'].body);
    const answer = await memberships.join(currentOf(c), wish);
    c.status(201);
    return answer;
  });

  route('PUT /learners/:learnerId/memberships/:groupId', async (c) => {
    const wish = await jsonBody(c, membershipEndpoints['PUT /learners/:learnerId/memberships/:groupId'].body);
    return memberships.share(currentOf(c), groupIdOf(c), wish);
  });

  route('DELETE /learners/:learnerId/memberships/:groupId', (c) => memberships.leave(c.get('learnerId'), groupIdOf(c)));
  return app;
}

function currentOf(c: Context<RequestContext>): CurrentSession {
  return { learnerId: c.get('learnerId'), session: c.get('session'), cookie: c.req.header('cookie') ?? '' };
}
