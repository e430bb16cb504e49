import { type Kysely, sql } from 'kysely';

/** The nickname that a learner typed in an earlier version, which others no longer see. */
export async function addFormerNickname(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('learners').addColumn('formerNickname', 'text').execute();
}

/** Nicknames are chosen from pairs of words now: typed ones are hidden until a new choice. */
export async function hideTypedNicknames<Tables>(database: Kysely<Tables>): Promise<void> {
  await sql`
    update "learners"
    set "formerNickname" = "leaderboardNickname", "leaderboardNickname" = null, "leaderboardNicknameKey" = null
    where "leaderboardNickname" is not null`.execute(database);
}
