import { useQuery } from '@tanstack/react-query';
import type { GameRun } from '#contract/games/game-runs.ts';
import { m } from '#messages';
import { type Game, showsScore } from '#rules/games/runs.ts';
import { runsQuery } from '../api/game-runs.ts';
import { useSession } from '../api/session.tsx';
import { Chart } from '../ui/figures/chart.tsx';
import { classNames, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { dayOrToday } from '../ui/words/dates.ts';
import { listWords, numberWord } from '../ui/words/number-words.ts';
import { chartedFigure } from './charted-figure.ts';

/** The number of bars that fit on a phone. */
export const RUNS_CHARTED = 8;
/** The number of bars of the small chart at the end of a run. */
const LAST_RUNS = 6;

type RunsChartProps = {
  game: Game;
  /** Runs of one variant, the newest first. Those whose score is not shown elsewhere are dashed. */
  runs: readonly GameRun[];
  /** The value of a full-height bar; by default a little more than the highest value. */
  whole?: number;
  /** The usual range of the values, and its description. */
  usual?: { from: number; until: number; words: string } | null;
  isSmall?: boolean;
};

/** Runs of one game as bars, the oldest first; renders nothing for fewer than two. */
export function RunsChart({ game, runs, whole, usual = null, isSmall = false }: RunsChartProps) {
  const shown = runs.slice(0, RUNS_CHARTED).reverse();
  const [oldest, newest] = [shown[0], shown.at(-1)];
  if (!oldest || !newest || shown.length < 2) return null;
  const charted = shown.map((run) => chartedFigure(game, run));
  const figures = charted.map(({ figure }) => figure);
  const values = charted.map(({ value }) => value);
  const highest = whole ?? (usual && Math.max(...values, usual.until));
  const { title, words } = chartedFigure(game, newest);
  const now = new Date();
  const [first, last] = [dayOrToday(oldest.timestamp, now), dayOrToday(newest.timestamp, now)];
  return (
    <Chart
      values={values}
      figures={figures}
      dashed={shown.map((run) => !showsScore(run))}
      {...(highest && { whole: highest })}
      usual={usual}
      isSmall={isSmall}
      first={first}
      last={m['play.runs.newest']({ day: last, score: words })}
      sentence={m['play.runs.chart']({ score_title: title, first, last, scores: listWords(figures) })}
    />
  );
}

/** The heading of the chart: "Your last eight games, normal". */
export function lastGames(runs: readonly GameRun[]): string {
  const count = runs.length;
  return m['play.runs.title']({ choice: runs[0]?.choice ?? '', count, number: numberWord(count) });
}

type LastRunsProps = {
  game: Game;
  /** The run that has just ended; the server may not have stored it yet. */
  run: GameRun;
};

/** A run beside the learner's last ones of the same variant, as a small chart; renders nothing if there are no others. */
export function LastRuns({ game, run }: LastRunsProps) {
  const { session } = useSession();
  const { data } = useQuery(runsQuery(session.learner?.id ?? null));
  const before = (data?.[game] ?? []).filter(
    ({ runId, choice, validity }) => runId !== run.runId && choice === run.choice && !validity,
  );
  const runs = [run, ...before].slice(0, LAST_RUNS);
  if (runs.length < 2) return null;
  return (
    <Stack gap="s" isWide>
      <h2 className={classNames(layout.small, layout.soft)}>
        {lastGames(runs.map((each) => ({ ...each, choice: '' })))}
      </h2>
      <RunsChart game={game} runs={runs} isSmall />
    </Stack>
  );
}
