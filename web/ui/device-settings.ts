import { useSyncExternalStore } from 'react';
import type { ClockStyle } from './clock.tsx';

/** What a person has set for this device. */
export type DeviceSettings = {
  sound: boolean;
  /** Percent. */
  volume: number;
  clock: ClockStyle;
};

const DEFAULTS: DeviceSettings = { sound: true, volume: 60, clock: 'seconds' };
const KEY = 'settings';

const listeners = new Set<() => void>();
let settings: DeviceSettings | undefined;

/** The settings of this device as they are now; what was never set, or cannot be read, is as the app comes. */
export function deviceSettings(): DeviceSettings {
  settings ??= { ...DEFAULTS, ...storedSettings() };
  return settings;
}

/** Changes what is given. Where the browser keeps nothing, it holds until the page is left. */
export function changeDeviceSettings(change: Partial<DeviceSettings>): void {
  settings = { ...deviceSettings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A private window may refuse to keep anything.
  }
  for (const listener of listeners) listener();
}

export function useDeviceSettings(): DeviceSettings {
  return useSyncExternalStore(listen, deviceSettings, () => DEFAULTS);
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

function storedSettings(): Partial<DeviceSettings> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return usable(typeof stored === 'object' && stored !== null ? stored : {});
  } catch {
    return {};
  }
}

function usable({
  sound,
  volume,
  clock,
}: {
  sound?: unknown;
  volume?: unknown;
  clock?: unknown;
}): Partial<DeviceSettings> {
  return {
    ...(typeof sound === 'boolean' && { sound }),
    ...(typeof volume === 'number' && volume >= 0 && volume <= 100 && { volume }),
    ...((clock === 'seconds' || clock === 'gentle' || clock === 'hidden') && { clock }),
  };
}
