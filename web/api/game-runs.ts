import { queryOptions } from '@tanstack/react-query';
import type { BestRun, GameRun, GameRuns } from '#contract/games/game-runs.ts';
import { GAMES, type Game } from '#rules/games/runs.ts';
import { unclaimedRuns } from '../device/results/unclaimed-runs.ts';
import { request } from '../http/request.ts';

/** The runs of a learner from the server; for a visitor (`null`), those on this device. Newest first. */
export function runsQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['game-runs', owner],
    queryFn: () => readRuns(owner),
  });
}

/** The best run of each game and variant of a learner; for a visitor (`null`), of those on this device. */
export function bestRunsQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['best-runs', owner],
    queryFn: () => readBestRuns(owner),
  });
}

/** The same as `runsQuery`, for pages without TanStack Query. */
export async function readRuns(owner: string | null): Promise<GameRuns> {
  return owner === null ? runsOfDevice() : request('GET /learners/:learnerId/runs', { params: { learnerId: owner } });
}

/** The same as `bestRunsQuery`, for pages without TanStack Query. */
export async function readBestRuns(owner: string | null): Promise<BestRun[]> {
  return owner === null
    ? bestRunsOfDevice()
    : request('GET /learners/:learnerId/best-runs', { params: { learnerId: owner } });
}

async function bestRunsOfDevice(): Promise<BestRun[]> {
  const best = new Map<string, BestRun>();
  for (const { game, run } of await unclaimedRuns()) {
    const key = `${game} ${run.choice}`;
    if (!run.validity && run.score > (best.get(key)?.score ?? -1)) best.set(key, { ...run, game });
  }
  return [...best.values()];
}

async function runsOfDevice(): Promise<GameRuns> {
  const kept = await unclaimedRuns();
  const of = (game: Game): GameRun[] =>
    kept
      .filter((each) => each.game === game)
      .map(({ run }) => run)
      .sort((a, b) => b.timestamp.localeCompare(a.timestamp));
  return Object.fromEntries(GAMES.map((game) => [game, of(game)])) as GameRuns;
}
