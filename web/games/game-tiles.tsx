import { m } from '#messages';
import type { Game } from '#rules/games/runs.ts';
import { GAME_INFO } from '../activities/game-info.ts';
import { Tile, Tiles } from '../ui/layout/tile.tsx';
import type { GameCard } from './game-cards.ts';
import { PaperLink } from './paper-link.tsx';

type GameTilesProps<G extends Game> = { games: readonly G[]; cards: Readonly<Record<G, GameCard>> };

/** A tile with a research paper for each given game. */
export function GameTiles<G extends Game>({ games, cards }: GameTilesProps<G>) {
  return (
    <Tiles>
      {games.map((game) => {
        const { sentence, Picture, paper } = cards[game];
        const { title, path } = GAME_INFO[game];
        return (
          <Tile
            key={game}
            title={title}
            to={path}
            picture={<Picture />}
            go={m['games.page.play']()}
            aside={<PaperLink game={title} {...paper} />}
          >
            {sentence()}
          </Tile>
        );
      })}
    </Tiles>
  );
}
