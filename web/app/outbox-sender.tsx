import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { applyAnswerToLearner } from '../api/apply-answer-to-learner.ts';
import { isTrying, useSession } from '../api/session.tsx';
import { deviceStoreExists } from '../device/device-store-exists.ts';
import { PATHS } from '../paths.ts';

const LOAD_AGAIN = { firstMs: 10_000, longestMs: 5 * 60_000 } as const;

/**
 * Delivers the entries of the outbox while the app is open, and restarts when another learner signs in or the learner
 * changes their consent. The outbox is loaded after the page; a first visit to the landing page does not load it,
 * because nothing is stored yet.
 */
export function OutboxSender() {
  const { session, refresh, changeLearner } = useSession();
  const { learner } = session;
  const isOnLanding = useLocation().pathname === PATHS.landing;
  const owner = learner?.id ?? null;
  const isNowTrying = isTrying(learner);
  // The server evaluates the test of a pupil and stores it only with the consent of a parent; the device stores
  // nothing of it.
  const keepsResults = (learner?.isPupil || learner?.keepsResults === true) && !isNowTrying;
  const askWhoIsSignedIn = useEffectEvent(async () => {
    const { status, learner: found } = await refresh();
    return status === 'unknown' ? undefined : (found?.id ?? null);
  });
  const onDelivered = useEffectEvent((answer: unknown, of: string | null) => {
    if (of !== null) changeLearner(of, (now) => applyAnswerToLearner(now, answer));
  });

  // Does not depend on the session object, which is replaced after each response, including those that the outbox
  // requested.
  useEffect(() => {
    let close: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const openIfNeeded = async () => {
      if (owner !== null || !isOnLanding || (await deviceStoreExists())) await open();
    };
    const open = (afterMs: number = LOAD_AGAIN.firstMs) =>
      import('../device/results/outbox.ts').then(
        ({ openOutbox }) => {
          if (!ended)
            close = openOutbox({
              owner,
              keepsResults,
              isTrying: isNowTrying,
              askWhoIsSignedIn: () => askWhoIsSignedIn(),
              onDelivered: (answer, of) => onDelivered(answer, of),
            });
        },
        () => {
          if (!ended) timer = setTimeout(open, afterMs, Math.min(2 * afterMs, LOAD_AGAIN.longestMs));
        },
      );
    void openIfNeeded();
    return () => {
      ended = true;
      clearTimeout(timer);
      close?.();
    };
  }, [owner, keepsResults, isNowTrying, isOnLanding]);
  return null;
}
