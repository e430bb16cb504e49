import { Hono } from 'hono';
import { activityQuerySchema } from '#contract/activity.ts';
import { NO_ACTIVITY } from '#rules/activity.ts';
import { addFinished } from '#rules/add-finished.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import { Problem } from '../http/problems.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Auth } from '../identity/auth.ts';
import { guardedRoutes } from '../identity/guarded-routes.ts';
import { findFinished } from './activity-queries.ts';

type Needs = { auth: Auth } & ScreeningDatabases;

/** What a learner has finished, for the tree. */
export function activityRoutes({ auth, ...databases }: Needs) {
  const app = new Hono<RequestContext>();
  const route = guardedRoutes(app, auth);

  route('GET /learners/:learnerId/activity', async (c) => {
    const { data: query } = activityQuerySchema.safeParse(c.req.query());
    if (!query) throw new Problem('invalid-request');
    return addFinished(NO_ACTIVITY, await findFinished(databases, c.get('learnerId')), query.minutesFromUtc);
  });
  return app;
}
