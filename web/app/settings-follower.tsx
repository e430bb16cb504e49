import { useEffect, useLayoutEffect } from 'react';
import { useSession } from '../api/session.tsx';
import { sendSettings } from '../api/settings.ts';
import { onSettingsChange, settingsNotTaken, settingsTaken, settleSettings, waitingSettings } from '../ui/settings.ts';

/** A slider changes many times in one pull; that is sent once. */
const SEND_AFTER_MS = 400;

/** Takes a learner's settings over when they come, and sends what they change, for as long as they are here. */
export function SettingsFollower() {
  const { learner } = useSession().session;
  const learnerId = learner?.id ?? null;
  useLayoutEffect(() => settleSettings(learner), [learner]);
  useEffect(() => (learnerId === null ? undefined : sendChanges(learnerId)), [learnerId]);
  return null;
}

/** What cannot be sent stays on the device, and goes with the next change or on the next visit. */
function sendChanges(learnerId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';

  const send = async () => {
    const changes = waitingSettings(learnerId);
    if (Object.keys(changes).length === 0) return;
    try {
      settingsTaken(learnerId, changes, await sendSettings(changes));
    } catch {
      settingsNotTaken();
    }
  };
  const sendSoon = () => {
    const changes = JSON.stringify(waitingSettings(learnerId));
    if (changes === last) return;
    last = changes;
    clearTimeout(timer);
    timer = setTimeout(send, SEND_AFTER_MS);
  };
  const stopListening = onSettingsChange(sendSoon);
  addEventListener('online', send);
  sendSoon();
  return () => {
    stopListening();
    removeEventListener('online', send);
    clearTimeout(timer);
  };
}
