import {
  ARCHIVE_FOLDER,
  archiveNameIn,
  archiveNameOf,
  type RecordingArchive,
  recordingIn,
} from './recording-archives.ts';

/** The list of all archives, made by the build. */
const LIST = '/recording-archives.json';
/** Has the archives of this device and their list. */
const CACHE = 'recording-archives';
/** Earlier versions of the app kept each recording by itself, in a cache whose name starts like this. */
const EARLIER = 'recordings-';
/** Left free for results, texts and the learner's own recordings. */
const FREE_BYTES = 20_000_000;

/** A recording that is kept on this device, in an archive or by an earlier version of the app; null if it is not. */
export async function keptRecording(recording: string): Promise<Response | null> {
  const name = archiveNameOf(recording);
  const archive = (await keptArchives()).reverse().find((each) => archiveNameIn(each) === name);
  const content = archive && (await (await caches.match(archive))?.blob());
  const found = content && (await recordingIn(content, recording));
  return found ? new Response(found) : ((await caches.match(recording)) ?? null);
}

/** The addresses of the archives on this device, the newest last. */
export async function keptArchives(): Promise<string[]> {
  const addresses = (await (await caches.open(CACHE)).keys()).map(({ url }) => new URL(url).pathname);
  return addresses.filter((address) => address.startsWith(ARCHIVE_FOLDER));
}

/** The newest list of archives; offline, the one that is kept with them. */
export async function listArchives(): Promise<RecordingArchive[]> {
  const answer = await fetch(LIST).catch(() => caches.match(LIST));
  if (!answer?.ok) throw new Error(`${LIST} answered ${answer?.status}.`);
  return answer.json();
}

/** Keeps the list with the archives, for Settings to know their size offline. */
export async function keepList(archives: readonly RecordingArchive[]): Promise<void> {
  await (await caches.open(CACHE)).put(LIST, new Response(JSON.stringify(archives)));
}

/** Fetches an archive and keeps it in place of an older one. Rejects, and keeps nothing new, if the device has no room. */
export async function keepArchive({ address, bytes }: RecordingArchive, signal: AbortSignal): Promise<void> {
  if (!(await hasRoomFor(bytes))) throw new DOMException(address, 'QuotaExceededError');
  const answer = await fetch(address, { signal, priority: 'low' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  const cache = await caches.open(CACHE);
  await cache.put(address, answer);
  const isOlder = (each: string) => each !== address && archiveNameIn(each) === archiveNameIn(address);
  for (const older of (await keptArchives()).filter(isOlder)) await cache.delete(older);
}

export async function deleteArchives(): Promise<void> {
  await caches.delete(CACHE);
}

/** Whether an earlier version of the app kept recordings. */
export async function hasEarlierRecordings(): Promise<boolean> {
  return (await earlierCaches()).length > 0;
}

export async function deleteEarlierRecordings(): Promise<void> {
  for (const name of await earlierCaches()) await caches.delete(name);
}

async function earlierCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(EARLIER));
}

async function hasRoomFor(bytes: number): Promise<boolean> {
  const { quota, usage } = (await navigator.storage.estimate?.()) ?? {};
  return quota === undefined || usage === undefined || quota - usage >= bytes + FREE_BYTES;
}
