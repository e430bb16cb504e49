import { attemptFromReport } from '#contract/screening/finished-attempt.ts';
import type { AttemptOf, ReportOf, ScreeningAttempts } from '#contract/screening/screening-attempts.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { type DeviceResult, deviceStore, type Sendable } from '../device-store.ts';
import { useDeviceData } from '../use-device-data.ts';
import { changedOnDevice, newEntry, onOutboxChange } from './outbox.ts';

/** Stores a finished attempt of a learner on this device only. */
export async function keepOnDevice({ id, kind, owner, path, body }: Sendable & { owner: string }): Promise<void> {
  const keeping = (await deviceStore()).transaction('deviceResults', 'readwrite', { durability: 'strict' });
  await keeping.store.put({ id, kind, owner, path, body });
  await keeping.done;
  changedOnDevice();
}

/** The results of one learner that are stored on this device only. */
export async function resultsOnDevice(owner: string): Promise<DeviceResult[]> {
  return (await deviceStore()).getAllFromIndex('deviceResults', 'byOwner', owner);
}

/**
 * Moves a learner's results on this device to the outbox, in one transaction.
 * @returns the moved results
 */
export async function moveToOutbox(owner: string): Promise<Sendable[]> {
  const moving = (await deviceStore()).transaction(['deviceResults', 'outbox'], 'readwrite', { durability: 'strict' });
  const kept = moving.objectStore('deviceResults');
  const results = await kept.index('byOwner').getAll(owner);
  for (const result of results) {
    await moving.objectStore('outbox').put(newEntry(result));
    await kept.delete(result.id);
  }
  await moving.done;
  changedOnDevice();
  return results;
}

/** Deletes a learner's results from this device. */
export async function forgetResultsOnDevice(owner: string): Promise<void> {
  const forgetting = (await deviceStore()).transaction('deviceResults', 'readwrite', { durability: 'strict' });
  for (const id of await forgetting.store.index('byOwner').getAllKeys(owner)) await forgetting.store.delete(id);
  await forgetting.done;
  changedOnDevice();
}

/** The attempts of a learner in their account and on this device, newest first, without duplicates. */
export function withResultsOnDevice(account: ScreeningAttempts, kept: readonly DeviceResult[]): ScreeningAttempts {
  const both = <Part extends ScreeningPart>(part: Part) => {
    const known = new Set(account[part].map(({ attemptId }) => attemptId));
    const here = kept
      .filter(({ kind, id }) => kind === part && !known.has(id))
      .map((each) => attemptOnDevice(part, each));
    return [...account[part], ...here].sort((a, b) => b.timestamp.localeCompare(a.timestamp));
  };
  return {
    'focus-game': both('focus-game'),
    'letter-quiz': both('letter-quiz'),
    'traits-questionnaire': both('traits-questionnaire'),
  };
}

/** The attempt of a report on this device, evaluated with the same rules as on the server. */
export function attemptOnDevice<Part extends ScreeningPart>(
  part: Part,
  { id, body }: Pick<DeviceResult, 'id' | 'body'>,
): AttemptOf[Part] {
  const report = body as ReportOf[Part];
  const timestamp = new Date(report.finishedAt).toISOString();
  return attemptFromReport(part, { attemptId: id, timestamp }, report);
}

/** The number of results of a learner that are stored on this device only; it follows changes. */
export function useDeviceResultCount(owner: string): number {
  const { data, isRefused } = useDeviceData(owner, () => resultsOnDevice(owner), onOutboxChange);
  // A browser that blocks storage has none.
  return isRefused || !data ? 0 : data.length;
}
