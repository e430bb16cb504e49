import { KEY } from './device-settings.ts';
import { readStored, type StoredSettings } from './stored-settings.ts';

/** Removes a deleted learner from the stored settings. A separate module, because only the account page needs it. */
export function forgetSettingsOf(learnerId: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(afterDeletion(readStored(localStorage.getItem(KEY)), learnerId)));
  } catch {
    // A browser that blocks storage has nothing to remove.
  }
}

/** The device keeps the same settings, without an owner. */
export function afterDeletion(kept: StoredSettings, learnerId: string): StoredSettings {
  const { [learnerId]: _, ...waiting } = kept.waiting;
  return { ...kept, owner: kept.owner === learnerId ? null : kept.owner, waiting };
}
