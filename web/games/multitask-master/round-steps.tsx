import { m } from '#messages';
import { MULTITASK_MASTER } from '#rules/games/multitask-master.ts';
import css from './multitask-master.module.css';

const ROUNDS = Array.from({ length: MULTITASK_MASTER.rounds }, (_, round) => round);

/** The number of the current round, as bars and in words. */
export function RoundSteps({ at }: { at: number }) {
  return (
    <div className={css.rounds}>
      <ol className={css.steps} aria-hidden="true">
        {ROUNDS.map((round) => (
          <li key={round} data-step={round < at ? 'done' : round === at ? 'current' : undefined} />
        ))}
      </ol>
      <p className={css.words}>
        {m['games.multitask_master.round']({ round: at + 1, rounds: MULTITASK_MASTER.rounds })}
      </p>
    </div>
  );
}
