import { z } from 'zod';
import { ACTIVITY, LEAF_KINDS } from '#rules/rewards/activity.ts';
import type { Endpoints } from '../platform/endpoint.ts';

/** The device's offset from UTC at the time of the request, in minutes ahead of UTC. All days are counted with it. */
export const activityQuerySchema = z.strictObject({
  minutesFromUtc: z.coerce.number().int().min(ACTIVITY.leastMinutesFromUtc).max(ACTIVITY.mostMinutesFromUtc),
});

/** All that a learner has finished: the number, the kinds of the newest in order, and the days. */
export const activitySchema = z.strictObject({
  counts: z.record(z.enum(LEAF_KINDS), z.int().min(0)),
  newest: z.array(z.enum(LEAF_KINDS)).max(ACTIVITY.newest).readonly(),
  days: z.array(z.iso.date()).readonly(),
});

export const activityEndpoints = {
  'GET /learners/:learnerId/activity': {
    summary: 'How often each activity was finished, and on which days',
    access: 'read-activity',
    query: activityQuerySchema,
    answers: { 200: activitySchema },
    problems: ['invalid-request'],
  },
} as const satisfies Endpoints;
