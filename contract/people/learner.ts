import { z } from 'zod';
import { ROLES } from '#rules/groups/groups.ts';
import { AGE_BANDS } from '#rules/people/age-band.ts';
import { NAME } from '#rules/people/name.ts';
import { AUTISM_BANDS } from '#rules/screening/questionnaire/traits-questionnaire.ts';
import { NO_TEST_REASONS } from '#rules/screening/test-offer.ts';
import type { Endpoints } from '../platform/endpoint.ts';
import { instantSchema } from '../platform/instant.ts';
import { preferencesSchema, settingsChangeSchema } from './settings.ts';

/** A person's name: NFC-normalised, trimmed, 1 to 80 characters, without control characters. */
export const nameSchema = z
  .string()
  .max(NAME.longest * 4)
  .normalize('NFC')
  .trim()
  .min(NAME.shortest)
  .max(NAME.longest)
  .regex(/^[^\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]*$/u);

const flag = z.enum(['yes', 'no']).nullable();

/** The signed-in learner, as sent to their own browser. */
export const learnerSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Empty when the sign-in provider gave none. */
  email: z.string(),
  emailVerified: z.boolean(),
  image: z.string().nullable(),
  createdAt: instantSchema,
  lastSignInAt: instantSchema,
  points: z.int().min(0),
  adhd: flag,
  dyslexia: flag,
  autism: z.enum(AUTISM_BANDS).nullable(),
  /** Null for accounts created before sign-up asked for it. */
  ageBand: z.enum(AGE_BANDS).nullable(),
  /** The role that the person stated; `learner` by default. */
  role: z.enum(ROLES),
  /**
   * Whether runs, points and attempts of this person are stored: always for a learner; for a parent or a teacher when they
   * switched it on.
   */
  usesForSelf: z.boolean(),
  /** Whether a teacher created the account; then results are stored only after a linked parent consented. */
  isPupil: z.boolean(),
  /** The day on which the account of a pupil is deleted, as YYYY-MM-DD in UTC; null: it stays. */
  endsOn: z.iso.date().nullable(),
  /** Whether this session was opened with pictures. It shows no screening result: `adhd`, `dyslexia` and `autism` are null. */
  isByPictures: z.boolean(),
  /** Whether screening results are stored in the account; null until the learner was asked. A pupil is not asked. */
  keepsResults: z.boolean().nullable(),
  /** Whether their results may be given to researchers, under a made-up id; never of a pupil. */
  inResearch: z.boolean(),
  /** Why no test is offered to this learner; null where tests are offered. */
  noTests: z.enum(NO_TEST_REASONS).nullable(),
  preferences: preferencesSchema,
  /** The settings changed on any of the learner's devices; all others have their defaults. */
  settings: settingsChangeSchema,
});
export type Learner = z.infer<typeof learnerSchema>;

/** The signed-in learner; null when signed out. */
export const sessionSchema = z.strictObject({ learner: learnerSchema.nullable() });

export const learnerEndpoints = {
  'GET /learner': {
    summary: 'The signed-in learner',
    access: 'signed-in',
    answers: { 200: learnerSchema },
  },
  'DELETE /learners/:learnerId': {
    summary: 'Delete the account and everything of the learner',
    access: 'delete-account',
    answers: { 200: sessionSchema },
    problems: ['sign-in-again', 'leads-class-alone'],
  },
} as const satisfies Endpoints;
