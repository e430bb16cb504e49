import {
  type BestRun,
  type GameRunAnswer,
  type GameRuns,
  RUN_RULES,
  type RunReportOf,
} from '#contract/games/game-runs.ts';
import { GAMES, type Game, runVariant } from '#rules/games/runs.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { fromFlag } from '../../database/flags.ts';
import type { GameRunsTable } from '../../database/tables.ts';
import { inSharedCommit } from '../../database/transaction.ts';
import { Problem } from '../../http/answers/problems.ts';
import { clampClientTime, reportHash, sameResult } from '../save-once.ts';
import {
  findGameRun,
  findRewards,
  insertRunWithRewards,
  listBestRuns,
  listGameRuns,
  storedRun,
} from './run-queries.ts';
import { rewardsAfterRun } from './run-rewards.ts';

type Submission = { runId: string; learnerId: string; receivedAt: Date };
type Saved = GameRunAnswer & { isNew: boolean };

/** Saves and lists game runs. The score of a run is computed from its report. */
export function createGameRuns(database: MainDatabase) {
  return {
    /**
     * Stores a run with its score and adds its points and XP, both or
     * neither. Saving the same report again changes nothing.
     * @throws Problem `invalid-request` when the rules do not allow the report, `run-too-short`, `run-too-early`,
     * `not-for-self` for a parent or a teacher who does not use the app as a learner; see also `sameResult`
     */
    async save<G extends Game>(game: G, submission: Submission, report: RunReportOf[G]): Promise<Saved> {
      const row = runRow(game, submission, report);
      for (;;) {
        const saved = await inSharedCommit(database, (connection) => saveRun(connection, row, submission.receivedAt));
        if (saved) return saved;
      }
    },

    /** The learner's runs of each game, newest first. */
    async list(learnerId: string): Promise<GameRuns> {
      const runs: Partial<GameRuns> = {};
      for (const game of GAMES) runs[game] = await listGameRuns(database, learnerId, game);
      return runs as GameRuns;
    },

    /** The best run of each game and choice of a learner. */
    listBest: (learnerId: string): Promise<BestRun[]> => listBestRuns(database, learnerId),
  };
}

/** Returns undefined, and stores nothing, when another request saved a run between reading and writing. */
async function saveRun(database: MainDatabase, row: GameRunsTable, receivedAt: Date): Promise<Saved | undefined> {
  const { rewards: before, usesForSelf, isStored } = await findRewards(database, row);
  if (isStored) {
    const stored = sameResult(row, await findGameRun(database, row.runId));
    return { run: stored.run, points: before.points, isNew: false };
  }
  if (!fromFlag(usesForSelf)) throw new Problem('not-for-self');
  const rewards = rewardsAfterRun(before, row.durationMs, receivedAt);
  if (!(await insertRunWithRewards(database, row, before.points, rewards))) return undefined;
  return { run: storedRun(row), points: rewards.points, isNew: true };
}

function runRow<G extends Game>(
  game: G,
  { runId, learnerId, receivedAt }: Submission,
  report: RunReportOf[G],
): GameRunsTable {
  const { result, leastDurationMs, isPossible } = RUN_RULES[game];
  if (!isPossible(report)) throw new Problem('invalid-request');
  if (report.durationMs < leastDurationMs(report)) throw new Problem('run-too-short');
  const { finishedAt, ...events } = report;
  const { score, level, validity = null } = result(report);
  return {
    runId: runId.toLowerCase(),
    learnerId,
    game,
    timestamp: clampClientTime(finishedAt, receivedAt).toISOString(),
    receivedAt: receivedAt.toISOString(),
    reportHash: reportHash(report),
    durationMs: report.durationMs,
    choice: runVariant(report),
    score,
    level,
    validity,
    report: JSON.stringify(events),
  };
}
