import { useQuery } from '@tanstack/react-query';
import type { GameRun } from '#contract/game-runs.ts';
import type { Game } from '#rules/runs.ts';
import { runsQuery } from '../api/game-runs.ts';
import { useSession } from '../api/session.tsx';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import { lastGames, RUNS_CHARTED, RunsChart } from './runs-chart.tsx';

type LastRunsProps = {
  game: Game;
  /** The run that ended just now; the server may not have it yet. */
  run: GameRun;
};

/** The learner's own last runs of one game that can be compared with this one; nothing while it is the only one. */
export function LastRuns({ game, run }: LastRunsProps) {
  const { session } = useSession();
  const { data } = useQuery(runsQuery(session.learner?.id ?? null));
  const before = (data?.[game] ?? []).filter(({ runId, choice }) => runId !== run.runId && choice === run.choice);
  const runs = [run, ...before].slice(0, RUNS_CHARTED);
  if (runs.length < 2) return null;
  return (
    <div className={classNames(layout.stack, layout.stackS, layout.stackWide)}>
      <h2>{lastGames(runs)}</h2>
      <RunsChart game={game} runs={runs} />
    </div>
  );
}
