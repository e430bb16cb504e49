import { queryOptions } from '@tanstack/react-query';
import type { GameRun, GameRuns } from '#contract/game-runs.ts';
import type { Game } from '#rules/runs.ts';
import { request } from './request.ts';
import { unclaimedRuns } from './unclaimed-runs.ts';

/** The runs of the learner who is here, from the server; signed out, those this device keeps. Newest first. */
export function runsQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['game-runs', owner],
    queryFn: () => (owner === null ? runsOfDevice() : request<GameRuns>(`/api/learners/${owner}/runs`)),
  });
}

async function runsOfDevice(): Promise<GameRuns> {
  const kept = await unclaimedRuns();
  const of = (game: Game): GameRun[] =>
    kept
      .filter((each) => each.game === game)
      .map(({ run }) => run)
      .sort((a, b) => b.timestamp.localeCompare(a.timestamp));
  return {
    simon: of('simon'),
    'multitask-master': of('multitask-master'),
    'spot-the-difference': of('spot-the-difference'),
    'whack-a-mole': of('whack-a-mole'),
    'picture-words': of('picture-words'),
  };
}
