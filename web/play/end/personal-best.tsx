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

/** How a run compares with the learner's best one of the same choice; nothing for the first. */
export function PersonalBest({ game, run }: { game: Game; run: GameRun }) {
  const { session } = useSession();
  // Read when the run began, and not again, so that it is the best one before this run.
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
