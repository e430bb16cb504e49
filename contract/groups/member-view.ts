import { z } from 'zod';
import { TURNING_LETTERS } from '#rules/games/letter-round/letter-round.ts';
import { GAMES } from '#rules/games/runs.ts';
import { PICTURE_NAMES } from '#rules/quizzes/picture-names.ts';
import { WORD_OPTIONS } from '#rules/quizzes/picture-words.ts';
import { gameRunSchema } from '../games/game-runs.ts';
import type { Endpoints } from '../platform/endpoint.ts';
import { assignmentSchema } from './assignments.ts';
import { groupFactsSchema, shownMemberSchema } from './groups.ts';

const times = z.int().min(1);
const letter = z.enum(TURNING_LETTERS);
const soundWord = z.strictObject({ sound: z.int().min(0), index: z.int().min(0) });

/** What was mixed up in the runs that tell something, never in the test; the most often first. */
export const mixUpsSchema = z.strictObject({
  letters: z.array(z.strictObject({ asked: letter, picked: letter, times })),
  /** How many letter rounds that is about; each asks for a letter `LETTER_ROUND.timesEach` times. */
  letterRounds: z.int().min(0),
  /** As in `rules/games/mix-ups.ts`: the content of a language has the words. */
  words: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('real-or-made-up'),
        isWord: z.boolean(),
        part: z.int().min(0),
        index: z.int().min(0),
        times,
      }),
      z.strictObject({ kind: z.literal('first-sound'), asked: soundWord, picked: soundWord, times }),
      z.strictObject({
        kind: z.literal('spelling'),
        picture: z.enum(PICTURE_NAMES),
        picked: z.enum(WORD_OPTIONS),
        times,
      }),
    ]),
  ),
});
export type MixUps = z.infer<typeof mixUpsSchema>;

/** What a leader sees of one member. What is not shared is null, and what was set is seen as on the page of the group. */
export const memberViewSchema = z.strictObject({
  group: groupFactsSchema,
  member: shownMemberSchema,
  /** Those that are for the member, the nearest due date first. */
  assignments: z.array(assignmentSchema),
  /** The days of the last `MEMBER_VIEW.days` on which something was finished, as YYYY-MM-DD in UTC; ascending. */
  days: z.array(z.iso.date()).nullable(),
  /** The runs of these days, newest first, at most `MEMBER_VIEW.mostRuns`. */
  runs: z.array(z.strictObject({ ...gameRunSchema.shape, game: z.enum(GAMES) })).nullable(),
  mixUps: mixUpsSchema.nullable(),
});
export type MemberView = z.infer<typeof memberViewSchema>;

export const memberViewEndpoints = {
  'GET /learners/:learnerId/groups/:groupId/members/:memberId': {
    summary:
      'What a member shares with a leader: days and runs of six weeks, and what was set; each look is told to them',
    access: 'lead-groups',
    answers: { 200: memberViewSchema },
    problems: ['not-found'],
  },
} as const satisfies Endpoints;
