import { z } from 'zod';
import type { SampleAvatar } from '#rules/leaderboard.ts';
import { NICKNAME, tidyNickname } from '#rules/nickname.ts';

/** Under which nickname a learner is shown to others; null takes them off. */
export const leaderboardChoiceSchema = z.strictObject({
  nickname: z
    .string()
    .max(NICKNAME.longest * 8)
    .transform(tidyNickname)
    .nullable(),
});

export type LeaderboardRow = {
  /** From 1; rows with equal points have the same place. */
  place: number;
  /** A nickname; null for the learner who asks when others do not see them. */
  name: string | null;
  points: number;
  /** The name of a picture of ours; null where the first letter of the name stands. */
  avatar: SampleAvatar | null;
  isSample: boolean;
  isYou: boolean;
};

/** How the learner who asks stands among shown learners, samples and themselves; `nickname` is null while not shown. */
export type OwnPlace = { place: number; points: number; nickname: string | null };

/**
 * The first places. Nothing in it leads to a person: no id, no real name, no email, no photo. A learner who asks is
 * counted among the rows even when only they see themselves.
 */
export type Leaderboard = { rows: LeaderboardRow[]; you: OwnPlace | null };
