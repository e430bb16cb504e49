import { useEffect, useEffectEvent, useState } from 'react';
import { m } from '#messages';
import { useNotify } from '../../ui/focus/notices.ts';
import { startServiceWorker } from '../first-load/service-worker.ts';

/**
 * Shows a notice when a new version is available, and once when the device goes offline; not while `isTask`, during an
 * activity.
 */
export function AppNotices({ isTask }: { isTask: boolean }) {
  const notify = useNotify();
  const [startUpdate, setStartUpdate] = useState<(() => void) | null>(null);
  const [saysOffline, setSaysOffline] = useState(false);

  useEffect(() => startServiceWorker((start) => setStartUpdate(() => start)), []);
  useEffect(() => {
    const goOffline = () => setSaysOffline(true);
    const comeBack = () => setSaysOffline(false);
    if (!navigator.onLine) goOffline();
    addEventListener('offline', goOffline);
    addEventListener('online', comeBack);
    return () => {
      removeEventListener('offline', goOffline);
      removeEventListener('online', comeBack);
    };
  }, []);

  const tellUpdate = useEffectEvent((start: () => void) =>
    notify({ sentence: m['app.update.ready'](), action: { label: m['app.update.start'](), onPress: start } }),
  );
  const tellOffline = useEffectEvent(() => notify({ sentence: m['app.offline']() }));
  useEffect(() => {
    if (startUpdate && !isTask) tellUpdate(startUpdate);
  }, [startUpdate, isTask]);
  useEffect(() => (saysOffline && !isTask ? tellOffline() : undefined), [saysOffline, isTask]);
  return null;
}
