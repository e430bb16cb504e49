import { Link } from 'react-router';
import { POINTS_PER_RUN } from '#rules/points.ts';
import { useSession } from '../api/session.tsx';
import { PATHS } from '../app/paths.ts';
import { GAME_INFO } from '../sitting/game-info.ts';
import { classNames } from '../ui/class-names.ts';
import { ArrowLeftIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import { Tile, Tiles } from '../ui/tile.tsx';
import { GAME_CARDS } from './game-cards.ts';
import { PaperLink } from './paper-link.tsx';
import { PracticeNote } from './practice-note.tsx';

export const meta = () => [
  { title: 'CogniFy Gaming | #thembstudy' },
  { name: 'description', content: 'Four short games for attention, memory and stopping in time.' },
];

export default function GamesPage() {
  const { learner } = useSession().session;
  return (
    <main className={classNames(layout.page, layout.stack, layout.stackL, layout.stackWide)} id="main">
      <div className={layout.stack}>
        <Link className={layout.back} to={PATHS.dashboard}>
          <ArrowLeftIcon />
          Dashboard
        </Link>
        <h1>CogniFy Gaming</h1>
        <p className={layout.lead}>
          {learner
            ? `Four short games. Each one you finish gives ${POINTS_PER_RUN} points.`
            : `Four short games. With an account, each one you finish gives ${POINTS_PER_RUN} points.`}
        </p>
        <p>You can play every game without a clock.</p>
      </div>
      <Tiles>
        {GAME_CARDS.map(({ game, sentence, Picture, paper }) => {
          const { title, path } = GAME_INFO[game];
          return (
            <Tile
              key={game}
              title={title}
              to={path}
              picture={<Picture />}
              go="Play"
              aside={<PaperLink game={title} {...paper} />}
            >
              {sentence}
            </Tile>
          );
        })}
      </Tiles>
      <PracticeNote />
    </main>
  );
}
