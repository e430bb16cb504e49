import { type Kysely, sql } from 'kysely';
import { isOneOf, strictTable } from './strict-table.ts';

const GAMES = ['simon', 'multitask-master', 'spot-the-difference', 'whack-a-mole', 'picture-words'];

/** One table for all games: what differs between games is JSON, what is shown and compared has columns. */
export async function createGameRuns(database: Kysely<unknown>): Promise<void> {
  await strictTable(database, 'gameRuns')
    .addColumn('runId', 'text', (id) => id.primaryKey().notNull())
    .addColumn('learnerId', 'text', (id) => id.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('game', 'text', (game) => game.notNull().check(isOneOf('game', GAMES)))
    .addColumn('timestamp', 'text', (at) => at.notNull())
    .addColumn('receivedAt', 'text', (at) => at.notNull())
    .addColumn('reportHash', 'text', (hash) => hash.notNull())
    .addColumn('durationMs', 'integer', (ms) => ms.notNull().check(sql`"durationMs" >= 0`))
    .addColumn('choice', 'text', (choice) => choice.notNull())
    .addColumn('score', 'integer', (score) => score.notNull().check(sql`score >= 0`))
    .addColumn('level', 'integer', (level) => level.check(sql`level >= 0`))
    .addColumn('report', 'text', (report) => report.notNull())
    .execute();
  await database.schema
    .createIndex('gameRunsNewestFirst')
    .on('gameRuns')
    .columns(['learnerId', 'game', 'timestamp desc', 'receivedAt desc', 'runId desc'])
    .execute();
}
