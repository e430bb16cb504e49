import { z } from 'zod';
import type { Endpoints } from '../platform/endpoint.ts';
import { PASSWORD } from './password.ts';

/** Accepts any pasted text; the password rules are checked separately, because each has its own problem code. */
const anyPassword = z.string().max(PASSWORD.longestInRequest);

/** `currentPassword` is omitted when the account has none yet. */
export const passwordChangeSchema = z.strictObject({
  currentPassword: anyPassword.optional(),
  newPassword: anyPassword,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const passwordEndpoints = {
  'POST /learners/:learnerId/password': {
    summary: 'Set a new password, which ends all sessions; this browser gets a new one',
    access: 'change-sign-in',
    body: passwordChangeSchema,
    answers: { 200: z.strictObject({}) },
    problems: [
      'weak-password',
      'long-password',
      'common-password',
      'wrong-current-password',
      'wrong-password',
      'sign-in-again',
      'grown-up-password-needed',
      'parent-agreement-needed',
      'too-many-tries',
    ],
  },
} as const satisfies Endpoints;
