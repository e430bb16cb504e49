import { MULTITASK_MASTER } from '#rules/games/multitask-master.ts';
import css from './round-steps.module.css';

const ROUNDS = Array.from({ length: MULTITASK_MASTER.rounds }, (_, round) => round);

/** Which of the ten rounds it is, as pills and in words. */
export function RoundSteps({ at }: { at: number }) {
  return (
    <div className={css.rounds}>
      <ol className={css.steps} aria-hidden="true">
        {ROUNDS.map((round) => (
          <li key={round} data-step={round < at ? 'done' : round === at ? 'current' : undefined} />
        ))}
      </ol>
      <p className={css.words}>{`Round ${at + 1} of ${MULTITASK_MASTER.rounds}`}</p>
    </div>
  );
}
