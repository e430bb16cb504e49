import { useEffect } from 'react';
import { useSession } from '../api/session.tsx';

/** Delivers what waits on this device, for as long as the app is open. Loaded after the page, which does not need it. */
export function OutboxSender() {
  const { session } = useSession();
  const owner = session.learner?.id ?? null;

  useEffect(() => {
    let close: (() => void) | undefined;
    let ended = false;
    void load().then(({ openOutbox, keepAnonymousAnswer }) => {
      if (!ended) close = openOutbox(owner, keepAnonymousAnswer);
    });
    return () => {
      ended = true;
      close?.();
    };
  }, [owner]);
  return null;
}

async function load() {
  const [{ openOutbox }, { keepAnonymousAnswer }] = await Promise.all([
    import('../api/outbox.ts'),
    import('../api/screening-attempts.ts'),
  ]);
  return { openOutbox, keepAnonymousAnswer };
}
