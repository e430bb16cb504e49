import { deviceStore } from './device-store.ts';
import { changedOnDevice } from './outbox.ts';

/** Deletes everything of one learner from this device, in one transaction. The diary belongs to the device and stays. */
export async function clearDeviceOf(learnerId: string): Promise<void> {
  const store = await deviceStore();
  const clearing = store.transaction(['outbox', 'deviceResults', 'unclaimedRuns'], 'readwrite', {
    durability: 'strict',
  });
  const outbox = clearing.objectStore('outbox');
  for (const { id, owner } of await outbox.getAll()) if (owner === learnerId) await outbox.delete(id);
  const results = clearing.objectStore('deviceResults');
  for (const id of await results.index('byOwner').getAllKeys(learnerId)) await results.delete(id);
  const runs = clearing.objectStore('unclaimedRuns');
  for (const run of await runs.getAll())
    await runs.put({ ...run, leftOutBy: (run.leftOutBy ?? []).filter((id) => id !== learnerId) });
  await clearing.done;
  changedOnDevice();
}
