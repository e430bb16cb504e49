import { activityQuerySchema } from '#contract/people/activity.ts';
import { type Finished, NO_ACTIVITY } from '#rules/rewards/activity.ts';
import { addFinished } from '#rules/rewards/add-finished.ts';
import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import type { Route } from '../http/answers/endpoint-routes.ts';
import { Problem } from '../http/answers/problems.ts';
import { findFinished } from './activity-queries.ts';

const isNoTest = ({ kind }: Finished) => SCREENING_PARTS.every((part) => part !== kind);

/** The finished activities of a learner, for the tree. */
export function activityRoutes(route: Route, databases: ScreeningDatabases) {
  route('GET /learners/:learnerId/activity', async (c) => {
    const { data: query } = activityQuerySchema.safeParse(c.req.query());
    if (!query) throw new Problem('invalid-request');
    const finished = await findFinished(databases, c.get('learnerId'));
    // A session opened with pictures does not reveal that a test was done.
    const shown = c.get('session').isByPictures ? finished.filter(isNoTest) : finished;
    return addFinished(NO_ACTIVITY, shown, query.minutesFromUtc);
  });
}
