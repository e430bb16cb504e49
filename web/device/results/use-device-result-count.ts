import { useDeviceData } from '../use-device-data.ts';
import { resultsOnDevice } from './device-results.ts';
import { onOutboxChange } from './outbox.ts';

/** The number of results of a learner that are stored on this device only; it follows changes. */
export function useDeviceResultCount(owner: string): number {
  const { data, isRefused } = useDeviceData(owner, () => resultsOnDevice(owner), onOutboxChange);
  // A browser that blocks storage has none.
  return isRefused || !data ? 0 : data.length;
}
