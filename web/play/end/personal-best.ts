import { useQuery } from '@tanstack/react-query';
import type { GameRun } from '#contract/games/game-runs.ts';
import { m } from '#messages';
import type { Game } from '#rules/games/runs.ts';
import { type PersonalBest, personalBest } from '#rules/rewards/personal-best.ts';
import { chartedFigure } from '../../activities/charted-figure.ts';
import { bestRunsQuery } from '../../api/game-runs.ts';
import { useSession } from '../../api/session.tsx';

type Compared = Exclude<PersonalBest, { is: 'first' }> & { run: GameRun };

/** Compares a run with the learner's best earlier one of the same variant; null for the first one, or for no run. */
export function usePersonalBest(game: Game, run: GameRun | null): Compared | null {
  const { session } = useSession();
  // The query was fetched when the run started and is not refetched, so that it has the best run before this one.
  const { data } = useQuery({ ...bestRunsQuery(session.learner?.id ?? null), enabled: false });
  if (!run) return null;
  const before = data?.find((best) => best.game === game && best.choice === run.choice);
  const compared = personalBest(run, before);
  return compared.is === 'first' ? null : { ...compared, run };
}

/** The comparison as a sentence. */
export function bestWords(game: Game, { is, best, run }: Compared): string {
  return m['play.best']({ is, best: chartedFigure(game, { ...run, score: best }).words });
}
