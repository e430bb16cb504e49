import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { applyAnswerToLearner } from '../api/apply-answer-to-learner.ts';
import { deviceStoreExists } from '../api/device-store-exists.ts';
import { isTrying, useSession } from '../api/session.tsx';
import { PATHS } from './paths.ts';

const LOAD_AGAIN_AFTER_MS = 10_000;

/**
 * Delivers the entries of the outbox while the app is open, and starts again after each change of the session. The outbox
 * is loaded after the page; a first visit to the landing page does not load it, because nothing is stored yet.
 */
export function OutboxSender() {
  const { session, refresh, changeLearner } = useSession();
  const isOnLanding = useLocation().pathname === PATHS.landing;
  const onSignedOut = useEffectEvent(() => void refresh());
  const onDelivered = useEffectEvent((answer: unknown, owner: string | null) => {
    if (owner !== null) changeLearner(owner, (learner) => applyAnswerToLearner(learner, answer));
  });

  useEffect(() => {
    const owner = session.learner?.id ?? null;
    const isNowTrying = isTrying(session.learner);
    // The server judges the test of a pupil and stores it only as long as a parent agrees; the device keeps none of it.
    const isWanted = session.learner?.isPupil || session.learner?.keepsResults === true;
    const keepsResults = isWanted && !isNowTrying;
    let close: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const openIfNeeded = async () => {
      if (owner !== null || !isOnLanding || (await deviceStoreExists())) await open();
    };
    const open = () =>
      import('../api/outbox.ts').then(
        ({ openOutbox }) => {
          if (!ended)
            close = openOutbox({
              owner,
              keepsResults,
              isTrying: isNowTrying,
              onSignedOut: () => onSignedOut(),
              onDelivered: (answer, of) => onDelivered(answer, of),
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
