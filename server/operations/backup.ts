import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseKind } from '../database/migrations/index.ts';
import { checkDatabaseExists } from '../database/open-existing.ts';
import { AUTISM_DATABASE_MISSING } from '../database/pairs.ts';
import type { Environment } from '../environment/environment.ts';
import { StartupError } from '../environment/startup-error.ts';
import { backupName, deleteOldBackups } from './backup-files.ts';
import { addSecret, checkDatabase, copyDatabase, hasPair, inFile } from './database-file.ts';
import { deleteDraft, fileErrorMessage, lockFolder, makeDraft, sync } from './files.ts';

export const BACKUPS = { kept: 14 } as const;

/** A database file to back up. */
export type BackupJob = {
  kind: DatabaseKind;
  place: string;
  /** Whether there is no separate questionnaire database. */
  isAlone: boolean;
  /** Included in the backup if it exists. */
  secretFile: string;
  folder: string;
  keep: number;
};

/** One job for each database of the app. By default backups are in the data folder. */
export function backupJobs(
  { dataDir, databases: { main, autism } }: Pick<Environment, 'dataDir' | 'databases'>,
  { folder = join(dataDir, 'backups'), keep = BACKUPS.kept as number } = {},
): BackupJob[] {
  const job = { folder, keep, secretFile: join(dataDir, 'auth-secret'), isAlone: autism === null };
  const ofMain = { ...job, kind: 'main', place: main } as const;
  return autism === null ? [ofMain] : [ofMain, { ...job, kind: 'autism', place: autism }];
}

/**
 * Backs up a database file, which may be in use. The backup gets its name when it is checked and flushed to the disk.
 * @returns the path of the backup
 * @throws StartupError on any error; no incomplete file stays
 */
export async function takeBackup(job: BackupJob, now = new Date()): Promise<string> {
  checkDatabaseExists(job.place);
  try {
    await mkdir(job.folder, { recursive: true, mode: 0o700 });
    const lock = lockFolder(job.folder);
    return await writeBackup(job, now).finally(() => lock.close());
  } catch (error) {
    throw error instanceof StartupError ? error : new StartupError(fileErrorMessage(error, job.folder));
  }
}

async function writeBackup({ kind, place, isAlone, secretFile, folder, keep }: BackupJob, now: Date): Promise<string> {
  const draft = join(folder, '.draft.sqlite');
  const file = join(folder, backupName(kind, now));
  const secret = existsSync(secretFile) ? await readFile(secretFile, 'utf8') : null;
  try {
    await makeDraft(draft);
    copyDatabase(place, draft);
    inFile(draft, (connection) => {
      connection.exec('pragma journal_mode = delete');
      // Without the questionnaire database the backup would be incomplete.
      if (kind === 'main' && isAlone && hasPair(connection)) throw new StartupError(AUTISM_DATABASE_MISSING);
      if (secret !== null) addSecret(connection, secret);
      checkDatabase(connection);
    });
    await sync(draft);
    await rename(draft, file);
    await sync(folder);
  } finally {
    await deleteDraft(draft);
  }
  await deleteOldBackups(kind, file, folder, keep);
  return file;
}
