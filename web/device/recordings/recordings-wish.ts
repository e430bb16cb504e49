import { storedText } from '../stored.ts';
import { isDataSaverOn, isOnWifi } from './connection.ts';

/**
 * Whether this device keeps all recordings. `on-wifi`: Listen was used on Wi-Fi, and they are fetched there only. `yes`: the
 * learner agreed to their size. `despite-data-saver`: the learner asked for them while the browser saved data.
 */
export type RecordingsWish = 'no' | 'on-wifi' | 'yes' | 'despite-data-saver';

const WISHES: readonly string[] = ['no', 'on-wifi', 'yes', 'despite-data-saver'] satisfies RecordingsWish[];

const stored = storedText('keep-recordings');
/** Without storage the choice lasts until the page is left. */
let unstored: RecordingsWish | null = null;

/** The wish of this device; null if the learner has not been asked. */
export function recordingsWish(): RecordingsWish | null {
  const text = stored.read() ?? unstored;
  return text !== null && WISHES.includes(text) ? (text as RecordingsWish) : null;
}

export function setRecordingsWish(wish: RecordingsWish): void {
  unstored = stored.write(wish) ? null : wish;
}

/** Whether recordings may be fetched on the present connection without another question. */
export function mayFetchRecordings(): boolean {
  const wish = recordingsWish();
  if (wish === 'despite-data-saver') return true;
  return !isDataSaverOn() && (wish === 'yes' || (wish === 'on-wifi' && isOnWifi()));
}
