import type { GameRunAnswer, GameRuns, RunReportOf } from '#contract/game-runs.ts';
import { POINTS_PER_RUN } from '#rules/points.ts';
import { type Game, runChoice } from '#rules/runs.ts';
import type { MainDatabase } from '../database/connect.ts';
import type { GameRunsTable } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { Problem } from '../http/problems.ts';
import { addPoints, findPoints } from './points-queries.ts';
import { findGameRun, insertGameRun, listGameRuns, storedRun } from './run-queries.ts';
import { RUN_RULES } from './run-rules.ts';
import { clampClientTime, reportHash, saveOnce } from './save-once.ts';

/** Who played a run, under which id, and when it came here. */
type Sender = { runId: string; learnerId: string; receivedAt: Date };

/** Stores what the browsers report about runs together with what it comes to, and lists it. */
export function createGameRuns(database: MainDatabase) {
  return {
    /**
     * Stores a run with its score and adds its points, in one transaction; a repeat changes nothing.
     * @throws Problem when no game goes like that, when it was too short, or when the id belongs to another run.
     */
    async save<G extends Game>(
      game: G,
      sender: Sender,
      report: RunReportOf[G],
    ): Promise<GameRunAnswer & { isNew: boolean }> {
      const row = runRow(game, sender, report);
      return inTransaction(database, async (transaction) => {
        const { runId, learnerId, receivedAt } = row;
        const stored = await saveOnce(row, {
          insert: () => insertGameRun(transaction, row),
          find: () => findGameRun(transaction, runId),
        });
        if (stored) return { run: stored.run, points: await findPoints(transaction, learnerId), isNew: false };
        const points = await addPoints(transaction, learnerId, POINTS_PER_RUN, receivedAt);
        return { run: storedRun(row), points, isNew: true };
      });
    },

    /** A learner's own runs, the newest first. */
    async list(learnerId: string): Promise<GameRuns> {
      const of = (game: Game) => listGameRuns(database, learnerId, game);
      return {
        simon: await of('simon'),
        'multitask-master': await of('multitask-master'),
        'spot-the-difference': await of('spot-the-difference'),
        'whack-a-mole': await of('whack-a-mole'),
        'picture-words': await of('picture-words'),
      };
    },
  };
}

function runRow<G extends Game>(
  game: G,
  { runId, learnerId, receivedAt }: Sender,
  report: RunReportOf[G],
): GameRunsTable {
  const { result, leastDurationMs, isPossible } = RUN_RULES[game];
  if (!isPossible(report)) throw new Problem('invalid-request');
  if (report.durationMs < leastDurationMs(report)) throw new Problem('run-too-short');
  const { finishedAt, ...happened } = report;
  return {
    runId: runId.toLowerCase(),
    learnerId,
    game,
    timestamp: clampClientTime(finishedAt, receivedAt).toISOString(),
    receivedAt: receivedAt.toISOString(),
    reportHash: reportHash(report),
    durationMs: report.durationMs,
    choice: runChoice(report),
    ...result(report),
    report: JSON.stringify(happened),
  };
}
