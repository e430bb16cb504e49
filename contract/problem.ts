import { z } from 'zod';

/** The codes of all API errors. The server maps each to a status, and the client to a message. */
export const PROBLEM_CODES = [
  'broken-json',
  'wrong-content-type',
  'too-large',
  'invalid-request',
  'name-not-usable',
  'email-not-usable',
  'nickname-not-usable',
  'nickname-taken',
  'not-signed-in',
  'not-found',
  'attempt-differs',
  'request-differs',
  'run-too-short',
  'run-too-early',
  'email-taken',
  'wrong-password',
  'weak-password',
  'long-password',
  'common-password',
  'wrong-current-password',
  'invalid-provider',
  'provider-not-set-up',
  'provider-away',
  'grown-up-needed',
  'grown-up-email-needed',
  'outdated-page',
  'sign-up-expired',
  'sign-up-password-needed',
  'sign-up-password-wrong',
  'link-not-usable',
  'sign-in-again',
  'last-way-in',
  'results-not-wanted',
  'too-many-share-links',
  'share-link-expired',
  'share-link-revoked',
  'picture-not-usable',
  'not-enough-points',
  'already-owned',
  'undo-too-late',
  'mail-not-set-up',
  'foreign-origin',
  'too-many-tries',
  'busy',
  'not-ready',
  'server-fault',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** The body of every error response. */
export const problemSchema = z.strictObject({
  code: z.enum(PROBLEM_CODES),
  /** Set on server errors (5xx), so that users can quote it when they ask for help. */
  requestId: z.string().optional(),
});
export type Problem = z.infer<typeof problemSchema>;
