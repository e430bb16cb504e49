import { useSyncExternalStore } from 'react';
import {
  DEFAULT_SETTINGS,
  LEVEL_NAMES,
  type SettingChanges,
  type Settings,
  settingsWithDefaults,
} from '#rules/people/settings.ts';
import {
  afterAnswer,
  afterChange,
  afterReset,
  afterSignIn,
  afterSignOut,
  afterUndoneReset,
  NOTHING_STORED,
  readStored,
  type StoredSettings,
  settingsOf,
} from './stored-settings.ts';

export const KEY = 'settings';

const listeners = new Set<() => void>();
let stored: StoredSettings | undefined;
let settings: Settings | undefined;
let isRefused = false;
let isServerAway = false;
/** The signed-in learner; null while signed out. */
let learnerId: string | null = null;

/** The current settings, with defaults for those never changed or not readable. */
export function currentSettings(): Settings {
  settings ??= settingsWithDefaults(currentStored().shown);
  return settings;
}

/** Changes settings at once, on every page. If the browser blocks storage, they last until the page is left. */
export function changeSettings(change: Partial<Settings>): void {
  store((before) => afterChange(before, learnerId, change, new Date().toISOString()));
}

/**
 * Resets all settings except the levels of the games: for the signed-in learner, otherwise on this device.
 * @returns a function that undoes the reset
 */
export function resetSettings(): () => void {
  const before = freshStored();
  if (learnerId !== null) {
    const settingsBefore = settingsWithDefaults(settingsOf(before, learnerId));
    const levels = LEVEL_NAMES.map((name) => [name, settingsBefore[name]]);
    changeSettings({ ...DEFAULT_SETTINGS, ...Object.fromEntries(levels) });
    return () => changeSettings(settingsBefore);
  }
  store(afterReset);
  return () => store((now) => afterUndoneReset(now, before));
}

export function useSettings(): Settings {
  return useSyncExternalStore(onSettingsChange, currentSettings, () => DEFAULT_SETTINGS);
}

/**
 * Where changes are stored: on the `server`; `waiting` on this device until the server responds; on the `device` while
 * signed out; `nowhere` if the browser blocks storage.
 */
export type SettingsPlace = 'server' | 'waiting' | 'device' | 'nowhere';

/** Null while no setting was changed. */
export function useSettingsPlace(): SettingsPlace | null {
  return useSyncExternalStore(onSettingsChange, currentSettingsPlace, () => null);
}

export function currentSettingsPlace(): SettingsPlace | null {
  const isOnServer = learnerId !== null && !isServerAway;
  if (isRefused && !isOnServer) return 'nowhere';
  if (Object.keys(currentStored().shown).length === 0) return null;
  if (learnerId === null) return 'device';
  return isServerAway ? 'waiting' : 'server';
}

/** Applies the settings of the signed-in learner. After a sign-out (`null`) it applies the default settings. */
export function setSettingsLearner(learner: { id: string; settings: SettingChanges } | null): void {
  // On a shared computer, closing the browser signs out, and the owner is still stored at the next visit.
  const isSignOut = learner === null && (learnerId !== null || currentStored().owner !== null);
  if (learnerId !== (learner?.id ?? null)) isServerAway = false;
  learnerId = learner?.id ?? null;
  if (learner) store((before) => afterSignIn(before, learner.id, learner.settings));
  else if (isSignOut) store(afterSignOut);
  else show();
}

/** The changes of a learner that the server has not stored yet. */
export function unsentSettings(learner: string): SettingChanges {
  return freshStored().waiting[learner] ?? {};
}

/** Call it when the server has stored `sent`; `answer` has all settings that the learner ever changed. */
export function settingsSaved(learner: string, sent: SettingChanges, answer: SettingChanges): void {
  isServerAway = false;
  store((before) => afterAnswer(before, learner, sent, answer));
}

/** Call it when the server did not store the changes; they stay on this device. */
export function settingsNotSaved(): void {
  isServerAway = true;
  for (const listener of listeners) listener();
}

/** Calls the listener after every change, also from another tab. @returns a function that stops it */
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

function currentStored(): StoredSettings {
  stored ??= storedSettings();
  return stored;
}

function storedSettings(): StoredSettings {
  try {
    return readStored(localStorage.getItem(KEY));
  } catch {
    return NOTHING_STORED;
  }
}

/** Reads storage again, because another tab may have stored a change whose event has not arrived yet. */
function freshStored(): StoredSettings {
  return isRefused ? currentStored() : storedSettings();
}

function store(change: (before: StoredSettings) => StoredSettings): void {
  stored = change(freshStored());
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
    isRefused = false;
  } catch {
    // A private window may block storage.
    isRefused = true;
  }
  show();
}

/** Another tab stored a change, or the page was restored from the back/forward cache and missed events. */
function readAgain(event: StorageEvent | PageTransitionEvent): void {
  if ('persisted' in event ? !event.persisted || isRefused : event.key !== KEY) return;
  stored = undefined;
  show();
}

function show(): void {
  settings = undefined;
  // first-paint.js listens and repaints the page.
  dispatchEvent(new CustomEvent('settings', { detail: currentSettings() }));
  for (const listener of listeners) listener();
}
