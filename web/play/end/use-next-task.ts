import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { GameRun } from '#contract/games/game-runs.ts';
import type { Game } from '#rules/games/runs.ts';
import { useIsTrying, useSession } from '../../api/session.tsx';
import { type NextTask, nextTask } from './next-task.ts';

/** The next task after a run; null for none, undefined until it is known, which is once for each run. */
export function useNextTask(game: Game, run: GameRun | null): NextTask | null | undefined {
  const [task, setTask] = useState<NextTask | null>();
  const { learner, status } = useSession().session;
  const isLoading = status === 'loading';
  const isTried = useIsTrying();
  const queries = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: buttons must not change while they are read
  useEffect(() => {
    if (isLoading) return;
    let isOver = false;
    const show = (next: NextTask | null) => isOver || setTask(next);
    if (isTried) show(null);
    else nextTask(queries, { learner, game, run, now: new Date() }).then(show, () => show(null));
    return () => {
      isOver = true;
    };
  }, [isLoading]);
  return task;
}
