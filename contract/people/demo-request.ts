import { z } from 'zod';
import { DEMO_REQUEST, normalizeMessage, VISITOR_KINDS } from '#rules/people/demo-request.ts';
import { EMAIL } from '#rules/people/email.ts';
import type { Endpoints } from '../platform/endpoint.ts';
import { instantSchema } from '../platform/instant.ts';
import { nameSchema } from './learner.ts';

/** Generated in the browser. A request is idempotent by its id. */
export const demoRequestIdSchema = z.uuid();

/** A request for a demo session. The message may be empty. */
export const demoRequestSchema = z.strictObject({
  name: nameSchema,
  email: z.email().max(EMAIL.longest),
  visitorKind: z.enum(VISITOR_KINDS),
  message: z
    .string()
    .max(DEMO_REQUEST.maxMessageLength * 4)
    .transform(normalizeMessage)
    .pipe(z.string().max(DEMO_REQUEST.maxMessageLength)),
});
export type DemoRequest = z.infer<typeof demoRequestSchema>;

/** When the server first received the request. */
export const demoRequestAnswerSchema = z.strictObject({ receivedAt: instantSchema });

export const demoRequestEndpoints = {
  'PUT /demo-requests/:requestId': {
    summary: 'Ask for a demo session',
    access: 'anyone',
    body: demoRequestSchema,
    answers: { 200: demoRequestAnswerSchema, 201: demoRequestAnswerSchema },
    problems: ['name-not-usable', 'email-not-usable', 'request-differs', 'too-many-tries'],
  },
} as const satisfies Endpoints;
