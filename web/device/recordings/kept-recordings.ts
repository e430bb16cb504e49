import { useSyncExternalStore } from 'react';
import {
  deleteArchives,
  deleteEarlierRecordings,
  hasEarlierRecordings,
  keepArchive,
  keepList,
  keptArchives,
  listArchives,
} from './archive-cache.ts';
import { isDataSaverOn, isOnMobileNetwork, isOnWifi } from './connection.ts';
import { archiveNameIn, type RecordingArchive } from './recording-archives.ts';
import { mayFetchRecordings, recordingsWish, setRecordingsWish } from './recordings-wish.ts';

/** `bytes`: the size of all archives; null until it is known. */
export type RecordingsState = {
  isWanted: boolean;
  bytes: number | null;
  keptBytes: number;
  progress: 'idle' | 'loading' | 'failed' | 'no-room';
  /** Whether to ask the learner, after Listen, if this device should keep the recordings. */
  isAsking: boolean;
};

/** Archives up to this size are renewed on a mobile network too: one is the index, without which new sentences are silent. */
const SMALL_BYTES = 200_000;
const LOCK = 'keep-recordings';

const listeners = new Set<() => void>();
let state: RecordingsState = { isWanted: false, bytes: null, keptBytes: 0, progress: 'idle', isAsking: false };
let run = new AbortController();

export function useRecordings(): RecordingsState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    recordingsState,
    recordingsState,
  );
}

export function recordingsState(): RecordingsState {
  return state;
}

/** Continues to fetch the recordings, if the learner wants them and the connection may be used. Requests nothing otherwise. */
export async function resumeRecordings(): Promise<void> {
  change({ isWanted: isWanted() });
  if (mayFetchRecordings()) await fetchRecordings({ isAsked: false });
}

/** Finds out how large the recordings are, and how much of them is on this device. */
export async function lookUpRecordings(): Promise<void> {
  change({ isWanted: isWanted() });
  await measure(await listArchives());
}

/**
 * To be called when Listen has played recordings. On Wi-Fi the others are fetched too. Elsewhere, and where the browser
 * does not tell, the learner is asked. While the browser saves data, nothing happens.
 */
export async function offerToKeepRecordings(): Promise<void> {
  if (recordingsWish() !== null || isDataSaverOn() || !navigator.serviceWorker?.controller) return;
  // Earlier versions kept all recordings without a question: these stay, and are renewed on Wi-Fi.
  if (isOnWifi() || (await hasEarlierRecordings())) {
    setRecordingsWish('on-wifi');
    return resumeRecordings();
  }
  await lookUpRecordings();
  if (state.bytes) change({ isAsking: true });
}

/** Keeps all recordings on this device, on every connection; or deletes them. */
export async function keepRecordings(isKept: boolean): Promise<void> {
  setRecordingsWish(!isKept ? 'no' : isDataSaverOn() ? 'despite-data-saver' : 'yes');
  run.abort();
  change({ isWanted: isKept, isAsking: false, progress: 'idle' });
  if (isKept) return fetchRecordings({ isAsked: true });
  // What is being kept now would be left over.
  await navigator.locks.request(LOCK, () => Promise.all([deleteArchives(), deleteEarlierRecordings()]));
  change({ keptBytes: 0 });
}

/** `isAsked`: the learner has just asked for the recordings. */
async function fetchRecordings({ isAsked }: { isAsked: boolean }): Promise<void> {
  run.abort();
  run = new AbortController();
  const { signal } = run;
  change({ progress: 'loading' });
  try {
    // One tab fetches; the next one finds what is kept by then.
    await navigator.locks.request(LOCK, { signal }, () => fetchMissing(signal, isAsked));
    change({ progress: 'idle' });
  } catch (error) {
    if (signal.aborted) return;
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    change({ progress: isFull ? 'no-room' : 'failed' });
  }
}

/** Fetches the archives that this device does not have, one at a time. */
async function fetchMissing(signal: AbortSignal, isAsked: boolean): Promise<void> {
  const archives = await listArchives();
  const missing = await measure(archives);
  const older = new Set((await keptArchives()).map(archiveNameIn));
  // On a mobile network an older archive is used until there is Wi-Fi.
  const waits = ({ address, bytes }: RecordingArchive) =>
    !isAsked && isOnMobileNetwork() && older.has(archiveNameIn(address)) && bytes > SMALL_BYTES;
  await keepList(archives);
  for (const archive of missing.filter((each) => !waits(each))) {
    await keepArchive(archive, signal);
    // Another tab may have switched it off.
    if (signal.aborted || recordingsWish() === 'no') return;
    await measure(archives);
  }
  if (state.keptBytes === state.bytes) await deleteEarlierRecordings();
}

/** Tells the size of the archives and of those on this device. @returns the others */
async function measure(archives: RecordingArchive[]): Promise<RecordingArchive[]> {
  const kept = await keptArchives();
  const missing = archives.filter(({ address }) => !kept.includes(address));
  const bytes = sizeOf(archives);
  change({ bytes, keptBytes: bytes - sizeOf(missing) });
  return missing;
}

function sizeOf(archives: readonly RecordingArchive[]): number {
  return archives.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** In whole megabytes, at least 1. */
export function megabytesOf(bytes: number | null): number {
  return Math.max(1, Math.round((bytes ?? 0) / 1_000_000));
}

function isWanted(): boolean {
  return !['no', null].includes(recordingsWish());
}

function change(part: Partial<RecordingsState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}
