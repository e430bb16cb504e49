import { type Context, Hono } from 'hono';
import { memberIdSchema } from '#contract/groups/groups.ts';
import { pupilEndpoints } from '#contract/groups/pupils.ts';
import type { ScreeningDatabases } from '../../database/screening-databases.ts';
import { jsonBody } from '../../http/answers/json-body.ts';
import { Problem } from '../../http/answers/problems.ts';
import { type Counting, rateLimit } from '../../http/limits/rate-limit.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Auth, ReadLearner } from '../../identity/auth.ts';
import { guardedRoutes } from '../../identity/guarded-routes.ts';
import { browserOf } from '../../identity/sessions/browser.ts';
import { setCookies } from '../../identity/sessions/session-middleware.ts';
import { groupIdOf } from '../group-routes.ts';
import { createPupilLists } from './pupil-list.ts';
import { createPupils } from './pupils.ts';

type Needs = { auth: Auth; readLearner: ReadLearner } & Counting & ScreeningDatabases;

/** Accounts that a teacher creates for pupils, and signing in with pictures. */
export function pupilRoutes(needs: Needs) {
  const { auth, readLearner } = needs;
  const app = new Hono<RequestContext>();
  const route = guardedRoutes(app, auth);
  const pupils = createPupils(needs);
  const lists = createPupilLists(needs);

  route('POST /learners/:learnerId/pupil-lists', rateLimit('pupilList', needs), async (c) => {
    const { rows, isPreview } = await jsonBody(c, pupilEndpoints['POST /learners/:learnerId/pupil-lists'].body);
    const leaderId = c.get('learnerId');
    return isPreview ? lists.preview(leaderId, rows) : lists.write(leaderId, rows);
  });

  route('PUT /learners/:learnerId/groups/:groupId/members/:memberId/pictures', (c) => pupils.givePictures(placeOf(c)));

  route('PUT /learners/:learnerId/groups/:groupId/members/:memberId/screening-agreement', (c) =>
    pupils.agree(placeOf(c)),
  );

  route('DELETE /learners/:learnerId/groups/:groupId/members/:memberId/screening-agreement', (c) =>
    pupils.takeBack(placeOf(c)),
  );

  route('POST /auth/picture-sign-in', rateLimit('pictureSignIn', needs), async (c) => {
    const card = await jsonBody(c, pupilEndpoints['POST /auth/picture-sign-in'].body);
    const { learnerId, cookies } = await pupils.signIn(card, browserOf(c, true));
    const learner = await readLearner(learnerId, true);
    setCookies(c, cookies);
    return { learner };
  });
  return app;
}

/** @throws Problem `not-found` */
function placeOf(c: Context<RequestContext, '/learners/:learnerId/groups/:groupId/members/:memberId'>) {
  const { data: memberId } = memberIdSchema.safeParse(c.req.param('memberId'));
  if (memberId === undefined) throw new Problem('not-found');
  return { leaderId: c.get('learnerId'), groupId: groupIdOf(c), memberId };
}
