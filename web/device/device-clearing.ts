import { deviceStore } from './device-store.ts';
import { changedOnDevice } from './results/outbox.ts';
import { sectionsOf } from './texts/own-texts.ts';

/** Deletes all data of one learner from this device, in one transaction. The diary belongs to the device and stays. */
export async function clearDeviceOf(learnerId: string): Promise<void> {
  const store = await deviceStore();
  const stores = [
    'outbox',
    'deviceResults',
    'readings',
    'recordings',
    'texts',
    'textSections',
    'unclaimedRuns',
  ] as const;
  const clearing = store.transaction(stores, 'readwrite', { durability: 'strict' });
  const outbox = clearing.objectStore('outbox');
  for (const { id, owner } of await outbox.getAll()) if (owner === learnerId) await outbox.delete(id);
  const results = clearing.objectStore('deviceResults');
  for (const id of await results.index('byOwner').getAllKeys(learnerId)) await results.delete(id);
  const readings = clearing.objectStore('readings');
  for (const { id, owner } of await readings.getAll()) if (owner === learnerId) await readings.delete(id);
  const recordings = clearing.objectStore('recordings');
  for (const { id, owner } of await recordings.getAll()) if (owner === learnerId) await recordings.delete(id);
  const runs = clearing.objectStore('unclaimedRuns');
  for (const run of await runs.getAll())
    await runs.put({ ...run, leftOutBy: (run.leftOutBy ?? []).filter((id) => id !== learnerId) });
  const texts = clearing.objectStore('texts');
  for (const { id, owner } of await texts.getAll())
    if (owner === learnerId) {
      await texts.delete(id);
      await clearing.objectStore('textSections').delete(sectionsOf(id));
    }
  await clearing.done;
  changedOnDevice();
}
