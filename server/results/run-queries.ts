import { type GameRun, RUNS_LISTED } from '#contract/game-runs.ts';
import type { Game } from '#rules/runs.ts';
import type { MainDatabase } from '../database/connect.ts';
import type { GameRunsTable } from '../database/tables.ts';

const RUN_COLUMNS = ['runId', 'timestamp', 'durationMs', 'choice', 'score', 'level'] as const;

/** Stores a run; false, and nothing is changed, when its id is taken. */
export async function insertGameRun(database: MainDatabase, row: GameRunsTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('gameRuns')
    .values(row)
    .onConflict((conflict) => conflict.column('runId').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findGameRun(database: MainDatabase, runId: string) {
  const row = await database
    .selectFrom('gameRuns')
    .select([...RUN_COLUMNS, 'learnerId', 'reportHash'])
    .where('runId', '=', runId)
    .executeTakeFirst();
  if (!row) return undefined;
  return { learnerId: row.learnerId, reportHash: row.reportHash, run: storedRun(row) };
}

/** What a row says of a run. */
export function storedRun({ runId, timestamp, durationMs, choice, score, level }: GameRun): GameRun {
  return { runId, timestamp, durationMs, choice, score, level };
}

/** A learner's runs of one game, the newest first. */
export async function listGameRuns(database: MainDatabase, learnerId: string, game: Game): Promise<GameRun[]> {
  return database
    .selectFrom('gameRuns')
    .select(RUN_COLUMNS)
    .where('learnerId', '=', learnerId)
    .where('game', '=', game)
    .orderBy('timestamp', 'desc')
    .orderBy('receivedAt', 'desc')
    .orderBy('runId', 'desc')
    .limit(RUNS_LISTED)
    .execute();
}

/** Takes all runs of a learner away; the points that they earned stay. */
export async function deleteGameRuns(database: MainDatabase, learnerId: string): Promise<void> {
  await database.deleteFrom('gameRuns').where('learnerId', '=', learnerId).execute();
}
