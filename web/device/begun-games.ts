import { GAMES, type Game } from '#rules/games/runs.ts';
import { stored } from './stored.ts';
import { storedActivity } from './stored-activity.ts';
import { BEGUN_GAMES_KEY } from './stored-learner.ts';

const begunBy = (owner: string | null) =>
  stored<{ owner: string | null; games: readonly Game[] }>(BEGUN_GAMES_KEY, { owner });

/**
 * The games that a learner, or the visitor of this device (`null`), has begun or practised on this device, or finished as far
 * as this device knows.
 */
export function begunGames(owner: string | null): Game[] {
  const here = begunBy(owner).read((kept) => (kept.owner === owner ? (kept.games ?? null) : null)) ?? [];
  const counts = storedActivity(owner)?.all.counts;
  return GAMES.filter((game) => here.includes(game) || (counts?.[game] ?? 0) > 0);
}

/** Stores that a game was begun or practised. `forgetLearner` forgets those of a learner. */
export function markBegun(owner: string | null, game: Game): void {
  begunBy(owner).write({ owner, games: [...new Set([...begunGames(owner), game])] });
}
