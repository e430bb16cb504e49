import { useSyncExternalStore } from 'react';
import { CLOCKS, DEFAULT_SETTINGS, SETTINGS, type Settings } from '#rules/settings.ts';

const KEY = 'settings';

const listeners = new Set<() => void>();
let settings: Settings | undefined;

/** The settings of this device as they are now; what was never set, or cannot be read, is as the app comes. */
export function currentSettings(): Settings {
  settings ??= { ...DEFAULT_SETTINGS, ...storedSettings() };
  return settings;
}

/** Changes what is given. Where the browser keeps nothing, it holds until the page is left. */
export function changeSettings(change: Partial<Settings>): void {
  settings = { ...currentSettings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A private window may refuse to keep anything.
  }
  for (const listener of listeners) listener();
}

export function useSettings(): Settings {
  return useSyncExternalStore(listen, currentSettings, () => DEFAULT_SETTINGS);
}

function listen(listener: () => void): () => void {
  const changedElsewhere = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    settings = undefined;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', changedElsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', changedElsewhere);
  };
}

function storedSettings(): Partial<Settings> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return usable({ ...(stored as object) });
  } catch {
    return {};
  }
}

function usable({ sound, volume, clock }: Record<string, unknown>): Partial<Settings> {
  const chosenClock = CLOCKS.find((known) => known === clock);
  return {
    ...(typeof sound === 'boolean' && { sound }),
    ...(isBetween(volume, SETTINGS.volume) && { volume }),
    ...(chosenClock && { clock: chosenClock }),
  };
}

function isBetween(value: unknown, { least, most }: { least: number; most: number }): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}
