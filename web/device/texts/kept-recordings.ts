import { useSyncExternalStore } from 'react';

/** The list of all recordings, made by the build; the service worker plays them from this cache. */
export type KeptRecordings = { cache: string; bytes: number; files: string[] };

/**
 * `wanted`: whether the learner wants all recordings on this device, which is the default. `kept`: whether all are
 * stored. `isDataSaverOn`: whether the browser asks to save data, so that nothing is prefetched. `bytes`: their total
 * size; null until it is known.
 */
export type RecordingsState = { wanted: boolean; kept: boolean; isDataSaverOn: boolean; bytes: number | null };

const KEY = 'keep-recordings';
const LIST = '/recordings.json';
const CACHES = 'recordings-';

const listeners = new Set<() => void>();
let isStopped = false;
let state: RecordingsState = { wanted: true, kept: false, isDataSaverOn: false, bytes: null };

export function useRecordings(): RecordingsState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => state,
  );
}

/** Downloads all recordings that are not on this device yet, one at a time, unless the learner does not want them. */
export async function keepRecordings(): Promise<void> {
  change({ wanted: isWanted(), isDataSaverOn: isDataSaverOn() });
  const list = await readList();
  if (!list) return;
  change({ bytes: list.bytes });
  await deleteCaches((name) => name !== list.cache || !state.wanted);
  if (!state.wanted || state.isDataSaverOn) return;
  const cache = await caches.open(list.cache);
  const before = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = list.files.filter((file) => !before.has(file));
  for (const file of missing) {
    if (!state.wanted || state.isDataSaverOn || isStopped) return;
    await cache.add(file);
  }
  change({ kept: true });
}

/** Stops the downloads until the next page load. */
export function stopKeepingRecordings(): void {
  isStopped = true;
}

/** Stores whether the learner wants all recordings on this device, and downloads or deletes them. */
export async function changeKeptRecordings(wanted: boolean): Promise<void> {
  try {
    localStorage.setItem(KEY, wanted ? 'yes' : 'no');
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  change({ wanted });
  if (wanted) return keepRecordings();
  await deleteCaches(() => true);
  change({ kept: false });
}

function isWanted(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'no';
  } catch {
    return state.wanted;
  }
}

function isDataSaverOn(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

async function readList(): Promise<KeptRecordings | null> {
  const answer = await fetch(LIST);
  return answer.ok ? answer.json() : null;
}

async function deleteCaches(isOld: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHES) && isOld(name)).map((name) => caches.delete(name)));
}

function change(part: Partial<RecordingsState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}
