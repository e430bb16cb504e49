import { useEffect, useEffectEvent, useRef } from 'react';
import type { Learner } from '#contract/learner.ts';
import { useNotify } from '../../ui/notices.ts';

/** Says so when somebody else signs in while the page of one learner is open: all that they were about to do ends. */
export function useArrivalOfAnother(learner: Learner | null): void {
  const notify = useNotify();
  const before = useRef(learner?.id);
  const id = learner?.id;
  const say = useEffectEvent(() => {
    const name = learner?.name ? `as ${learner.name}` : 'with another account';
    notify({ sentence: `You are signed in ${name} now. Nothing was changed in the account from before.` });
  });
  useEffect(() => {
    if (id !== undefined && before.current !== undefined && before.current !== id) say();
    before.current = id;
  }, [id]);
}
