import type { MainDatabase } from '../database/connect.ts';

/** The nickname under which others see the learner; null while only the learner sees their place. */
export async function findNickname(database: MainDatabase, learnerId: string): Promise<string | null> {
  const learners = database.selectFrom('learners').select('leaderboardNickname').where('id', '=', learnerId);
  return (await learners.executeTakeFirst())?.leaderboardNickname ?? null;
}

export async function setName(database: MainDatabase, learnerId: string, name: string, at: Date): Promise<void> {
  const updatedAt = at.toISOString();
  await database.updateTable('learners').set({ name, updatedAt }).where('id', '=', learnerId).execute();
}

/** Says what an `img` shows for the learner: an address of ours, or nothing. */
export async function setImage(
  database: MainDatabase,
  learnerId: string,
  image: string | null,
  at: Date,
): Promise<void> {
  const updatedAt = at.toISOString();
  await database.updateTable('learners').set({ image, updatedAt }).where('id', '=', learnerId).execute();
}
