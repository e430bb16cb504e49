import { type ExpressionBuilder, sql } from 'kysely';
import { LEADERBOARD, type RankedEntry } from '#rules/rewards/leaderboard.ts';
import type { MainDatabase } from '../../database/connect.ts';
import type { Flag, MainTables } from '../../database/tables.ts';

/** `points` are the XP of the leaderboard. */
export type ShownLearner = RankedEntry & { reachedAt: string; nickname: string | null };
export type RankedLearner = ShownLearner & { formerNickname: string | null; usesForSelf: Flag };

/** The first `LEADERBOARD.placesShown` learners who are shown, in the order of their places. */
export async function listShownLearners(database: MainDatabase): Promise<ShownLearner[]> {
  return (
    database
      .selectFrom('learners')
      // `setNickname` fills `xpReachedAt`.
      .select(({ ref }) => [
        'id',
        'xp as points',
        'leaderboardNickname as nickname',
        ref('xpReachedAt').$castTo<string>().as('reachedAt'),
      ])
      .where(isShown)
      .orderBy('xp', 'desc')
      .orderBy('xpReachedAt')
      .orderBy('id')
      // With a bound parameter as limit, SQLite would plan the query again at each call.
      .limit(sql.lit(LEADERBOARD.placesShown))
      .execute()
  );
}

/** A learner with their XP, shown or not; undefined when there is no such learner. */
export async function findRankedLearner(database: MainDatabase, learnerId: string): Promise<RankedLearner | undefined> {
  return rankedLearners(database).where('learners.id', '=', learnerId).executeTakeFirst();
}

/** The learner whose session has this token, with the columns from which the session's lifetime follows. */
export async function findRankedLearnerByToken(database: MainDatabase, token: string) {
  const row = await rankedLearners(database)
    .innerJoin('sessions', 'sessions.userId', 'learners.id')
    .select(['sessions.expiresAt', 'sessions.isShared'])
    .where('sessions.token', '=', token)
    .executeTakeFirst();
  return row && { expiresAt: row.expiresAt, isShared: row.isShared, found: row as RankedLearner };
}

/**
 * The number of shown learners for each number of XP, the fewest XP first: of those with more than `above` XP, the next
 * `atLeast` learners and all with as many XP as the last of them. Empty when nobody has more.
 */
export async function countShownByXp(database: MainDatabase, above: number, atLeast: number) {
  const learners = database.selectFrom('learners').where(isShown).where('xp', '>', above);
  const last = await learners
    .select('xp')
    .orderBy('xp')
    .limit(1)
    .offset(atLeast - 1)
    .executeTakeFirst();
  return learners
    .$if(last !== undefined, (some) => some.where('xp', '<=', last?.xp ?? 0))
    .select(['xp', ({ fn }) => fn.countAll<number>().as('shown')])
    .groupBy('xp')
    .orderBy('xp')
    .execute();
}

/** Whether another learner has a nickname. */
export async function isNicknameTaken(database: MainDatabase, nickname: string, learnerId: string): Promise<boolean> {
  const other = await database
    .selectFrom('learners')
    .select('id')
    .where('leaderboardNicknameKey', '=', nickname)
    .where('id', '!=', learnerId)
    .executeTakeFirst();
  return other !== undefined;
}

/** Sets the nickname under which a learner is shown; null hides them. */
export async function setNickname(database: MainDatabase, learnerId: string, nickname: string | null): Promise<void> {
  await database
    .updateTable('learners')
    .set((row) => ({
      leaderboardNickname: nickname,
      leaderboardNicknameKey: nickname,
      formerNickname: null,
      // Places are ordered by this instant, which is null before the first XP.
      xpReachedAt: reachedAt(row),
    }))
    .where('id', '=', learnerId)
    .execute();
}

/**
 * Whether a learner has a nickname and uses the app as a learner.
 * A bound parameter for the flag would not use the index.
 */
function isShown({ eb, and }: ExpressionBuilder<MainTables, 'learners'>) {
  return and([eb('leaderboardNickname', 'is not', null), eb('usesForSelf', '=', sql.lit<Flag>(1))]);
}

function rankedLearners(database: MainDatabase) {
  return database
    .selectFrom('learners')
    .select([
      'learners.id',
      'learners.xp as points',
      'learners.leaderboardNickname as nickname',
      'learners.formerNickname',
      'learners.usesForSelf',
    ])
    .select((row) => reachedAt(row).as('reachedAt'));
}

/** The instant at which the learner reached their XP; without XP, that of the sign-up. */
function reachedAt({ fn }: ExpressionBuilder<MainTables, 'learners'>) {
  return fn.coalesce('learners.xpReachedAt', 'learners.createdAt');
}
