import type { Learner } from '#contract/people/learner.ts';
import { isGrownUp, useSession } from '../api/session.tsx';
import { firstName } from './first-name.ts';
import css from './greeting.module.css';

type GreetingProps = {
  learner: Learner | null;
  withName: (inputs: { name: string }) => string;
  withoutName: () => string;
};

/** Stands for the name in a sentence that is split at it. */
const NAME = '\u{E000}';

/**
 * A sentence with the first name of the learner, or with the whole name of a grown-up, who can be "Ms Lee". While the session
 * is loading, the name comes from first-paint.js through the style, so that the sentence has its final length from the first
 * paint on.
 */
export function Greeting({ learner, withName, withoutName }: GreetingProps) {
  const { status } = useSession().session;
  const whole = learner?.name ?? '';
  const name = isGrownUp(learner) ? whole.trim().replaceAll(/\s+/g, ' ') : firstName(whole);
  if (status !== 'loading') return name ? withName({ name }) : withoutName();
  const [before, after] = withName({ name: NAME }).split(NAME);
  return (
    <>
      <span className={css.withName}>
        {before}
        <span className={css.name} />
        {after}
      </span>
      <span className={css.withoutName}>{withoutName()}</span>
    </>
  );
}
