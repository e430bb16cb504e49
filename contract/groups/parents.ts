import { z } from 'zod';
import type { Endpoints } from '../platform/endpoint.ts';
import { instantSchema } from '../platform/instant.ts';

/** The agreement of one parent, and of all linked parents together. */
export const screeningConsentSchema = z.strictObject({
  /** Whether screening results of the pupil are stored: a linked parent agreed, and none took it back. */
  screeningAgreed: z.boolean(),
  /** Whether the sender agreed. */
  hasAgreed: z.boolean(),
});
export type ScreeningConsent = z.infer<typeof screeningConsentSchema>;

/** A person who leads a family of a pupil, or helps in it, as a leader of the pupil's class sees them. */
export const linkedParentSchema = z.strictObject({
  parentId: z.string(),
  name: z.string(),
  /** When the pupil joined the family. */
  since: instantSchema,
  /** `reported`: the operator has to decide. `confirmed`: the operator did so of late; until later, no new report is taken. */
  state: z.enum(['linked', 'reported', 'confirmed', 'removed']),
});
export type LinkedParent = z.infer<typeof linkedParentSchema>;

/** The linked parents of a pupil, the oldest link first. */
const linkedParentsSchema = z.strictObject({ parents: z.array(linkedParentSchema) });

export const parentEndpoints = {
  'PUT /learners/:learnerId/groups/:groupId/members/:memberId/screening-agreement': {
    summary: 'A parent agrees that screening results of a pupil are kept, and reads those from then on',
    access: 'lead-groups',
    /** `textVersion`: of the text that the parent read, as `PARENT_AGREEMENT_VERSION`. */
    body: z.strictObject({ textVersion: z.string().max(40) }),
    answers: { 200: screeningConsentSchema },
    problems: ['not-found', 'outdated-page'],
  },
  'DELETE /learners/:learnerId/groups/:groupId/members/:memberId/screening-agreement': {
    summary:
      'A parent takes this back, which deletes the screening results that this parent could read; no new ones are kept',
    access: 'lead-groups',
    answers: { 200: screeningConsentSchema },
    problems: ['not-found'],
  },
  'GET /learners/:learnerId/groups/:groupId/members/:memberId/parents': {
    summary: 'The linked parents of a pupil, for those who lead the class',
    access: 'lead-groups',
    answers: { 200: linkedParentsSchema },
    problems: ['not-found'],
  },
  'PUT /learners/:learnerId/groups/:groupId/members/:memberId/parents/:parentId/report': {
    summary:
      'Say that a person is not the parent of a pupil: they read nothing, and nobody agrees anew, until the operator decides',
    access: 'lead-groups',
    answers: { 200: linkedParentsSchema },
    problems: ['not-found'],
  },
} as const satisfies Endpoints;
