import type { ComponentType, SVGProps } from 'react';
import { m } from '#messages';
import type { Game } from '#rules/games/runs.ts';
import { GAME_INFO } from '../activities/game-info.ts';
import { GAME_PATHS } from '../paths.ts';
import { Tile, Tiles } from '../ui/layout/tile.tsx';
import { type Paper, PaperLink } from './paper-link.tsx';

export type GameCard = {
  sentence: () => string;
  Picture: ComponentType<SVGProps<SVGSVGElement>>;
  paper: Paper;
};

/** A tile with a research paper for each given game. */
export function GameTiles({ games, cardOf }: { games: readonly Game[]; cardOf: (game: Game) => GameCard }) {
  return (
    <Tiles>
      {games.map((game) => {
        const { sentence, Picture, paper } = cardOf(game);
        const title = GAME_INFO[game].title();
        return (
          <Tile
            key={game}
            title={title}
            to={GAME_PATHS[game]}
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
