import { isOtherSession } from '../api/request.ts';
import { sendSettings } from '../api/settings.ts';
import { onSettingsChange, settingsNotTaken, settingsTaken, waitingSettings } from '../ui/settings.ts';

/** A slider changes many times in one pull; that is sent once. */
const SEND_AFTER_MS = 400;
const LOCK = 'settings';

/**
 * Sends what a learner changes. What cannot be sent stays on the device, and goes with the next change or on the next
 * visit.
 * @param foundGone called when the server has somebody else, or nobody, for the learner
 * @returns a function that ends it
 */
export function startSending(learnerId: string, foundGone: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';
  let isOver = false;

  const send = async () => {
    // Another tab may have sent it while this one waited for its turn.
    const changes = waitingSettings(learnerId);
    if (isOver || Object.keys(changes).length === 0) return;
    try {
      settingsTaken(learnerId, changes, await sendSettings(learnerId, changes));
    } catch (error) {
      settingsNotTaken();
      if (!isOver && isOtherSession(error)) foundGone();
    }
  };
  const sendInTurn = () => void navigator.locks.request(LOCK, send).catch(send);
  const sendSoon = () => {
    const changes = JSON.stringify(waitingSettings(learnerId));
    if (changes === last) return;
    last = changes;
    clearTimeout(timer);
    timer = setTimeout(sendInTurn, SEND_AFTER_MS);
  };
  const stopListening = onSettingsChange(sendSoon);
  addEventListener('online', sendInTurn);
  sendSoon();
  return () => {
    isOver = true;
    stopListening();
    removeEventListener('online', sendInTurn);
    clearTimeout(timer);
  };
}
