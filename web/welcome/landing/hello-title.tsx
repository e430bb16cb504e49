import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { Greeting } from '../../learner/greeting.tsx';

/** The title "Hello" with the name of the person. */
export function HelloTitle({ learner }: { learner: Learner | null }) {
  return (
    <h1>
      <Greeting
        learner={learner}
        withName={m['welcome.dashboard.hello']}
        withoutName={m['welcome.dashboard.hello_without_name']}
      />
    </h1>
  );
}
