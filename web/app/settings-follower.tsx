import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useSession } from '../api/session.tsx';
import { settleSettings } from '../ui/settings.ts';
import { startSending } from './settings-sender.ts';

/** Takes a learner's settings over when they come, and sends what they change, for as long as they are here. */
export function SettingsFollower() {
  const { session, refresh } = useSession();
  const { learner } = session;
  const learnerId = learner?.id ?? null;
  const foundGone = useEffectEvent(() => void refresh());
  useLayoutEffect(() => settleSettings(learner), [learner]);
  useEffect(() => (learnerId === null ? undefined : startSending(learnerId, () => foundGone())), [learnerId]);
  return null;
}
