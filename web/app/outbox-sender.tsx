import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { isStoreThere } from '../api/is-store-there.ts';
import { learnerAfter } from '../api/learner-after.ts';
import { useSession } from '../api/session.tsx';
import { PATHS } from './paths.ts';

const LOAD_AGAIN_AFTER_MS = 10_000;

/**
 * Delivers what waits on this device, for as long as the app is open. Every change of the session wakes it: somebody
 * who logs in again has results waiting. Its script is loaded after the page, which does not need it; somebody who
 * comes here for the first time does without it, for nothing of theirs can wait.
 */
export function OutboxSender() {
  const { session, refresh, changeLearner } = useSession();
  const isOnLanding = useLocation().pathname === PATHS.landing;
  const foundSignedOut = useEffectEvent(() => void refresh());
  const delivered = useEffectEvent((answer: unknown, owner: string | null) => {
    if (owner !== null) changeLearner(owner, (learner) => learnerAfter(learner, answer));
  });

  useEffect(() => {
    const owner = session.learner?.id ?? null;
    const keepsResults = session.learner?.keepsResults === true;
    let close: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const openIfNeeded = async () => {
      if (owner !== null || !isOnLanding || (await isStoreThere())) await open();
    };
    const open = () =>
      import('../api/outbox.ts').then(
        ({ openOutbox }) => {
          if (!ended)
            close = openOutbox({
              owner,
              keepsResults,
              foundSignedOut: () => foundSignedOut(),
              delivered: (answer, of) => delivered(answer, of),
            });
        },
        () => {
          if (!ended) timer = setTimeout(open, LOAD_AGAIN_AFTER_MS);
        },
      );
    void openIfNeeded();
    return () => {
      ended = true;
      clearTimeout(timer);
      close?.();
    };
  }, [session, isOnLanding]);
  return null;
}
