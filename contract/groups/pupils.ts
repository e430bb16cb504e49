import { z } from 'zod';
import { GROUP, GROUP_KINDS } from '#rules/groups/groups.ts';
import { PUPIL_PICTURES, PUPILS, ROW_PROBLEMS } from '#rules/groups/pupils.ts';
import { nameSchema } from '../people/learner.ts';
import { signedInSchema } from '../people/sign-in.ts';
import type { Endpoints } from '../platform/endpoint.ts';
import { memberIdSchema } from './assignments.ts';
import { groupsSchema } from './groups.ts';

/** A cell of an imported list, unchecked: a problem with it is reported as the outcome of its row. */
const field = z.string().max(PUPILS.longestField);

/** A row of a list of pupils. An empty email is the same as none. */
export const pupilRowSchema = z.strictObject({
  name: field,
  email: field.optional(),
  className: field,
  /** The school's own number of the pupil; an empty one is the same as none. */
  number: field.optional(),
  /** The answer where the row is `maybe-known`: whether it means the pupil who is known. */
  isKnown: z.boolean().optional(),
});

/** The three pictures of a pupil, in their order. */
export const picturesSchema = z.tuple([z.enum(PUPIL_PICTURES), z.enum(PUPIL_PICTURES), z.enum(PUPIL_PICTURES)]);

/** The content of a pupil's sign-in card. Secret and pictures are stored encrypted, so that it can be printed again. */
export const pupilCardSchema = z.strictObject({
  name: z.string(),
  /** Whether it is the card of a class or of a family. */
  kind: z.enum(GROUP_KINDS),
  /** The name of the class or family. */
  className: z.string(),
  /** The code of the class or family for signing in with pictures: six characters without a hyphen. It does not expire. */
  pupilCode: z.string(),
  /** The code of the account, for typing without a class: eight characters without a hyphen. */
  cardCode: z.string(),
  /** Stands in the address of the QR code, in its fragment. */
  cardSecret: z.string(),
  pictures: picturesSchema,
});
export type PupilCard = z.infer<typeof pupilCardSchema>;

const cardsSchema = z.strictObject({ cards: z.array(pupilCardSchema) });

/** A member of a class or family whose card this leader may print, and replace. */
export const pupilSchema = z.strictObject({
  memberId: z.string(),
  name: z.string(),
  /** Whether the card can be printed again; not after a change of the server's secret, and not for earlier accounts. */
  hasCard: z.boolean(),
  hasManyWrongTries: z.boolean(),
});
export type Pupil = z.infer<typeof pupilSchema>;

/** Those of a group, in the order of a register. */
const pupilsSchema = z.strictObject({ pupils: z.array(pupilSchema) });

/** The members whose cards are wanted. */
const chosenSchema = z.strictObject({ memberIds: z.array(memberIdSchema).min(1).max(GROUP.mostMembers) });

/**
 * The outcome of a row: a new account, no change, or a problem, with which the row is skipped. `in-other-class`: a pupil of
 * another class of the teacher, who moves. `comes-back`: a pupil of this class who had left it. `maybe-known`: the row is
 * skipped until `isKnown` says whether it means a pupil whom only the name, or only the number, tells. `has-email`: no account is
 * created, because the learner can sign up and join with the code of the class.
 */
export const rowOutcomeSchema = z.enum([
  ...['new', 'there-already', 'in-other-class', 'comes-back', 'maybe-known', 'has-email'],
  ...ROW_PROBLEMS,
] as const);
export type RowOutcome = z.infer<typeof rowOutcomeSchema>;

/** Whom a row that is `maybe-known` may mean: the pupil of another class with its name, or the one with its number and another name. */
export const maybeKnownSchema = z.strictObject({
  /** The place of the row, from 0. */
  row: z.int().min(0),
  name: z.string(),
  className: z.string(),
  by: z.enum(['name', 'number']),
});
export type MaybeKnown = z.infer<typeof maybeKnownSchema>;

/** The outcome of an import of a list, or of its preview. */
export const pupilListSchema = z.strictObject({
  /** One for each row, in their order. */
  outcomes: z.array(rowOutcomeSchema),
  counts: z.strictObject({
    new: z.int().min(0),
    /** Pupils of other classes of the teacher, or who had left, who come to the class of the list with their accounts. */
    moved: z.int().min(0),
    thereAlready: z.int().min(0),
    hasEmail: z.int().min(0),
    faults: z.int().min(0),
    newClasses: z.int().min(0),
  }),
  /** For each row that is `maybe-known`, in their order. */
  maybeKnown: z.array(maybeKnownSchema),
  /** The cards of the new pupils, in the order of the rows; empty in a preview. */
  cards: z.array(pupilCardSchema),
});
export type PupilList = z.infer<typeof pupilListSchema>;

/** The ages of a child whose account a parent makes. */
const childAgeSchema = z.enum(['under-13', '13-to-17']);

export const pupilEndpoints = {
  'POST /learners/:learnerId/pupil-lists': {
    summary: 'Preview a list of pupils, or make an account for each; the same list again changes nothing',
    access: 'lead-groups',
    body: z.strictObject({ rows: z.array(pupilRowSchema).min(1).max(PUPILS.mostRows), isPreview: z.boolean() }),
    answers: { 200: pupilListSchema },
    problems: ['educators-only', 'too-many-tries'],
  },
  'POST /learners/:learnerId/groups/:groupId/children': {
    summary: 'Make the account of a child in a family, without an email; the child signs in with pictures',
    access: 'lead-groups',
    body: z.strictObject({
      name: nameSchema,
      ageBand: childAgeSchema,
      /** What the child shares with the family from the start, as parent and child chose together. */
      shares: z.strictObject({ activity: z.boolean(), progress: z.boolean() }),
    }),
    answers: { 201: pupilsSchema },
    problems: ['not-found', 'pupil-name-taken', 'group-full', 'too-many-tries'],
  },
  'POST /learners/:learnerId/groups/:groupId/members/:memberId/device': {
    summary:
      'Hand this device to a child: the session of the parent ends, and one as with pictures begins for the child',
    access: 'lead-groups',
    answers: { 200: signedInSchema },
    problems: ['not-found', 'not-signed-in'],
  },
  'GET /learners/:learnerId/groups/:groupId/cards': {
    summary: 'The pupils of a class whose cards the teacher may print and replace, without what is on the cards',
    access: 'lead-groups',
    answers: { 200: pupilsSchema },
    problems: ['not-found'],
  },
  'POST /learners/:learnerId/groups/:groupId/cards': {
    summary:
      'The cards of pupils, to print them again; each look is told to the pupil. Cards that cannot be read are left out',
    access: 'lead-groups',
    body: chosenSchema,
    answers: { 200: cardsSchema },
    problems: ['not-found'],
  },
  'PUT /learners/:learnerId/groups/:groupId/pictures': {
    summary: 'Give pupils new cards with new pictures, which ends all their sessions; the pupils are told',
    access: 'lead-groups',
    body: chosenSchema,
    answers: { 200: cardsSchema },
    problems: ['not-found'],
  },
  'PUT /learners/:learnerId/groups/:groupId/sign-in-window': {
    summary: 'Let the pupils of a class sign in with a typed name on any device, for half an hour',
    access: 'lead-groups',
    answers: { 200: groupsSchema },
    problems: ['not-found'],
  },
  'PUT /learners/:learnerId/groups/:groupId/members/:memberId/name': {
    summary: 'Change the name of a pupil whose account the teacher made; the pupil signs in with the new name',
    access: 'lead-groups',
    body: z.strictObject({ name: nameSchema }),
    answers: { 200: z.strictObject({ name: z.string() }) },
    problems: ['not-found', 'pupil-name-taken'],
  },
  'POST /auth/picture-sign-in': {
    summary:
      'Sign in with three pictures and the secret of a card, the code of a card, or the code of a class and a name',
    access: 'anyone',
    body: z.union([
      z.strictObject({ card: field, pictures: picturesSchema }),
      z.strictObject({ code: field, name: field.optional(), pictures: picturesSchema }),
    ]),
    answers: { 200: signedInSchema },
    problems: ['wrong-pictures', 'card-needed', 'not-signed-in', 'too-many-tries'],
  },
} as const satisfies Endpoints;
