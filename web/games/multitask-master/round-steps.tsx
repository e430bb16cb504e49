import { m } from '#messages';
import type { Asked } from '#rules/games/multitask-levels.ts';
import { joinSentences } from '../../ui/join-sentences.ts';
import css from './multitask-master.module.css';

type RoundStepsProps = {
  at: number;
  rounds: number;
  /** What a round of a run with levels asks for. */
  asked: Asked | null;
};

/** The number of the current round, as bars and in words. */
export function RoundSteps({ at, rounds, asked }: RoundStepsProps) {
  const words = m['games.multitask_master.round']({ round: at + 1, rounds });
  return (
    <div className={css.rounds}>
      <ol className={css.steps} aria-hidden="true">
        {Array.from({ length: rounds }, (_, round) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place in the game
          <li key={round} data-step={round < at ? 'done' : round === at ? 'current' : undefined} />
        ))}
      </ol>
      <p className={css.words}>
        {asked ? joinSentences(m['games.multitask_master.levels.part']({ asked }), words) : words}
      </p>
    </div>
  );
}
