import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { GameRun } from '#contract/games/game-runs.ts';
import { m } from '#messages';
import { type Game, PLAYED_GAMES, RUN, showsScore } from '#rules/games/runs.ts';
import { PASSAGE_LEVELS } from '#rules/reading/passages.ts';
import { READING_RUN } from '#rules/reading/reading-run.ts';
import { chartedFigure } from '../../activities/charted-figure.ts';
import { GAME_INFO } from '../../activities/game-info.ts';
import { resultDay } from '../../activities/result-day.ts';
import { lastGames, RUNS_CHARTED, RunsChart } from '../../activities/runs-chart.tsx';
import { runsQuery } from '../../api/game-runs.ts';
import { GAME_PATHS, PATHS } from '../../paths.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { classNames, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import reportCss from '../report.module.css';
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
        className={classNames(layout.aloneLink, reportCss.screenOnly)}
        aria-label={m['report.games.play_again_title']({ title })}
      >
        {m['report.games.play_again']()}
      </Link>
    </Stack>
  );
}

/** The passages with answered questions and the number of correct answers; renders nothing before the first. */
export function PassagesSection({ owner, isAlone }: { owner: string | null; isAlone: boolean }) {
  const { data } = useQuery(runsQuery(owner));
  const runs = data?.['reading-passage'] ?? [];
  if (runs.length === 0) return null;
  const hasMore = owner !== null && runs.length >= RUN.maxListed;
  return (
    <Disclosure title={m['report.passages.title']()} isOpenFirst={isAlone}>
      <Stack isWide>
        <p>{m['report.passages.count']({ count: runs.length, more: hasMore ? 'yes' : 'no' })}</p>
        <ul>
          {rightByLevel(runs).map((each) => (
            <li key={each.level}>{m['report.passages.level'](each)}</li>
          ))}
        </ul>
        <Link to={PATHS.assignment} className={classNames(layout.aloneLink, reportCss.screenOnly)}>
          {m['report.passages.go_on']()}
        </Link>
      </Stack>
    </Disclosure>
  );
}

/** The correct answers per level, without runs that have a validity problem. */
function rightByLevel(runs: readonly GameRun[]) {
  return PASSAGE_LEVELS.flatMap((level) => {
    const read = runs.filter((run) => run.level === level && !run.validity);
    const right = read.reduce((sum, { score }) => sum + score, 0);
    return read.length === 0 ? [] : [{ level, right, count: read.length * READING_RUN.questions }];
  });
}
