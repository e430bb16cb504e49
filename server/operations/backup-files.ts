import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseKind } from '../database/migrations/index.ts';

const STEM = { main: 'thembstudy', autism: 'thembstudy-autism' } as const;
/** Earlier versions compressed their backups. */
const NAME = /^(.+)-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.sqlite(\.gz)?$/;

type Backup = { file: string; takenAt: Date };

export function backupName(kind: DatabaseKind, takenAt: Date): string {
  return `${STEM[kind]}-${withoutColons(takenAt)}.sqlite`;
}

/** An instant in UTC for file names; some file systems refuse colons. */
export function withoutColons(instant: Date): string {
  return instant.toISOString().replaceAll(':', '-');
}

/** The backups of one kind in a folder, the newest first. A folder that does not exist has none. */
export async function listBackups(folder: string, kind: DatabaseKind): Promise<Backup[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => {
      const [, stem, hour, minute, second] = NAME.exec(name) ?? [];
      return stem === STEM[kind]
        ? [{ file: join(folder, name), takenAt: new Date(`${hour}:${minute}:${second}`) }]
        : [];
    })
    .sort((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
}

/** Whether a backup is younger than `maxAgeMs`. One from the future was taken before the clock was moved back. */
export async function hasRecentBackup(
  folder: string,
  kind: DatabaseKind,
  maxAgeMs: number,
  now: Date,
): Promise<boolean> {
  const ages = (await listBackups(folder, kind)).map(({ takenAt }) => now.getTime() - takenAt.getTime());
  return ages.some((age) => age >= 0 && age < maxAgeMs);
}

/** Deletes all but the newest `keep` backups. The one just taken stays, even if others have later dates. */
export async function deleteOldBackups(kind: DatabaseKind, justTaken: string, folder: string, keep: number) {
  const others = (await listBackups(folder, kind)).filter(({ file }) => file !== justTaken);
  for (const { file } of others.slice(keep - 1)) await rm(file, { force: true });
}
