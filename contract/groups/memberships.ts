import { z } from 'zod';
import { GROUP_KINDS, GROUP_ROLES, ROLES } from '#rules/groups/groups.ts';
import { learnerSchema } from '../people/learner.ts';
import { PASSWORD } from '../people/password.ts';
import type { Endpoints } from '../platform/endpoint.ts';
import { instantSchema } from '../platform/instant.ts';
import { sharesSchema, wantedSharesSchema } from './groups.ts';

/** A leader as learners see them; `rules/access.ts` says what each role may see. */
export const shownLeaderSchema = z.strictObject({ name: z.string(), role: z.enum(GROUP_ROLES), since: instantSchema });
export type ShownLeader = z.infer<typeof shownLeaderSchema>;

/** The fields of a group that are shown to a person who has its code: those who lead it first, then those who help. */
const groupFacts = { kind: z.enum(GROUP_KINDS), name: z.string(), leaders: z.array(shownLeaderSchema) };

/** A group that the learner is in, and what they share with its leaders. */
export const membershipSchema = z.strictObject({
  groupId: z.string(),
  ...groupFacts,
  joinedAt: instantSchema,
  shares: sharesSchema,
  /** Whether a leader was reported as no parent, and sees nothing of the learner unless the operator confirms them. */
  isChecked: z.boolean(),
  /** The day on which a leader deletes the class, as YYYY-MM-DD in UTC; null: it stays. */
  endsOn: z.iso.date().nullable(),
});
export type Membership = z.infer<typeof membershipSchema>;

/** The views of a learner's results by one leader on one day in UTC, and which kinds of data each view included. */
export const groupViewSchema = z.strictObject({
  firstViewedAt: instantSchema,
  /** The time of the last view; the same as `firstViewedAt` when there was only one. */
  viewedAt: instantSchema,
  /** Null when the account of the leader was deleted. */
  leaderName: z.string().nullable(),
  shown: sharesSchema,
});

/** A look of a teacher at the learner's card, to print it again. Of one day in UTC the first and the last are kept. */
export const cardLookSchema = z.strictObject({ lookedAt: instantSchema, leaderName: z.string().nullable() });

/** A change of a learner's sign-in pictures by a teacher, which ended all sessions. */
export const pictureChangeSchema = z.strictObject({
  changedAt: instantSchema,
  /** Null when the account of the teacher was deleted. */
  leaderName: z.string().nullable(),
});

/**
 * The groups of a learner, oldest first; and the stored views of shared data,
 * changes of sign-in pictures and looks at the card, newest first.
 */
export const membershipsSchema = z.strictObject({
  memberships: z.array(membershipSchema),
  views: z.array(groupViewSchema),
  pictureChanges: z.array(pictureChangeSchema),
  cardLooks: z.array(cardLookSchema),
});
export type Memberships = z.infer<typeof membershipsSchema>;

/** The code as it was typed. */
const codeSchema = z.string().max(40);
/** `password`: of the account, needed for a learner under 13 who shares more than before. */
const password = z.string().max(PASSWORD.longestInRequest).optional();

export const membershipEndpoints = {
  'PUT /learners/:learnerId/role': {
    summary: 'Say who one is: a learner, a parent or a teacher',
    access: 'change-role',
    body: z.strictObject({ role: z.enum(ROLES) }),
    answers: { 200: learnerSchema },
    problems: ['adults-only', 'leads-groups', 'teachers-by-operator'],
  },
  'PUT /learners/:learnerId/for-myself': {
    summary: 'For a parent or a teacher: whether they use the app for themself too; switching it off deletes nothing',
    access: 'change-role',
    body: z.strictObject({ usesForSelf: z.boolean() }),
    answers: { 200: learnerSchema },
    problems: ['grown-ups-only'],
  },
  'POST /learners/:learnerId/group-previews': {
    summary: 'What a code leads to, before joining',
    access: 'join-groups',
    body: z.strictObject({ code: codeSchema }),
    answers: { 200: z.strictObject(groupFacts) },
    problems: ['group-code-unknown', 'too-many-tries'],
  },
  'GET /learners/:learnerId/memberships': {
    summary: 'The groups of the learner, what each leader is shown, and when they looked',
    access: 'join-groups',
    answers: { 200: membershipsSchema },
  },
  'POST /learners/:learnerId/memberships': {
    summary: 'Join a group by its code; joining twice changes nothing',
    access: 'join-groups',
    body: z.strictObject({ code: codeSchema, shares: wantedSharesSchema, password }),
    answers: { 201: membershipsSchema },
    problems: [
      'group-code-unknown',
      'group-full',
      'own-group',
      'too-many-groups',
      'parent-agreement-needed',
      'wrong-current-password',
      'sign-in-again',
      'grown-up-password-needed',
      'too-many-tries',
    ],
  },
  'PUT /learners/:learnerId/memberships/:groupId': {
    summary: 'Change what the leader of a group is shown, or keep it, which answers the question about it',
    access: 'join-groups',
    body: z.strictObject({ shares: wantedSharesSchema, password }),
    answers: { 200: membershipsSchema },
    problems: [
      'not-found',
      'parent-agreement-needed',
      'wrong-current-password',
      'sign-in-again',
      'grown-up-password-needed',
      'too-many-tries',
    ],
  },
  'DELETE /learners/:learnerId/memberships/:groupId': {
    summary: 'Leave a group; its leader sees nothing from then on',
    access: 'join-groups',
    answers: { 200: membershipsSchema },
    problems: ['not-found'],
  },
} as const satisfies Endpoints;
