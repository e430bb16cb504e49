import { queryOptions } from '@tanstack/react-query';
import type { GameRun, GameRuns } from '#contract/game-runs.ts';
import { GAMES, type Game } from '#rules/runs.ts';
import { request } from './request.ts';
import { unclaimedRuns } from './unclaimed-runs.ts';

/** The runs of a learner from the server; signed out (`null`), those on this device. Newest first. */
export function runsQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['game-runs', owner],
    queryFn: () =>
      owner === null ? runsOfDevice() : request('GET /learners/:learnerId/runs', { params: { learnerId: owner } }),
  });
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
