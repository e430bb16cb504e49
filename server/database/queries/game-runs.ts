import { sql } from 'kysely';
import { type GameRun, RUNS_LISTED } from '#contract/game-runs.ts';
import type { Game } from '#rules/runs.ts';
import { compiledOnce } from '../compiled-once.ts';
import type { MainDatabase } from '../connect.ts';
import type { GameRunsTable } from '../tables.ts';

const RUN_COLUMNS = ['runId', 'timestamp', 'durationMs', 'choice', 'score', 'level'] as const;

const insert = compiledOnce((database: MainDatabase, row: GameRunsTable) =>
  database
    .insertInto('gameRuns')
    .values(row)
    .onConflict((conflict) => conflict.column('runId').doNothing()),
);

/** Stores a run; false, and nothing is changed, when its id is taken. */
export async function insertGameRun(database: MainDatabase, row: GameRunsTable): Promise<boolean> {
  return (await insert(database, row)).numAffectedRows === 1n;
}

const runOf = compiledOnce((database: MainDatabase, { runId }: { runId: string }) =>
  database
    .selectFrom('gameRuns')
    .select([...RUN_COLUMNS, 'learnerId', 'game', 'reportHash'])
    .where('runId', '=', runId),
);

export async function findGameRun(database: MainDatabase, runId: string) {
  const [row] = (await runOf(database, { runId })).rows;
  if (!row) return undefined;
  return { learnerId: row.learnerId, game: row.game, reportHash: row.reportHash, run: storedRun(row) };
}

/** What a row says of a run. */
export function storedRun({ runId, timestamp, durationMs, choice, score, level }: GameRun): GameRun {
  return { runId, timestamp, durationMs, choice, score, level };
}

const newestRuns = compiledOnce((database: MainDatabase, { learnerId, game }: { learnerId: string; game: Game }) =>
  database
    .selectFrom('gameRuns')
    .select(RUN_COLUMNS)
    .where('learnerId', '=', learnerId)
    .where('game', '=', game)
    .orderBy('timestamp', 'desc')
    .orderBy('receivedAt', 'desc')
    .orderBy('runId', 'desc')
    .limit(sql.lit(RUNS_LISTED)),
);

/** A learner's runs of one game, the newest first. */
export async function listGameRuns(database: MainDatabase, learnerId: string, game: Game): Promise<GameRun[]> {
  return (await newestRuns(database, { learnerId, game })).rows;
}

/** Takes all runs of a learner away; the points that they earned stay. */
export async function deleteGameRuns(database: MainDatabase, learnerId: string): Promise<void> {
  await database.deleteFrom('gameRuns').where('learnerId', '=', learnerId).execute();
}
