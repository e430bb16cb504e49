import { z } from 'zod';
import { SIGN_IN_METHODS } from '#rules/people/sign-in-methods.ts';
import type { Endpoints } from '../platform/endpoint.ts';
import { instantSchema } from '../platform/instant.ts';

/** A sign-in method of a learner. */
export const linkedSignInMethodSchema = z.strictObject({ way: z.enum(SIGN_IN_METHODS), addedAt: instantSchema });
export type LinkedSignInMethod = z.infer<typeof linkedSignInMethodSchema>;

/** The sign-in methods of a learner, the oldest first. */
export const signInMethodsAnswerSchema = z.strictObject({ ways: z.array(linkedSignInMethodSchema) });
export type SignInMethodsAnswer = z.infer<typeof signInMethodsAnswerSchema>;

export const signInMethodEndpoints = {
  'GET /learners/:learnerId/ways-in': {
    summary: 'The sign-in methods of the learner',
    access: 'change-sign-in',
    answers: { 200: signInMethodsAnswerSchema },
  },
  'DELETE /learners/:learnerId/ways-in/:way': {
    summary: 'Remove a sign-in method; answers with the remaining ones',
    access: 'change-sign-in',
    answers: { 200: signInMethodsAnswerSchema },
    problems: ['sign-in-again', 'last-way-in'],
  },
} as const satisfies Endpoints;
