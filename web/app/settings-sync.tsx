import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useSession } from '../api/session.tsx';
import { mayBeOtherSession, request } from '../http/request.ts';
import {
  currentSettings,
  onSettingsChange,
  setSettingsLearner,
  settingsNotSaved,
  settingsSaved,
  unsentSettings,
} from '../ui/settings/device-settings.ts';
import { keepLanguageCookie } from './first-load/language-cookie.ts';

/** Debounce: a slider changes many times during one drag; only the last value is sent. */
const SEND_AFTER_MS = 400;
const LOCK = 'settings';

/** Applies the settings of the signed-in learner, and sends their changes to the server. */
export function SettingsSync() {
  const { session, refresh } = useSession();
  const { learner } = session;
  const learnerId = learner?.id ?? null;
  const onOtherSession = useEffectEvent(() => void refresh());
  useEffect(keepLanguage, []);
  useLayoutEffect(() => {
    if (session.status !== 'loading') setSettingsLearner(learner);
  }, [session.status, learner]);
  useEffect(() => (learnerId === null ? undefined : startSending(learnerId, () => onOtherSession())), [learnerId]);
  return null;
}

function keepLanguage(): () => void {
  const keep = () => keepLanguageCookie(currentSettings().language);
  keep();
  return onSettingsChange(keep);
}

/**
 * Sends the changes of a learner. Unsent changes stay on the device and are sent with the next change or at the next
 * visit.
 * @param onOtherSession called when the session may not be the learner's any more
 * @returns a function that stops it
 */
export function startSending(learnerId: string, onOtherSession: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';
  let isStopped = false;

  const send = async () => {
    // Another tab may have sent them while this tab waited for the lock.
    const changes = unsentSettings(learnerId);
    if (isStopped || Object.keys(changes).length === 0) return;
    try {
      settingsSaved(
        learnerId,
        changes,
        await request('PATCH /learners/:learnerId/settings', { params: { learnerId }, body: changes }),
      );
    } catch (error) {
      settingsNotSaved();
      if (!isStopped && mayBeOtherSession(error)) onOtherSession();
    }
  };
  const sendWithLock = () => void navigator.locks.request(LOCK, send).catch(send);
  const sendSoon = () => {
    const changes = JSON.stringify(unsentSettings(learnerId));
    if (changes === last) return;
    last = changes;
    clearTimeout(timer);
    timer = setTimeout(sendWithLock, SEND_AFTER_MS);
  };
  const stopListening = onSettingsChange(sendSoon);
  addEventListener('online', sendWithLock);
  sendSoon();
  return () => {
    isStopped = true;
    stopListening();
    removeEventListener('online', sendWithLock);
    clearTimeout(timer);
  };
}
