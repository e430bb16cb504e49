import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { GameRun } from '#contract/game-runs.ts';
import { GAMES, type Game } from '#rules/runs.ts';
import { runsQuery } from '../../api/game-runs.ts';
import { GAME_INFO } from '../../sitting/game-info.ts';
import { lastGames, RUNS_CHARTED, RunsChart } from '../../sitting/runs-chart.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { whenWords } from '../../ui/dates.ts';
import layout from '../../ui/layout.module.css';
import { Columns } from './columns.tsx';
import { DeviceNote } from './device-note.tsx';
import css from './report.module.css';

type GamesSectionProps = {
  owner: string | null;
  now: Date;
  /** There is nothing else in the report. */
  isAlone: boolean;
};

/** The games that were played, each with the last runs of the choice that was played last; nothing before the first. */
export function GamesSection({ owner, now, isAlone }: GamesSectionProps) {
  const { data } = useQuery(runsQuery(owner));
  const played = GAMES.filter((game) => data?.[game].length);
  if (!data || played.length === 0) return null;
  return (
    <>
      <h2>Your games</h2>
      {isAlone && owner === null && <DeviceNote />}
      <Columns grid={layout.gridThree}>
        {played.map((game) => (
          <GameCard key={game} game={game} runs={data[game]} now={now} />
        ))}
      </Columns>
    </>
  );
}

function GameCard({ game, runs, now }: { game: Game; runs: readonly GameRun[]; now: Date }) {
  const { title, path, words } = GAME_INFO[game];
  const [newest] = runs;
  const comparable = runs.filter(({ choice }) => choice === newest?.choice).slice(0, RUNS_CHARTED);
  if (!newest) return null;
  return (
    <section className={classNames(card.card, card.roomy, layout.stack, layout.stackWide)}>
      <h3>{title}</h3>
      {comparable.length > 1 ? (
        <>
          <p>{lastGames(comparable)}</p>
          <RunsChart game={game} runs={comparable} />
        </>
      ) : (
        <p>{`You played it ${whenWords(newest.timestamp, now)}: ${words(newest.score)}.`}</p>
      )}
      <Link to={path} className={classNames(css.aloneLink, css.screenOnly)} aria-label={`Play again: ${title}`}>
        Play again
      </Link>
    </section>
  );
}
