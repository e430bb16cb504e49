import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseKind } from '../database/migrations/index.ts';
import { refuseMissing } from '../database/open-existing.ts';
import { LIES_APART } from '../database/pairs.ts';
import { CannotStart, systemCodeOf } from '../environment/startup-error.ts';
import { backupName, deleteDrafts, deleteOldBackups, draftName, hasRecentBackup } from './backup-files.ts';
import { copyDatabase } from './copy-database.ts';
import { checkDatabaseFile, hasOtherDatabase } from './database-file.ts';
import { faultSentence } from './fault-sentence.ts';
import { lockFolder } from './folder-lock.ts';
import { addNotes } from './notes.ts';
import { pack, sync } from './pack.ts';

export const BACKUPS = { kept: 14 } as const;

/** Which database to keep where. */
export type BackupJob = {
  kind: DatabaseKind;
  place: string;
  /** Whether the questionnaire has no database of its own. */
  isAlone: boolean;
  /** Goes into the backup, if it is there. */
  secretFile: string;
  folder: string;
  keep: number;
};

/**
 * Takes a backup of a database while it is in use, and gives its file. It has its name only once it is whole, read
 * again, and on the disk.
 * @throws CannotStart with one sentence for whatever went wrong; nothing half-written stays
 */
export function takeBackup(job: BackupJob, now = new Date()): Promise<string> {
  return inLockedFolder(job, () => writeBackup(job, now));
}

/** The same, unless there is one of the last so many milliseconds already, as when another process was faster: null. */
export function takeDueBackup(job: BackupJob, mostMs: number, now: Date): Promise<string | null> {
  return inLockedFolder(job, async () =>
    (await hasRecentBackup(job.folder, job.kind, mostMs, now)) ? null : writeBackup(job, now),
  );
}

async function inLockedFolder<Result>(job: BackupJob, work: () => Promise<Result>): Promise<Result> {
  refuseMissing(job.place);
  try {
    await mkdir(job.folder, { recursive: true, mode: 0o700 });
    const { unlock } = lockFolder(job.folder);
    try {
      return await work();
    } finally {
      unlock();
    }
  } catch (error) {
    throw error instanceof CannotStart ? error : new CannotStart(faultSentence(error, job.folder));
  }
}

async function writeBackup(job: BackupJob, now: Date): Promise<string> {
  const { kind, place, secretFile, folder, keep } = job;
  // What a stopped one left takes room that this one may need.
  await deleteDrafts(folder);
  const name = backupName(kind, now);
  const file = join(folder, name);
  const copy = join(folder, draftName(`${name}-copy`));
  const packed = join(folder, draftName(name));
  try {
    await copyDatabase(place, kind, copy);
    // Who forgot the other database would learn of it when it is too late.
    if (kind === 'main' && job.isAlone && hasOtherDatabase(copy)) throw new CannotStart(LIES_APART);
    addNotes(copy, { takenAt: now.toISOString(), authSecret: await readSecret(secretFile) });
    checkDatabaseFile(copy);
    await pack(copy, packed);
    await rename(packed, file);
    await sync(folder);
  } finally {
    await deleteDrafts(folder);
  }
  await deleteOldBackups(kind, file, folder, keep);
  return file;
}

async function readSecret(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error) => {
    if (systemCodeOf(error) === 'ENOENT') return null;
    throw error;
  });
}
