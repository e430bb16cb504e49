import { useQuery } from '@tanstack/react-query';
import type { GameRun } from '#contract/games/game-runs.ts';
import { m } from '#messages';
import type { Game } from '#rules/games/runs.ts';
import { personalBest } from '#rules/rewards/personal-best.ts';
import { chartedFigure } from '../../activities/charted-figure.ts';
import { bestRunsQuery } from '../../api/game-runs.ts';
import { useSession } from '../../api/session.tsx';
import { StarIcon } from '../../ui/icons.ts';
import css from './end-panel.module.css';

/** Compares a run with the learner's best earlier run of the same variant; renders nothing for the first run. */
export function PersonalBest({ game, run }: { game: Game; run: GameRun }) {
  const { session } = useSession();
  // The query was fetched when the run started and is not refetched, so that it has the best run before this one.
  const { data } = useQuery({ ...bestRunsQuery(session.learner?.id ?? null), enabled: false });
  const before = data?.find((best) => best.game === game && best.choice === run.choice);
  const compared = personalBest(run, before);
  if (compared.is === 'first') return null;
  const best = chartedFigure(game, { ...run, score: compared.best }).words;
  return (
    <p className={css.best}>
      <StarIcon />
      {m['play.best']({ is: compared.is, best })}
    </p>
  );
}
