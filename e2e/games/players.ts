import { GAME_PATHS } from '../../web/paths.ts';
import type { LevelPlayer, Player } from './games.ts';

/** The reading assignment is played in its own journey. */
type PlayedGame = Exclude<keyof typeof GAME_PATHS, 'reading-passage'>;
type PlayerFile = { PLAYER: Player; LEVEL_PLAYER?: LevelPlayer };

const GAMES = Object.keys(GAME_PATHS).filter((game): game is PlayedGame => game !== 'reading-passage');
const FILES = await Promise.all(
  GAMES.map(async (game) => {
    const file: PlayerFile = await import(`./players/${game}.ts`);
    return { ...file, game, path: GAME_PATHS[game] };
  }),
);

/** Every game with its player and its address. */
export const PLAYED_GAMES = FILES.map(({ PLAYER, game, path }) => ({ ...PLAYER, game, path }));

/** Every game with levels, with the player of its levels. */
export const LEVEL_GAMES = FILES.flatMap(({ PLAYER: { title }, LEVEL_PLAYER, path }) =>
  LEVEL_PLAYER ? { title, path, ...LEVEL_PLAYER } : [],
);
