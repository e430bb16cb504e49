import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '#messages';
import { keepRecordings, megabytesOf, useRecordings } from '../../device/recordings/kept-recordings.ts';
import { useNotify } from '../../ui/focus/notices.ts';
import { startServiceWorker } from '../first-load/service-worker.ts';

/**
 * Shows a notice when a new version is available, once when the device goes offline, and the question after Listen if this
 * device should keep the recordings; not while `isTask`, during an activity.
 */
export function AppNotices({ isTask }: { isTask: boolean }) {
  const notify = useNotify();
  const [startUpdate, setStartUpdate] = useState<(() => void) | null>(null);
  const [saysOffline, setSaysOffline] = useState(false);
  const { isAsking, bytes } = useRecordings();
  const { key: place } = useLocation();

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
  const askForRecordings = useEffectEvent(() => {
    const answer = (isKept: boolean) => () => {
      notify(null);
      void keepRecordings(isKept).catch(() => undefined);
    };
    return notify({
      sentence: m['app.recordings.question']({ megabytes: megabytesOf(bytes) }),
      action: { label: m['app.recordings.yes'](), onPress: answer(true) },
      decline: { label: m['app.recordings.not_now'](), onPress: answer(false) },
    });
  });
  useEffect(() => {
    if (startUpdate && !isTask) tellUpdate(startUpdate);
  }, [startUpdate, isTask]);
  useEffect(() => (saysOffline && !isTask ? tellOffline() : undefined), [saysOffline, isTask]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is asked again on every page
  useEffect(() => (isAsking && !isTask ? askForRecordings() : undefined), [isAsking, isTask, place]);
  return null;
}
