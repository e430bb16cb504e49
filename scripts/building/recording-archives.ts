import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ARCHIVE_FOLDER,
  type ArchivedRecording,
  archiveNameOf,
  joinRecordings,
  type RecordingArchive,
} from '../../web/device/recordings/recording-archives.ts';

const LIST = 'recording-archives.json';

/** Joins the recordings of a folder of built files into a few archives, which a device keeps for offline use. */
export async function buildRecordingArchives(folder: string): Promise<void> {
  const byName = new Map<string, ArchivedRecording[]>();
  for (const recording of await readRecordings(folder)) {
    const name = archiveNameOf(recording.address);
    if (name === null) throw new Error(`No archive takes ${recording.address}.`);
    byName.set(name, [...(byName.get(name) ?? []), recording]);
  }
  const list: RecordingArchive[] = [];
  await mkdir(join(folder, ARCHIVE_FOLDER), { recursive: true });
  for (const [name, recordings] of byName) {
    const content = joinRecordings(recordings);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    const address = `${ARCHIVE_FOLDER}/${name}.${hash}.bin`;
    await writeFile(join(folder, address), content);
    list.push({ address, bytes: content.length });
  }
  await writeFile(join(folder, LIST), JSON.stringify(list));
}

async function readRecordings(folder: string): Promise<ArchivedRecording[]> {
  const files: string[] = [];
  for await (const file of glob('clips/**/*.{mp3,json}', { cwd: folder })) files.push(file.replaceAll('\\', '/'));
  return Promise.all(
    files.sort().map(async (file) => ({ address: `/${file}`, bytes: await readFile(join(folder, file)) })),
  );
}
