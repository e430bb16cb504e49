import { z } from 'zod';
import { SOCIAL_PROVIDERS } from '#rules/people/sign-in-methods.ts';
import { SIGN_UP_MODES, TEACHER_MODES } from '#rules/people/sign-up.ts';
import { TESTS_MODES } from '#rules/screening/test-offer.ts';
import type { Endpoints } from './endpoint.ts';

/** `stand-in`: the local development identity provider replaces it, on loopback addresses only. */
export const PROVIDER_STATUSES = ['ready', 'stand-in', 'not-set-up'] as const;

/** `local`: mails are not sent; they can be read at /local-mail, on loopback addresses only. */
export const MAIL_MODES = ['smtp', 'local', 'none'] as const;
export type MailMode = (typeof MAIL_MODES)[number];

/** The part of the server's configuration that the pages use. */
export const serverSetupSchema = z.strictObject({
  ways: z.record(z.enum(SOCIAL_PROVIDERS), z.enum(PROVIDER_STATUSES)),
  /** The label of the OpenID provider's button; null when none is configured. */
  openIdName: z.string().nullable(),
  mail: z.enum(MAIL_MODES),
  signUp: z.enum(SIGN_UP_MODES),
  /** The domains of the addresses that can sign up; empty: every address can. */
  emailDomains: z.array(z.string()),
  teachers: z.enum(TEACHER_MODES),
  /** Whether the school that runs the OpenID provider answers for pupils under 13. */
  schoolAnswersForPupils: z.boolean(),
  tests: z.enum(TESTS_MODES),
  /** The person, school or organisation that runs the server; null when it is not said. */
  operatorName: z.string().nullable(),
});
export type ServerSetup = z.infer<typeof serverSetupSchema>;

export const serverSetupEndpoints = {
  'GET /server-setup': {
    summary:
      'Which ways to sign in there are, whether mails are sent, who can sign up, and to whom the test is offered',
    access: 'anyone',
    answers: { 200: serverSetupSchema },
  },
} as const satisfies Endpoints;
