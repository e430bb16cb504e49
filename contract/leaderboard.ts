import { z } from 'zod';
import type { SampleAvatar } from '#rules/leaderboard.ts';
import { NICKNAME, normalizeNickname } from '#rules/nickname.ts';

/** The nickname that other people see; null removes the learner from the leaderboard. */
export const leaderboardChoiceSchema = z.strictObject({
  nickname: z
    .string()
    .max(NICKNAME.longest * 8)
    .transform(normalizeNickname)
    .nullable(),
});

export type LeaderboardRow = {
  /** From 1; rows with equal points have the same place. */
  place: number;
  /** A nickname; null for the requesting learner when they are hidden from others. */
  name: string | null;
  points: number;
  /** The name of a built-in picture; null when the first letter of the name is shown instead. */
  avatar: SampleAvatar | null;
  isSample: boolean;
  isYou: boolean;
};

/** The place of the requesting learner among shown learners and samples; `nickname` is null while they are hidden. */
export type OwnPlace = { place: number; points: number; nickname: string | null };

/**
 * The first places. Nothing in it identifies a person: no id, real name, email or photo. `rows` includes the requesting
 * learner even when they are hidden from others.
 */
export type Leaderboard = { rows: LeaderboardRow[]; you: OwnPlace | null };
