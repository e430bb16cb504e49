import { m } from '#messages';
import type { Asked } from '#rules/games/multitask-master/multitask-levels.ts';
import css from './multitask-master.module.css';

type RoundStepsProps = {
  at: number;
  rounds: number;
  /** The tasks of a round in a run with levels. */
  asked: Asked | null;
};

/** The number of the current round, as bars and as text. */
export function RoundSteps({ at, rounds, asked }: RoundStepsProps) {
  return (
    <div className={css.rounds}>
      {asked && <p className={css.part}>{m['games.multitask_master.levels.part']({ asked })}</p>}
      <ol className={css.steps} aria-hidden="true">
        {Array.from({ length: rounds }, (_, round) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is identified by its index
          <li key={round} data-step={round < at ? 'done' : round === at ? 'current' : undefined} />
        ))}
      </ol>
      <p className={css.words}>{m['games.multitask_master.round']({ round: at + 1, rounds })}</p>
    </div>
  );
}
