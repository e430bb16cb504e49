import type { GameRunAnswer, GameRuns, RunReportOf } from '#contract/game-runs.ts';
import { isPossibleMultitaskRun, multitaskLeastDurationMs, multitaskResult } from '#rules/games/multitask-master.ts';
import { isPossibleSimonRun, simonLeastDurationMs, simonResult } from '#rules/games/simon.ts';
import { isPossibleSpotRun, spotLeastDurationMs, spotResult } from '#rules/games/spot-the-difference.ts';
import { isPossibleMoleRun, moleLeastDurationMs, moleResult } from '#rules/games/whack-a-mole.ts';
import { POINTS_PER_RUN } from '#rules/points.ts';
import {
  isPossiblePictureWordsRun,
  pictureWordsLeastDurationMs,
  pictureWordsResult,
} from '#rules/quizzes/picture-words.ts';
import { type Game, type RunResult, runChoice } from '#rules/runs.ts';
import type { MainDatabase } from '../database/connect.ts';
import type { GameRunsTable } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { Problem } from '../http/problems.ts';
import { addPoints, findGameRun, findPoints, insertGameRun, listGameRuns, storedRun } from './run-queries.ts';
import { clampClientTime, reportHash, saveOnce } from './save-once.ts';

type RunRules<Report> = {
  result(report: Report): RunResult;
  /** The shortest possible duration of the reported run in milliseconds. */
  leastDurationMs(report: Report): number;
  /** Whether the reported events can happen in a game. */
  isPossible(report: Report): boolean;
};

/** The rules of each game; the browser uses the same functions. */
const RUN_RULES: { [G in Game]: RunRules<RunReportOf[G]> } = {
  simon: { result: simonResult, leastDurationMs: simonLeastDurationMs, isPossible: isPossibleSimonRun },
  'multitask-master': {
    result: multitaskResult,
    leastDurationMs: multitaskLeastDurationMs,
    isPossible: isPossibleMultitaskRun,
  },
  'spot-the-difference': { result: spotResult, leastDurationMs: spotLeastDurationMs, isPossible: isPossibleSpotRun },
  'whack-a-mole': { result: moleResult, leastDurationMs: moleLeastDurationMs, isPossible: isPossibleMoleRun },
  'picture-words': {
    result: pictureWordsResult,
    leastDurationMs: pictureWordsLeastDurationMs,
    isPossible: isPossiblePictureWordsRun,
  },
};

type Sender = { runId: string; learnerId: string; receivedAt: Date };

/** Saves and lists game runs. The score of a run is computed from its report. */
export function createGameRuns(database: MainDatabase) {
  return {
    /**
     * Stores a run with its score and adds its points, in one transaction. Saving the same report again changes nothing.
     * @throws Problem `invalid-request` when the rules do not allow the report, `run-too-short`; see also `saveOnce`
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

    /** The learner's runs of each game, newest first. */
    async list(learnerId: string): Promise<GameRuns> {
      const runsOf = (game: Game) => listGameRuns(database, learnerId, game);
      return {
        simon: await runsOf('simon'),
        'multitask-master': await runsOf('multitask-master'),
        'spot-the-difference': await runsOf('spot-the-difference'),
        'whack-a-mole': await runsOf('whack-a-mole'),
        'picture-words': await runsOf('picture-words'),
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
  const { finishedAt, ...events } = report;
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
    report: JSON.stringify(events),
  };
}
