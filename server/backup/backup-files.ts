import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseKind } from '../database/migrations/index.ts';

const STEM = { main: 'thembstudy', autism: 'thembstudy-autism' } as const;
const ENDING = '.sqlite.gz';
const INSTANT = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/;
/** What a backup was while it was made; SQLite may have put a file of its own beside it. */
const DRAFT = /^\.thembstudy-.+\.part(-journal|-wal|-shm)?$/;

type Backup = { file: string; takenAt: Date };

/** The name of a backup: instants in UTC without colons, which some file systems refuse. */
export function backupName(kind: DatabaseKind, takenAt: Date): string {
  return `${STEM[kind]}-${takenAt.toISOString().replaceAll(':', '-')}${ENDING}`;
}

/** The name of something that is not a backup yet. */
export function draftName(name: string): string {
  return `.${name}.part`;
}

/** The backups of one kind in a folder, the newest first. A folder that is not there has none. */
export async function listBackups(folder: string, kind: DatabaseKind): Promise<Backup[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => {
      const takenAt = instantIn(name, kind);
      return takenAt ? [{ file: join(folder, name), takenAt }] : [];
    })
    .sort((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
}

/** Whether there is one of the last so many milliseconds; one from the future was taken before the clock was moved back. */
export async function hasRecentBackup(folder: string, kind: DatabaseKind, mostMs: number, now: Date): Promise<boolean> {
  const ages = (await listBackups(folder, kind)).map(({ takenAt }) => now.getTime() - takenAt.getTime());
  return ages.some((age) => age >= 0 && age < mostMs);
}

function instantIn(name: string, kind: DatabaseKind): Date | undefined {
  if (!name.startsWith(`${STEM[kind]}-`) || !name.endsWith(ENDING)) return undefined;
  const [, hour, minute, second] = INSTANT.exec(name.slice(STEM[kind].length + 1, -ENDING.length)) ?? [];
  return hour ? new Date(`${hour}:${minute}:${second}`) : undefined;
}

/** Deletes all but the newest backups; the one just taken stays, whatever the clock said of the others. */
export async function deleteOldBackups(
  kind: DatabaseKind,
  justTaken: string,
  folder: string,
  keep: number,
): Promise<void> {
  const others = (await listBackups(folder, kind)).filter(({ file }) => file !== justTaken);
  for (const { file } of others.slice(keep - 1)) await rm(file, { force: true });
}

/** Deletes what a backup that was stopped half-way left behind. */
export async function deleteDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (DRAFT.test(name)) await rm(join(folder, name), { force: true });
}
