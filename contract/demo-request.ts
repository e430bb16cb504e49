import { z } from 'zod';
import { DEMO_REQUEST, normalizeMessage, VISITOR_KINDS } from '#rules/demo-request.ts';
import { nameSchema } from './learner.ts';

/** Generated in the browser. A request is idempotent by its id. */
export const demoRequestIdSchema = z.uuid();

/** A request for a demo session. The message may be empty. */
export const demoRequestSchema = z.strictObject({
  name: nameSchema,
  email: z.email().max(254),
  visitorKind: z.enum(VISITOR_KINDS),
  message: z
    .string()
    .max(DEMO_REQUEST.maxMessageLength * 4)
    .transform(normalizeMessage)
    .pipe(z.string().max(DEMO_REQUEST.maxMessageLength)),
});
export type DemoRequest = z.infer<typeof demoRequestSchema>;

/** `receivedAt`: an ISO instant in UTC. */
export type DemoRequestAnswer = { receivedAt: string };
