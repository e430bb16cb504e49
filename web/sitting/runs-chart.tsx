import type { GameRun } from '#contract/game-runs.ts';
import { numberWord } from '#rules/number-words.ts';
import type { Game } from '#rules/runs.ts';
import { Chart } from '../ui/chart.tsx';
import { dayOrToday } from '../ui/dates.ts';
import { GAME_INFO } from './game-info.ts';

/** As many bars as a phone has room for. */
export const RUNS_CHARTED = 8;

type RunsChartProps = {
  game: Game;
  /** Runs of one choice, the newest first. */
  runs: readonly GameRun[];
};

/** Runs of one game as bars, the oldest first; nothing while there are fewer than two. */
export function RunsChart({ game, runs }: RunsChartProps) {
  const shown = runs.slice(0, RUNS_CHARTED).toReversed();
  const [oldest, newest] = [shown[0], shown.at(-1)];
  if (!oldest || !newest || shown.length < 2) return null;
  const { counted, words } = GAME_INFO[game];
  const now = new Date();
  const [first, last] = [dayOrToday(oldest.timestamp, now), dayOrToday(newest.timestamp, now)];
  const scores = shown.map(({ score }) => score);
  return (
    <Chart
      values={scores}
      first={first}
      last={`${last}: ${words(newest.score)}`}
      sentence={`${counted}, from ${first} to ${last}: ${scores.join(', ')}`}
    />
  );
}

/** The heading of their chart: "Your last eight games, normal". */
export function lastGames(runs: readonly GameRun[]): string {
  const choice = runs[0]?.choice;
  return `Your last ${numberWord(runs.length)} games${choice ? `, ${choice}` : ''}`;
}
