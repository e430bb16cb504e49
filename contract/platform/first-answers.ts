import { z } from 'zod';
import type { EndpointName, Endpoints } from './endpoint.ts';

/** The answers that a page can ask for in one request, by the last part of their address. */
export const FIRST_ANSWERS = {
  learner: 'GET /learner',
  leaderboard: 'GET /leaderboard',
  activity: 'GET /learners/:learnerId/activity',
  assignments: 'GET /learners/:learnerId/assignments',
  attempts: 'GET /learners/:learnerId/attempts',
  purchases: 'GET /learners/:learnerId/purchases',
  runs: 'GET /learners/:learnerId/runs',
} as const satisfies Record<string, EndpointName>;
export type FirstAnswer = keyof typeof FIRST_ANSWERS;

const NAMES = Object.keys(FIRST_ANSWERS) as FirstAnswer[];

export const firstAnswersQuerySchema = z.strictObject({
  /** The learner that the device has stored. */
  learnerId: z.uuid(),
  /** Names from FIRST_ANSWERS with commas between them. */
  of: z
    .string()
    .transform((names) => [...new Set(names.split(','))])
    .pipe(z.array(z.enum(NAMES))),
  /** As for `GET /learners/:learnerId/activity`. */
  minutesFromUtc: z.string().max(5),
});

/** The status and JSON body of each answer, by its address. */
const firstAnswersSchema = z.record(z.string(), z.strictObject({ status: z.int(), body: z.unknown() }));

export const firstAnswersEndpoints = {
  'GET /first-answers': {
    summary: 'The answers that a page needs first, in one request; each is allowed or refused as by itself',
    access: 'anyone',
    query: firstAnswersQuerySchema,
    answers: { 200: firstAnswersSchema },
    problems: ['invalid-request'],
  },
} as const satisfies Endpoints;
