import { Hono } from 'hono';
import { activityQuerySchema } from '#contract/people/activity.ts';
import { type Finished, NO_ACTIVITY } from '#rules/rewards/activity.ts';
import { addFinished } from '#rules/rewards/add-finished.ts';
import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import { Problem } from '../http/answers/problems.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Auth } from '../identity/auth.ts';
import { guardedRoutes } from '../identity/guarded-routes.ts';
import { findFinished } from './activity-queries.ts';

type Needs = { auth: Auth } & ScreeningDatabases;

const isNoTest = ({ kind }: Finished) => SCREENING_PARTS.every((part) => part !== kind);

/** The finished activities of a learner, for the tree. */
export function activityRoutes({ auth, ...databases }: Needs) {
  const app = new Hono<RequestContext>();
  const route = guardedRoutes(app, auth);

  route('GET /learners/:learnerId/activity', async (c) => {
    const { data: query } = activityQuerySchema.safeParse(c.req.query());
    if (!query) throw new Problem('invalid-request');
    const finished = await findFinished(databases, c.get('learnerId'));
    // A session opened with pictures does not reveal that a test was done.
    const shown = c.get('session').isByPictures ? finished.filter(isNoTest) : finished;
    return addFinished(NO_ACTIVITY, shown, query.minutesFromUtc);
  });
  return app;
}
