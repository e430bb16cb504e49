import { XP } from '#rules/rewards/experience-points.ts';
import { PLAY_TIME } from '#rules/rewards/play-time.ts';
import type { MainDatabase } from '../database/connect.ts';

/** Gives every learner the play time of a whole week, as if they had signed up a week ago. */
export async function saveUpPlayTime(database: MainDatabase): Promise<void> {
  await database
    .updateTable('learners')
    .set({
      playTimeLeftMs: PLAY_TIME.mostSavedMs,
      xpAllowance: XP.mostSaved,
      allowancesAt: new Date().toISOString(),
    })
    .execute();
}
