import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';
import { replaceTable, strictTable } from './strict-table.ts';

/** The contract says which games there are, so that a new game needs no migration. */
export async function allowAnyGame(database: Kysely<unknown>): Promise<void> {
  if (isPostgres(database)) {
    await database.schema.alterTable('gameRuns').dropConstraint('gameRuns_game_check').execute();
    return;
  }
  await strictTable(database, 'gameRunsOfAnyGame')
    .addColumn('runId', 'text', (id) => id.primaryKey().notNull())
    .addColumn('learnerId', 'text', (id) => id.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('game', 'text', (game) => game.notNull())
    .addColumn('timestamp', 'text', (at) => at.notNull())
    .addColumn('receivedAt', 'text', (at) => at.notNull())
    .addColumn('reportHash', 'text', (hash) => hash.notNull())
    .addColumn('durationMs', 'integer', (ms) => ms.notNull().check(sql`"durationMs" >= 0`))
    .addColumn('choice', 'text', (choice) => choice.notNull())
    .addColumn('score', 'integer', (score) => score.notNull().check(sql`score >= 0`))
    .addColumn('level', 'integer', (level) => level.check(sql`level >= 0`))
    .addColumn('report', 'text', (report) => report.notNull())
    .execute();
  await replaceTable(database, 'gameRuns', 'gameRunsOfAnyGame');
  await database.schema
    .createIndex('gameRunsNewestFirst')
    .on('gameRuns')
    .columns(['learnerId', 'game', 'timestamp desc', 'receivedAt desc', 'runId desc'])
    .execute();
}
