import { deviceChanges } from '../device-changes.ts';
import { deviceStore, type OwnRecording } from '../device-store.ts';
import { useDeviceData } from '../use-device-data.ts';

const { changed, onChange } = deviceChanges('recordings');

/** Stores a recording. Rejects if the browser blocks storage. */
export async function keepRecording(recording: OwnRecording): Promise<void> {
  const writing = (await deviceStore()).transaction('recordings', 'readwrite', { durability: 'strict' });
  await writing.store.put(recording);
  await writing.done;
  changed();
}

export async function deleteRecording(id: string): Promise<void> {
  await (await deviceStore()).delete('recordings', id);
  changed();
}

/** The recordings of a learner, or of the visitor of this device (`null`), the newest first. */
export async function recordingsOf(owner: string | null): Promise<OwnRecording[]> {
  const all = await (await deviceStore()).getAll('recordings');
  return all.filter((recording) => recording.owner === owner).sort((a, b) => b.finishedAt.localeCompare(a.finishedAt));
}

/**
 * The recordings of a learner or the visitor, the newest first; they follow changes. Undefined until they are loaded.
 */
export function useOwnRecordings(owner: string | null): readonly OwnRecording[] | undefined {
  const { data, isRefused } = useDeviceData(owner ?? '', () => recordingsOf(owner), onChange);
  // A browser that blocks storage has none.
  return isRefused ? [] : data;
}
