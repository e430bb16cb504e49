import { z } from 'zod';
import { SAMPLE_LEARNERS } from '#rules/rewards/leaderboard.ts';
import type { Endpoints } from '../platform/endpoint.ts';

/** In characters: longer than any nickname. */
const LONGEST = 100;

/** The nickname that other people see, one of rules/people/nickname.ts; null removes the learner from the leaderboard. */
export const leaderboardChoiceSchema = z.strictObject({ nickname: z.string().max(LONGEST).nullable() });

const place = z.int().min(1);
/** Experience points (XP): points as far as the learner's allowance went. See rules/rewards/experience-points.ts. */
const points = z.int().min(0);

/** A learner or sample on the leaderboard. */
export const leaderboardRowSchema = z.strictObject({
  /** From 1; rows with equal XP have the same place. */
  place,
  /** A nickname; null for the requesting learner when they are hidden from others. */
  name: z.string().nullable(),
  points,
  /** The name of a built-in picture; null when the first letter of the name is shown instead. */
  avatar: z.enum(SAMPLE_LEARNERS.map(({ avatar }) => avatar)).nullable(),
  isSample: z.boolean(),
  isYou: z.boolean(),
});
export type LeaderboardRow = z.infer<typeof leaderboardRowSchema>;

/**
 * The place of the requesting learner among shown learners and samples; `nickname` is null while they are hidden.
 * `formerNickname`: the one that they typed in an earlier version and others no longer see; null after the next choice.
 */
export const ownPlaceSchema = z.strictObject({
  place,
  points,
  nickname: z.string().nullable(),
  formerNickname: z.string().nullable(),
});

/**
 * The first places. Nothing in it identifies a person: no id, real name, email or photo. `rows` includes the requesting
 * learner even when they are hidden from others.
 */
export const leaderboardSchema = z.strictObject({
  rows: z.array(leaderboardRowSchema),
  /** Null for a visitor, and for a parent or a teacher who does not use the app as a learner. */
  you: ownPlaceSchema.nullable(),
});
export type Leaderboard = z.infer<typeof leaderboardSchema>;

export const leaderboardEndpoints = {
  'GET /leaderboard': {
    summary: 'The first places, and the place of the signed-in learner',
    access: 'anyone',
    answers: { 200: leaderboardSchema },
  },
  'PUT /learners/:learnerId/leaderboard': {
    summary: 'Choose the nickname that others see, or none',
    access: 'choose-nickname',
    body: leaderboardChoiceSchema,
    answers: { 200: leaderboardSchema },
    problems: ['nickname-not-usable', 'nickname-taken'],
  },
} as const satisfies Endpoints;
