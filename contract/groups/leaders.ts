import { z } from 'zod';
import { GROUP_KINDS, GROUP_ROLES } from '#rules/groups/groups.ts';
import type { Endpoints } from '../platform/endpoint.ts';
import { instantSchema } from '../platform/instant.ts';
import { groupsSchema } from './groups.ts';

const role = z.enum(GROUP_ROLES);
/** The code as it was typed. */
const code = z.string().max(40);

/** What an invitation says before it is accepted. */
export const invitedSchema = z.strictObject({
  kind: z.enum(GROUP_KINDS),
  name: z.string(),
  role,
  /** Those who lead the group now. */
  leaderNames: z.array(z.string()),
  memberCount: z.int().min(0),
});
export type Invited = z.infer<typeof invitedSchema>;

/** The open invitations to sign up that a leader made, newest first. Their links cannot be shown again. */
export const signUpInvitationsSchema = z.strictObject({
  invitations: z.array(
    z.strictObject({ invitationId: z.string(), createdAt: instantSchema, expiresAt: instantSchema }),
  ),
});

export const leaderEndpoints = {
  'POST /learners/:learnerId/groups/:groupId/invitations': {
    summary: 'Make a code with which one more person leads a group, or helps in it',
    access: 'lead-groups',
    body: z.strictObject({ role }),
    answers: { 201: groupsSchema },
    problems: ['not-found', 'too-many-invitations'],
  },
  'DELETE /learners/:learnerId/groups/:groupId/invitations/:invitationId': {
    summary: 'Take an invitation back',
    access: 'lead-groups',
    answers: { 200: groupsSchema },
    problems: ['not-found'],
  },
  'PUT /learners/:learnerId/groups/:groupId/leaders/:leaderId': {
    summary: 'Change whether a leader leads a group or helps in it',
    access: 'lead-groups',
    body: z.strictObject({ role }),
    answers: { 200: groupsSchema },
    problems: ['not-found', 'last-leader'],
  },
  'DELETE /learners/:learnerId/groups/:groupId/leaders/:leaderId': {
    summary: 'Remove a leader from a group, or stop leading it',
    access: 'lead-groups',
    answers: { 200: groupsSchema },
    problems: ['not-found', 'last-leader'],
  },
  'POST /learners/:learnerId/invitation-previews': {
    summary: 'What a code for leaders leads to, before accepting it',
    access: 'lead-groups',
    body: z.strictObject({ code }),
    answers: { 200: invitedSchema },
    problems: ['invitation-unknown', 'too-many-tries'],
  },
  'POST /learners/:learnerId/led-groups': {
    summary: 'Accept an invitation with its code, which works once',
    access: 'lead-groups',
    body: z.strictObject({ code }),
    answers: { 201: groupsSchema },
    problems: [
      'sign-in-again',
      'invitation-unknown',
      'other-role-needed',
      'too-many-groups',
      'too-many-leaders',
      'member-of-group',
      'too-many-tries',
    ],
  },
  'POST /learners/:learnerId/groups/:groupId/sign-up-invitations': {
    summary: 'Make a link with which one more person signs up',
    access: 'lead-groups',
    answers: { 201: z.strictObject({ token: z.string(), expiresAt: instantSchema }) },
    problems: ['not-found', 'sign-up-closed', 'too-many-sign-up-invitations'],
  },
  'GET /learners/:learnerId/sign-up-invitations': {
    summary: 'The open invitations to sign up that a leader made',
    access: 'lead-groups',
    answers: { 200: signUpInvitationsSchema },
  },
  'DELETE /learners/:learnerId/sign-up-invitations/:signUpInvitationId': {
    summary: 'Take an invitation to sign up back',
    access: 'lead-groups',
    answers: { 200: signUpInvitationsSchema },
    problems: ['not-found'],
  },
} as const satisfies Endpoints;
