import { useEffect, useState } from 'react';
import type { Activity } from '#rules/rewards/activity.ts';
import { isTrying, useSession } from '../../api/session.tsx';
import { deviceStoreExists } from '../../device/device-store-exists.ts';

type Known = { owner: string | null; activity: Activity | null };

/**
 * What the learner, or the visitor of this device, has finished; it follows changes. Undefined until it is known. Null
 * for a visitor who has finished nothing, and for a parent or teacher who does not use the app for themself.
 */
export function useActivity(): Activity | null | undefined {
  const { learner, status } = useSession().session;
  const owner = learner?.id ?? null;
  const isTried = isTrying(learner);
  const isSessionKnown = status !== 'loading';
  const [known, setKnown] = useState<Known | null>(null);

  useEffect(() => {
    if (!isSessionKnown || isTried) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const show = (activity: Activity | null) => isOver || setKnown({ owner, activity });
    const follow = async () => {
      // For visitors it is loaded only if this device may have stored something.
      if (owner === null && !(await deviceStoreExists())) return show(null);
      const { followActivity } = await import('../../api/activity.ts');
      if (!isOver) stop = followActivity(owner, show);
    };
    // If loading fails, the page shows its default content.
    follow().catch(() => show(null));
    return () => {
      isOver = true;
      stop?.();
    };
  }, [owner, isSessionKnown, isTried]);

  if (isTried) return null;
  return isSessionKnown && known?.owner === owner ? known.activity : undefined;
}
