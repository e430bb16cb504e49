import { addressOf } from '#contract/platform/endpoint.ts';
import type { Game, RunResult } from '#rules/games/runs.ts';
import { pointsOfRun } from '#rules/rewards/points.ts';
import { deviceStore, type Sendable, type UnclaimedRun } from '../device-store.ts';
import { changedOnDevice, newEntry } from './outbox.ts';

/** A finished run of a learner in the format in which it is stored and sent; `result` is that of this device. */
export function runToSend(id: string, owner: string, game: Game, report: object, result: RunResult): Sendable {
  const path = addressOf('PUT /learners/:learnerId/runs/:game/:runId', { learnerId: owner, game, runId: id });
  return { id, kind: game, owner, path, body: report, ...(pointsOfRun(result) === 0 && { addsLeaf: false }) };
}

/** Stores a finished run of a visitor on this device. */
export async function keepUnclaimedRun(run: UnclaimedRun): Promise<void> {
  const keeping = (await deviceStore()).transaction('unclaimedRuns', 'readwrite', { durability: 'strict' });
  await keeping.store.put(run);
  await keeping.done;
  changedOnDevice();
}

/** The runs of visitors on this device. */
export async function unclaimedRuns(): Promise<UnclaimedRun[]> {
  return (await deviceStore()).getAll('unclaimedRuns');
}

/** The unclaimed runs for which this learner has not answered yet. */
export async function runsToAskAbout(learnerId: string): Promise<UnclaimedRun[]> {
  return (await unclaimedRuns()).filter(({ leftOutBy }) => !leftOutBy?.includes(learnerId));
}

/**
 * Moves unclaimed runs to the outbox of the learner who claimed them, all or none. Skips runs that another tab has
 * moved already.
 * @returns the moved runs
 */
export async function claimRuns(ids: readonly string[], learnerId: string): Promise<Sendable[]> {
  const store = await deviceStore();
  const claiming = store.transaction(['unclaimedRuns', 'outbox'], 'readwrite', { durability: 'strict' });
  const claimed: Sendable[] = [];
  for (const id of ids) {
    const unclaimed = await claiming.objectStore('unclaimedRuns').get(id);
    if (!unclaimed) continue;
    const sendable = runToSend(id, learnerId, unclaimed.game, unclaimed.report, unclaimed.run);
    await claiming.objectStore('outbox').put(newEntry(sendable));
    await claiming.objectStore('unclaimedRuns').delete(id);
    claimed.push(sendable);
  }
  await claiming.done;
  changedOnDevice();
  return claimed;
}

/** Stores that these runs are not this learner's; they stay on the device. */
export async function leaveOutRuns(ids: readonly string[], learnerId: string): Promise<void> {
  const marking = (await deviceStore()).transaction('unclaimedRuns', 'readwrite', { durability: 'strict' });
  for (const id of ids) {
    const unclaimed = await marking.store.get(id);
    if (unclaimed) await marking.store.put({ ...unclaimed, leftOutBy: [...(unclaimed.leftOutBy ?? []), learnerId] });
  }
  await marking.done;
  changedOnDevice();
}

/** Deletes all unclaimed runs from this device. */
export async function forgetUnclaimedRuns(): Promise<void> {
  await (await deviceStore()).clear('unclaimedRuns');
  changedOnDevice();
}
