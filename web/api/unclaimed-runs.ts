import { deviceStore, type Sendable, type UnclaimedRun } from './device-store.ts';
import { changedOnDevice, waiting } from './outbox.ts';
import { runToSend } from './run-to-send.ts';

/** Keeps a run of somebody who is not signed in on this device. */
export async function keepUnclaimedRun(run: UnclaimedRun): Promise<void> {
  const keeping = (await deviceStore()).transaction('unclaimedRuns', 'readwrite', { durability: 'strict' });
  await keeping.store.put(run);
  await keeping.done;
  changedOnDevice();
}

/** The runs that were played on this device by somebody who was not signed in. */
export async function unclaimedRuns(): Promise<UnclaimedRun[]> {
  return (await deviceStore()).getAll('unclaimedRuns');
}

/** Those of them that a learner has not been asked about, or has not answered. */
export async function runsToAskAbout(learnerId: string): Promise<UnclaimedRun[]> {
  return (await unclaimedRuns()).filter(({ leftOutBy }) => !leftOutBy?.includes(learnerId));
}

/**
 * Makes unclaimed runs a learner's, who said that they are theirs: each moves to what is sent for that learner, all or
 * none. One that is gone, because another tab was first, is left out.
 * @returns what waits to be sent now
 */
export async function claimRuns(ids: readonly string[], learnerId: string): Promise<Sendable[]> {
  const store = await deviceStore();
  const claiming = store.transaction(['unclaimedRuns', 'outbox'], 'readwrite', { durability: 'strict' });
  const claimed: Sendable[] = [];
  for (const id of ids) {
    const unclaimed = await claiming.objectStore('unclaimedRuns').get(id);
    if (!unclaimed) continue;
    const sendable = runToSend(id, learnerId, unclaimed.game, unclaimed.report);
    await claiming.objectStore('outbox').put(waiting(sendable));
    await claiming.objectStore('unclaimedRuns').delete(id);
    claimed.push(sendable);
  }
  await claiming.done;
  changedOnDevice();
  return claimed;
}

/** Remembers that these runs are not this learner's; they stay for whoever played them. */
export async function leaveOutRuns(ids: readonly string[], learnerId: string): Promise<void> {
  const marking = (await deviceStore()).transaction('unclaimedRuns', 'readwrite', { durability: 'strict' });
  for (const id of ids) {
    const unclaimed = await marking.store.get(id);
    if (unclaimed) await marking.store.put({ ...unclaimed, leftOutBy: [...(unclaimed.leftOutBy ?? []), learnerId] });
  }
  await marking.done;
  changedOnDevice();
}

/** Takes all unclaimed runs off this device for good. */
export async function forgetUnclaimedRuns(): Promise<void> {
  await (await deviceStore()).clear('unclaimedRuns');
  changedOnDevice();
}
