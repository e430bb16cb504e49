import { type Kysely, sql } from 'kysely';

/** Finds the best runs of a learner. Contains `validity`, so that SQLite reads nothing but the index. */
export async function addBestRunsIndex({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('bestRunsFirst')
    .on('gameRuns')
    .columns(['learnerId', 'game', 'choice', 'score desc', 'timestamp', 'runId', 'validity'])
    .where(sql<boolean>`"validity" is null`)
    .execute();
}
