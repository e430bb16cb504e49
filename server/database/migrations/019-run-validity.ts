import type { Kysely } from 'kysely';

/** Why a run of a game is not a valid measurement. Earlier runs were not checked. */
export async function addRunValidity(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('gameRuns').addColumn('validity', 'text').execute();
}
