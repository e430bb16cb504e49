import { z } from 'zod';
import { ADDED_KINDS } from '#rules/people/take-back.ts';
import type { Endpoints } from '../platform/endpoint.ts';
import { instantSchema } from '../platform/instant.ts';
import { PASSWORD } from './password.ts';
import { mailTokenSchema } from './sign-in.ts';

/** In characters: longer than any id. */
const LONGEST_ID = 100;
/** More than can be added to an account in the time that is taken back. */
const MOST_KEPT = 80;

/** Something that was added to an account, with which another person could still see or use it after a new password. */
export const addedSchema = z.strictObject({
  /** Only names it in the next request. */
  id: z.string(),
  kind: z.enum(ADDED_KINDS),
  /** The id of a provider, the name of a group or of a leader; empty for a link. */
  name: z.string(),
  addedAt: instantSchema,
  /** The browser in which it was added, such as "Chrome on Windows"; null when that is not known any more. */
  device: z.string().nullable(),
});
export type Added = z.infer<typeof addedSchema>;

export const takeBackEndpoints = {
  'POST /auth/take-back-previews': {
    summary: 'What was added to the account of a link in the last 30 days; changes nothing',
    access: 'anyone',
    body: z.strictObject({ token: mailTokenSchema }),
    answers: { 200: z.strictObject({ added: z.array(addedSchema) }) },
    problems: ['link-not-usable', 'too-many-tries'],
  },
  'POST /auth/take-back': {
    summary: 'Set a new password, end all sessions, and remove what was added in the last 30 days but what is kept',
    access: 'anyone',
    body: z.strictObject({
      token: mailTokenSchema,
      password: z.string().max(PASSWORD.longestInRequest),
      /** The ids of what was added by the learner and stays. */
      keeps: z.array(z.string().max(LONGEST_ID)).max(MOST_KEPT),
    }),
    answers: { 200: z.strictObject({}) },
    problems: [
      'link-not-usable',
      'parent-agreement-needed',
      'weak-password',
      'long-password',
      'common-password',
      'too-many-tries',
    ],
  },
} as const satisfies Endpoints;
