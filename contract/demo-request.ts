import { z } from 'zod';
import { DEMO_REQUEST, tidyMessage, VISITOR_KINDS } from '#rules/demo-request.ts';
import { nameSchema } from './learner.ts';

/** Made in the browser; sending the same request twice changes nothing. */
export const demoRequestIdSchema = z.uuid();

/** Who would like a demo session; an empty message is none. */
export const demoRequestSchema = z.strictObject({
  name: nameSchema,
  email: z.email().max(254),
  visitorKind: z.enum(VISITOR_KINDS),
  message: z
    .string()
    .max(DEMO_REQUEST.longestMessage * 4)
    .transform(tidyMessage)
    .pipe(z.string().max(DEMO_REQUEST.longestMessage)),
});
export type DemoRequest = z.infer<typeof demoRequestSchema>;

/** The answer to a request that is stored: since when, as an ISO instant in UTC. */
export type DemoRequestAnswer = { receivedAt: string };
