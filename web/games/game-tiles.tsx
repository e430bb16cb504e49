import { type ComponentType, type ReactNode, type SVGProps, useEffect, useState } from 'react';
import { m } from '#messages';
import type { Game } from '#rules/games/runs.ts';
import { GAME_INFO } from '../activities/game-info.ts';
import { useIsTrying, useSession } from '../api/session.tsx';
import { GAME_PATHS } from '../paths.ts';
import { Tile, Tiles } from '../ui/layout/tile.tsx';
import { type Paper, PaperLink } from './research-papers.tsx';

export type GameCard = {
  sentence: () => string;
  Picture: ComponentType<SVGProps<SVGSVGElement>>;
  paper: Paper;
};

/** Shows how a game went; undefined until that is known. */
type ShowResult = ((game: Game) => ReactNode) | undefined;

/** How the games of the learner, or of the visitor of this device, went. Loaded when it is known who plays. */
export function useResults(): ShowResult {
  const { learner, status } = useSession().session;
  const isShown = !useIsTrying() && status !== 'loading';
  const owner = learner?.id ?? null;
  const [shown, setShown] = useState<{ owner: string | null; show: ShowResult }>();
  useEffect(() => {
    if (!isShown) return;
    let isOver = false;
    const load = async () => {
      const { readPlayed, TileResult } = await import('./tile-result.tsx');
      const played = await readPlayed(owner);
      if (!isOver) setShown({ owner, show: (game) => <TileResult game={game} played={played} /> });
    };
    // If loading fails, the tiles are as for a new device.
    load().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [owner, isShown]);
  return isShown && shown?.owner === owner ? shown.show : undefined;
}

type GameTilesProps = { games: readonly Game[]; cardOf: (game: Game) => GameCard; resultOf: ShowResult };

/** A tile with a link to its research paper for each given game. */
export function GameTiles({ games, cardOf, resultOf }: GameTilesProps) {
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
            result={resultOf?.(game)}
            go={m['games.page.play']()}
            aside={<PaperLink game={title} address={paper.address} />}
          >
            {sentence()}
          </Tile>
        );
      })}
    </Tiles>
  );
}
