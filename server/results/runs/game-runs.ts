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
import { inTransaction } from '../../database/transaction.ts';
import { Problem } from '../../http/answers/problems.ts';
import { clampClientTime, reportHash, saveOnce } from '../save-once.ts';
import {
  findGameRun,
  findPoints,
  insertGameRun,
  listBestRuns,
  listGameRuns,
  lockRunRewards,
  setRunRewards,
  storedRun,
} from './run-queries.ts';
import { rewardsAfterRun } from './run-rewards.ts';

type Submission = { runId: string; learnerId: string; receivedAt: Date };

/** Saves and lists game runs. The score of a run is computed from its report. */
export function createGameRuns(database: MainDatabase) {
  return {
    /**
     * Stores a run with its score and adds its points and XP, in one
     * transaction. Saving the same report again changes nothing.
     * @throws Problem `invalid-request` when the rules do not allow the report, `run-too-short`, `run-too-early`,
     * `not-for-self` for a parent or a teacher who does not use the app as a learner; see also `saveOnce`
     */
    async save<G extends Game>(
      game: G,
      submission: Submission,
      report: RunReportOf[G],
    ): Promise<GameRunAnswer & { isNew: boolean }> {
      const row = runRow(game, submission, report);
      return inTransaction(database, async (transaction) => {
        const { runId, learnerId, durationMs } = row;
        const stored = await saveOnce(row, {
          insert: () => insertGameRun(transaction, row),
          find: () => findGameRun(transaction, runId),
        });
        if (stored) return { run: stored.run, points: await findPoints(transaction, learnerId), isNew: false };
        const { usesForSelf, ...before } = await lockRunRewards(transaction, learnerId);
        if (!fromFlag(usesForSelf)) throw new Problem('not-for-self');
        const rewards = rewardsAfterRun(before, durationMs, submission.receivedAt);
        await setRunRewards(transaction, learnerId, rewards);
        return { run: storedRun(row), points: rewards.points, isNew: true };
      });
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
