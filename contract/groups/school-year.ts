import { z } from 'zod';
import { GROUP } from '#rules/groups/groups.ts';
import type { Endpoints } from '../platform/endpoint.ts';
import { memberIdSchema } from './assignments.ts';
import { groupIdSchema, groupNameSchema, groupsSchema } from './groups.ts';

/**
 * What becomes of a member who leaves the group for good. `account-ends`: a teacher made the account, and it has no
 * password, provider, parent or other group, so it is deleted after some weeks. `only-leaves`: the account stays.
 */
export const leavingSchema = z.enum(['account-ends', 'only-leaves']);

/** The members of a group, and the pupils whose accounts its leaders look after although they are not in it. */
export const rollSchema = z.strictObject({
  members: z.array(z.strictObject({ memberId: z.string(), name: z.string(), leaving: leavingSchema })),
  former: z.array(
    z.strictObject({
      memberId: z.string(),
      name: z.string(),
      /** The day on which the account is deleted, as YYYY-MM-DD in UTC; null: it stays. */
      endsOn: z.iso.date().nullable(),
    }),
  ),
  /** The day on which accounts would be deleted that are told to end today. */
  wouldEndOn: z.iso.date(),
});
export type Roll = z.infer<typeof rollSchema>;

const members = z.array(memberIdSchema).max(GROUP.mostMembers);

/** What happens to a member in a new school year. `same-name`: a pupil of the other class has this name, so they stay. */
export const yearOutcomeSchema = z.enum(['stays', 'moves', 'same-name', 'no-room', ...leavingSchema.options]);

export const newYearSchema = z.strictObject({
  /** For each member, in the order of their names. */
  members: z.array(z.strictObject({ memberId: z.string(), name: z.string(), outcome: yearOutcomeSchema })),
  /** The name of the class that members move to; null when nobody moves. */
  movesTo: z.string().nullable(),
  /** The day on which accounts that end are deleted. */
  endsOn: z.iso.date(),
});
export type NewYear = z.infer<typeof newYearSchema>;

export const schoolYearEndpoints = {
  'GET /learners/:learnerId/groups/:groupId/roll': {
    summary: 'Who is in a group and who was, and what becomes of each account when they leave',
    access: 'lead-groups',
    answers: { 200: rollSchema },
    problems: ['not-found'],
  },
  'PUT /learners/:learnerId/groups/:groupId/members/:memberId': {
    summary: 'Put a pupil back who was removed or left; nothing is shared at first, and the account stays',
    access: 'lead-groups',
    answers: { 200: groupsSchema },
    problems: ['not-found', 'group-full', 'too-many-groups'],
  },
  'DELETE /learners/:learnerId/groups/:groupId/end': {
    summary: 'Keep a class that was deleted, and the accounts that would have ended with it',
    access: 'lead-groups',
    answers: { 200: groupsSchema },
    problems: ['not-found'],
  },
  'POST /learners/:learnerId/groups/:groupId/new-year': {
    summary:
      'A new school year: rename a class, move members to another class, and end the accounts of those who leave',
    access: 'lead-groups',
    body: z.strictObject({
      name: groupNameSchema,
      /** The class to move to: one that the sender leads, or one of a colleague who gave its code to join. */
      to: z
        .union([z.strictObject({ groupId: groupIdSchema }), z.strictObject({ code: z.string().max(40) })])
        .nullable(),
      moved: members,
      left: members,
      isPreview: z.boolean(),
    }),
    answers: { 200: newYearSchema },
    problems: ['not-found', 'group-code-unknown', 'too-many-tries'],
  },
} as const satisfies Endpoints;
