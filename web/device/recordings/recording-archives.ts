/** A recording by its address, and its bytes. */
export type ArchivedRecording = { address: string; bytes: Uint8Array };

/** An archive as the build lists it; its address contains a hash of its content. */
export type RecordingArchive = { address: string; bytes: number };

export const ARCHIVE_FOLDER = '/assets/recordings';

const LENGTH_BYTES = 4;
/** Sentences, which are named by a hash of their words, are divided by its first digit. */
const RECORDING = /^\/clips\/(?<folder>[\w-]+)\/(?:(?<digit>[\da-f])[\da-f]{15}\.mp3|[\w.-]+)$/;

/** The name of the archive that a recording is in, such as `reading-0` or `letters`; null for other addresses. */
export function archiveNameOf(recording: string): string | null {
  const { folder, digit } = RECORDING.exec(recording)?.groups ?? {};
  if (!folder) return null;
  return digit ? `${folder}-${digit}` : folder;
}

/** The name in the address of an archive: `reading-0` in `/assets/recordings/reading-0.1f2e3d4c5b6a.bin`. */
export function archiveNameIn(archive: string): string {
  return archive.slice(ARCHIVE_FOLDER.length + 1).replace(/\..*$/, '');
}

/**
 * The content of an archive: the length of its table in 4 bytes, the table, which is JSON with the address and the size
 * of each recording, and the recordings.
 */
export function joinRecordings(recordings: readonly ArchivedRecording[]): Uint8Array<ArrayBuffer> {
  const table = new TextEncoder().encode(
    JSON.stringify(recordings.map(({ address, bytes }) => [address, bytes.length])),
  );
  const sizes = recordings.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const archive = new Uint8Array(LENGTH_BYTES + table.length + sizes);
  new DataView(archive.buffer).setUint32(0, table.length);
  let at = LENGTH_BYTES;
  for (const part of [table, ...recordings.map(({ bytes }) => bytes)]) {
    archive.set(part, at);
    at += part.length;
  }
  return archive;
}

/** One recording of an archive, or null if it is not in it. Throws if the archive is damaged. */
export async function recordingIn(archive: Blob, wanted: string): Promise<Blob | null> {
  const length = new DataView(await archive.slice(0, LENGTH_BYTES).arrayBuffer()).getUint32(0);
  let at = LENGTH_BYTES + length;
  const table: [address: string, bytes: number][] = JSON.parse(await archive.slice(LENGTH_BYTES, at).text());
  for (const [address, bytes] of table) {
    if (address === wanted && at + bytes <= archive.size) return archive.slice(at, at + bytes, mediaTypeOf(address));
    at += bytes;
  }
  return null;
}

const mediaTypeOf = (address: string) => (address.endsWith('.json') ? 'application/json' : 'audio/mpeg');
