import { type KeptSettings, readKept } from './kept-settings.ts';
import { KEY } from './settings.ts';

/** Forgets on this device whose the settings were, once that learner is gone for good. */
export function forgetSettingsOf(learnerId: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(afterDeletion(readKept(localStorage.getItem(KEY)), learnerId)));
  } catch {
    // Where the browser keeps nothing, there is nothing to forget.
  }
}

/** What the device shows stays as it is, and is nobody's. */
export function afterDeletion(kept: KeptSettings, learnerId: string): KeptSettings {
  const { [learnerId]: _, ...waiting } = kept.waiting;
  return { ...kept, owner: kept.owner === learnerId ? null : kept.owner, waiting };
}
