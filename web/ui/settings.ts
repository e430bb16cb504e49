import { useSyncExternalStore } from 'react';
import { type ChangedSettings, DEFAULT_SETTINGS, type Settings, settingsWith } from '#rules/settings.ts';
import {
  afterAnswer,
  afterArrival,
  afterChange,
  afterForgetting,
  type KeptSettings,
  NOTHING_KEPT,
  readKept,
} from './kept-settings.ts';

const KEY = 'settings';

const listeners = new Set<() => void>();
let kept: KeptSettings | undefined;
let settings: Settings | undefined;
let isRefused = false;
let isServerAway = false;
/** The learner who is here; null while nobody is signed in. */
let here: string | null = null;

/** The settings as they are now; what was never set, or cannot be read, is as the app comes. */
export function currentSettings(): Settings {
  settings ??= settingsWith(currentlyKept().shown);
  return settings;
}

/** Changes what is given, at once and on every page. Where the browser keeps nothing, it holds until the page is left. */
export function changeSettings(change: Partial<Settings>): void {
  keep(afterChange(currentlyKept(), here, change, new Date().toISOString()));
}

/**
 * Puts every setting back to how the app comes: for the learner who is here, or on this device alone.
 * @returns a function that undoes it
 */
export function resetSettings(): () => void {
  const before = currentlyKept();
  if (here !== null) {
    changeSettings(DEFAULT_SETTINGS);
    return () => changeSettings(settingsWith(before.shown));
  }
  keep(afterForgetting(before));
  return () => keep(before);
}

export function useSettings(): Settings {
  return useSyncExternalStore(onSettingsChange, currentSettings, () => DEFAULT_SETTINGS);
}

/**
 * Where changes go: to the server, on this device as long as it does not answer or nobody is signed in, or nowhere
 * where the browser keeps nothing.
 */
export type SettingsPlace = 'server' | 'waiting' | 'device' | 'nowhere';

export function useSettingsPlace(): SettingsPlace {
  return useSyncExternalStore(onSettingsChange, settingsPlace, () => 'device');
}

/** Somebody is here, or nobody any more; the device keeps what it shows when a learner leaves. */
export function settleSettings(learner: { id: string; settings: ChangedSettings } | null): void {
  here = learner?.id ?? null;
  if (learner) keep(afterArrival(currentlyKept(), learner.id, learner.settings));
  else show();
}

/** What the server has yet to take for this learner. */
export function waitingSettings(learnerId: string): ChangedSettings {
  return currentlyKept().waiting[learnerId] ?? {};
}

/** The server took what was sent and answered all that the learner ever changed. */
export function settingsTaken(learnerId: string, sent: ChangedSettings, answer: ChangedSettings): void {
  isServerAway = false;
  keep(afterAnswer(currentlyKept(), learnerId, sent, answer));
}

/** The server did not take what was sent; it waits on this device. */
export function settingsNotTaken(): void {
  isServerAway = true;
  for (const listener of listeners) listener();
}

/** Calls after every change, also from another tab. @returns a function that ends it */
export function onSettingsChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', readAgain);
    addEventListener('pageshow', readAgain);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', readAgain);
    removeEventListener('pageshow', readAgain);
  };
}

function currentlyKept(): KeptSettings {
  kept ??= storedSettings();
  return kept;
}

function storedSettings(): KeptSettings {
  try {
    return readKept(localStorage.getItem(KEY));
  } catch {
    return NOTHING_KEPT;
  }
}

function keep(changed: KeptSettings): void {
  kept = changed;
  try {
    localStorage.setItem(KEY, JSON.stringify(changed));
    isRefused = false;
  } catch {
    // A private window may refuse to keep anything.
    isRefused = true;
  }
  show();
}

/** Another tab changed them, or the page comes back from where nothing reached it. */
function readAgain(event: StorageEvent | PageTransitionEvent): void {
  if ('persisted' in event ? !event.persisted || isRefused : event.key !== KEY) return;
  kept = undefined;
  show();
}

function show(): void {
  settings = undefined;
  // first-paint.js listens and fits the page.
  dispatchEvent(new CustomEvent('settings', { detail: currentSettings() }));
  for (const listener of listeners) listener();
}

function settingsPlace(): SettingsPlace {
  if (here !== null && !isServerAway) return 'server';
  if (isRefused) return 'nowhere';
  return here === null ? 'device' : 'waiting';
}
