import { isReading, type Reading } from '#rules/reading/reading-history.ts';
import { deviceChanges } from '../device-changes.ts';
import { deviceStore } from '../device-store.ts';
import { useDeviceData } from '../use-device-data.ts';

const { changed, onChange } = deviceChanges('readings');

/**
 * Stores a reading on this device; it is never sent. Replaces an entry with the same id, so that a long reading can be
 * stored again while it continues. Rejects if the browser blocks storage.
 */
export async function addReading(reading: Reading): Promise<void> {
  const writing = (await deviceStore()).transaction('readings', 'readwrite', { durability: 'strict' });
  await writing.store.put(reading);
  await writing.done;
  changed();
}

/** The readings of a learner, or of the visitor of this device (`null`), the newest first. */
export async function readingsOf(owner: string | null): Promise<Reading[]> {
  const all: unknown[] = await (await deviceStore()).getAll('readings');
  return all
    .filter(isReading)
    .filter((reading) => reading.owner === owner)
    .sort((a, b) => b.finishedAt.localeCompare(a.finishedAt));
}

/** Deletes the readings of a learner, or of the visitor, from this device. */
export async function forgetReadings(owner: string | null): Promise<void> {
  const forgetting = (await deviceStore()).transaction('readings', 'readwrite', { durability: 'strict' });
  for (const reading of await forgetting.store.getAll())
    if (reading.owner === owner) await forgetting.store.delete(reading.id);
  await forgetting.done;
  changed();
}

/** The readings of a learner or the visitor, the newest first; they follow changes. Undefined until they are loaded. */
export function useReadings(owner: string | null): readonly Reading[] | undefined {
  const { data, isRefused } = useDeviceData(owner ?? '', () => readingsOf(owner), onChange);
  // A browser that blocks storage has none.
  return isRefused ? [] : data;
}
