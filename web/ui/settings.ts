import { useSyncExternalStore } from 'react';
import { DEFAULT_SETTINGS, type SettingChanges, type Settings, settingsWithDefaults } from '#rules/settings.ts';
import {
  afterAnswer,
  afterArrival,
  afterChange,
  afterForgetting,
  afterRemembering,
  type KeptSettings,
  NOTHING_KEPT,
  readKept,
  settingsOf,
} from './kept-settings.ts';

export const KEY = 'settings';

const listeners = new Set<() => void>();
let kept: KeptSettings | undefined;
let settings: Settings | undefined;
let isRefused = false;
let isServerAway = false;
/** The learner who is here; null while nobody is signed in. */
let here: string | null = null;

/** The settings as they are now; what was never set, or cannot be read, is as the app comes. */
export function currentSettings(): Settings {
  settings ??= settingsWithDefaults(currentlyKept().shown);
  return settings;
}

/** Changes what is given, at once and on every page. Where the browser keeps nothing, it holds until the page is left. */
export function changeSettings(change: Partial<Settings>): void {
  keep((before) => afterChange(before, here, change, new Date().toISOString()));
}

/**
 * Puts every setting back to how the app comes: for the learner who is here, or on this device alone.
 * @returns a function that undoes it
 */
export function resetSettings(): () => void {
  const before = freshlyKept();
  if (here !== null) {
    const settingsBefore = settingsWithDefaults(settingsOf(before, here));
    changeSettings(DEFAULT_SETTINGS);
    return () => changeSettings(settingsBefore);
  }
  keep(afterForgetting);
  return () => keep((now) => afterRemembering(now, before));
}

export function useSettings(): Settings {
  return useSyncExternalStore(onSettingsChange, currentSettings, () => DEFAULT_SETTINGS);
}

/**
 * Where changes go: to the server, on this device as long as it does not answer or nobody is signed in, or nowhere
 * where the browser keeps nothing.
 */
export type SettingsPlace = 'server' | 'waiting' | 'device' | 'nowhere';

/** Null while nothing was ever changed. */
export function useSettingsPlace(): SettingsPlace | null {
  return useSyncExternalStore(onSettingsChange, currentSettingsPlace, () => null);
}

export function currentSettingsPlace(): SettingsPlace | null {
  const isOnServer = here !== null && !isServerAway;
  if (isRefused && !isOnServer) return 'nowhere';
  if (Object.keys(currentlyKept().shown).length === 0) return null;
  if (here === null) return 'device';
  return isServerAway ? 'waiting' : 'server';
}

/** Somebody is here, or nobody any more; the device keeps what it shows when a learner leaves. */
export function settleSettings(learner: { id: string; settings: SettingChanges } | null): void {
  if (here !== (learner?.id ?? null)) isServerAway = false;
  here = learner?.id ?? null;
  if (learner) keep((before) => afterArrival(before, learner.id, learner.settings));
  else show();
}

/** What the server has yet to take for this learner. */
export function waitingSettings(learnerId: string): SettingChanges {
  return freshlyKept().waiting[learnerId] ?? {};
}

/** The server took what was sent and answered all that the learner ever changed. */
export function settingsTaken(learnerId: string, sent: SettingChanges, answer: SettingChanges): void {
  isServerAway = false;
  keep((before) => afterAnswer(before, learnerId, sent, answer));
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

/** Another tab may have kept something that this one has yet to hear of. */
function freshlyKept(): KeptSettings {
  return isRefused ? currentlyKept() : storedSettings();
}

function keep(change: (before: KeptSettings) => KeptSettings): void {
  kept = change(freshlyKept());
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
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
