import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { GameRun } from '#contract/games/game-runs.ts';
import { m } from '#messages';
import { type Game, PLAYED_GAMES, showsScore } from '#rules/games/runs.ts';
import { chartedFigure } from '../../activities/charted-figure.ts';
import { GAME_INFO } from '../../activities/game-info.ts';
import { resultDay } from '../../activities/result-day.ts';
import { lastGames, RUNS_CHARTED, RunsChart } from '../../activities/runs-chart.tsx';
import { runsQuery } from '../../api/game-runs.ts';
import { GAME_PATHS } from '../../paths.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { classNames, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import css from '../report.module.css';
import { Columns } from '../report-layout.tsx';
import { DeviceNote } from './storage-notes.tsx';

type GamesSectionProps = {
  owner: string | null;
  now: Date;
  /** Whether the report has no other section. */
  isAlone: boolean;
};

/** The games that were played, each with the last runs of its latest variant; renders nothing before the first run. */
export function GamesSection({ owner, now, isAlone }: GamesSectionProps) {
  const { data } = useQuery(runsQuery(owner));
  const played = PLAYED_GAMES.filter((game) => data?.[game].length);
  if (!data || played.length === 0) return null;
  return (
    <>
      <Disclosure title={m['report.games.title']()} isOpenFirst={isAlone}>
        <Columns grid={layout.gridThree}>
          {played.map((game) => (
            <GameRuns key={game} game={game} runs={data[game]} now={now} />
          ))}
        </Columns>
      </Disclosure>
      {isAlone && owner === null && <DeviceNote />}
    </>
  );
}

function GameRuns({ game, runs, now }: { game: Game; runs: readonly GameRun[]; now: Date }) {
  const title = GAME_INFO[game].title();
  const scored = runs.filter(showsScore);
  const newest = scored[0] ?? runs[0];
  const comparable = scored.filter(({ choice }) => choice === newest?.choice).slice(0, RUNS_CHARTED);
  if (!newest) return null;
  const day = resultDay(newest.timestamp, now);
  return (
    <Stack isWide>
      <h3>{title}</h3>
      {comparable.length > 1 ? (
        <>
          <p>{lastGames(comparable)}</p>
          <RunsChart game={game} runs={comparable} />
        </>
      ) : (
        <p>
          {showsScore(newest)
            ? m['report.games.played_once']({ ...day, score: chartedFigure(game, newest).words })
            : m['report.games.played'](day)}
        </p>
      )}
      <Link
        to={GAME_PATHS[game]}
        className={classNames(layout.aloneLink, css.screenOnly)}
        aria-label={m['report.games.play_again_title']({ title })}
      >
        {m['report.games.play_again']()}
      </Link>
    </Stack>
  );
}
