import type { Learner } from '#contract/people/learner.ts';
import { isGrownUp, useSession } from '../api/session.tsx';
import { firstName } from './first-name.ts';
import css from './greeting.module.css';

type GreetingProps = {
  learner: Learner | null;
  withName: (inputs: { name: string }) => string;
  withoutName: () => string;
};

/** A placeholder for the name, at which the sentence is split. */
const NAME = '\u{E000}';

/**
 * A sentence with the first name of the learner, or with the full name of a parent or teacher, such as "Ms Lee". While
 * the session is loading, first-paint.js provides the name through CSS, so that the sentence has its final length from
 * the first paint.
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
