import {
  type GameRunAnswer,
  type GameRuns,
  RUN_RULES,
  type RunReportOf,
  runReportSchema,
} from '#contract/games/game-runs.ts';
import { GAMES, type Game, runVariant } from '#rules/games/runs.ts';
import { xpAllowanceAtSignUp, xpForPoints } from '#rules/rewards/experience-points.ts';
import { playTimeAfterRun, playTimeAtSignUp } from '#rules/rewards/play-time.ts';
import { pointsOfRun } from '#rules/rewards/points.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { fromFlag } from '../../database/flags.ts';
import type { GameRunsTable } from '../../database/tables.ts';
import { inSharedCommit } from '../../database/transaction.ts';
import { pathParam, type Route } from '../../http/answers/endpoint-routes.ts';
import { jsonBody } from '../../http/answers/json-body.ts';
import { Problem } from '../../http/answers/problems.ts';
import { clampClientTime, reportHash, sameResult } from '../save-once.ts';
import {
  findGameRun,
  findRewards,
  insertRunWithRewards,
  listBestRuns,
  listGameRuns,
  type RunRewards,
  storedRun,
} from './run-queries.ts';

type Submission = { runId: string; learnerId: string; receivedAt: Date };
type Saved = GameRunAnswer & { isNew: boolean };

/** Game runs of signed-in learners. The score of a run is computed from its report. */
export function gameRunRoutes(route: Route, { database, now }: { database: MainDatabase; now: () => Date }) {
  route('GET /learners/:learnerId/runs', async (c) => {
    const runs: Partial<GameRuns> = {};
    for (const game of GAMES) runs[game] = await listGameRuns(database, c.get('learnerId'), game);
    return runs as GameRuns;
  });

  route('GET /learners/:learnerId/best-runs', (c) => listBestRuns(database, c.get('learnerId')));

  route('PUT /learners/:learnerId/runs/:game/:runId', async (c) => {
    const game = pathParam(c, 'game', 'unknown-kind');
    const runId = pathParam(c, 'runId', 'invalid-request');
    const report = await jsonBody(c, runReportSchema(game));
    const { isNew, ...answer } = await save(game, { runId, learnerId: c.get('learnerId'), receivedAt: now() }, report);
    c.status(isNew ? 201 : 200);
    return answer;
  });

  /**
   * Stores a run with its score and adds its points and XP, if it has any, both or neither. Saving the same report again
   * changes nothing.
   * @throws Problem `invalid-request` when the rules do not allow the report, `run-too-short`, `run-too-early`,
   * `not-for-self` for a parent or a teacher who does not use the app as a learner; see also `sameResult`
   */
  async function save<G extends Game>(game: G, submission: Submission, report: RunReportOf[G]): Promise<Saved> {
    const row = runRow(game, submission, report);
    for (;;) {
      const saved = await inSharedCommit(database, (connection) => saveRun(connection, row, submission.receivedAt));
      if (saved) return saved;
    }
  }
}

/** Returns undefined, and stores nothing, when another request saved a run between reading and writing. */
async function saveRun(database: MainDatabase, row: GameRunsTable, receivedAt: Date): Promise<Saved | undefined> {
  const { rewards: before, usesForSelf, isStored } = await findRewards(database, row);
  if (isStored) {
    const stored = sameResult(row, await findGameRun(database, row.runId));
    return { run: stored.run, points: before.points, isNew: false };
  }
  if (!fromFlag(usesForSelf)) throw new Problem('not-for-self');
  const rewards = rewardsAfterRun(before, row, receivedAt);
  if (!(await insertRunWithRewards(database, row, before, rewards))) return undefined;
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

/**
 * A learner's rewards after one more run: its points, and XP up to the allowance. A run without points uses play time too.
 * @throws Problem `run-too-early` when more play time is claimed than has passed
 */
function rewardsAfterRun(before: RunRewards, run: GameRunsTable, receivedAt: Date): RunRewards {
  const [receivedMs, at] = [receivedAt.getTime(), receivedAt.toISOString()];
  const { playTime, xpAllowance } = allowancesOf(before);
  const { leftMs } = playTimeAfterRun(playTime, run.durationMs, receivedMs);
  if (leftMs < 0) throw new Problem('run-too-early', { retryAfterMs: -leftMs });
  const points = pointsOfRun(run);
  const { xp, allowance } = xpForPoints(xpAllowance, points, receivedMs);
  return {
    createdAt: before.createdAt,
    points: before.points + points,
    pointsReachedAt: points > 0 ? at : before.pointsReachedAt,
    xp: before.xp + xp,
    xpReachedAt: xp > 0 ? at : before.xpReachedAt,
    xpAllowance: allowance.left,
    playTimeLeftMs: leftMs,
    allowancesAt: at,
  };
}

/** Before the first run in this version the allowances are those of a sign-up. */
function allowancesOf({ createdAt, xpAllowance, playTimeLeftMs, allowancesAt }: RunRewards) {
  const signedUpMs = Date.parse(createdAt);
  if (xpAllowance === null || playTimeLeftMs === null || allowancesAt === null)
    return { playTime: playTimeAtSignUp(signedUpMs), xpAllowance: xpAllowanceAtSignUp(signedUpMs) };
  const atMs = Date.parse(allowancesAt);
  return { playTime: { leftMs: playTimeLeftMs, atMs }, xpAllowance: { left: xpAllowance, atMs } };
}
