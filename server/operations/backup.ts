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
import { fileErrorMessage } from './fault-sentence.ts';
import { deleteDraft, lockFolder, makeDraft, sync } from './files.ts';

export const BACKUPS = { kept: 14 } as const;

/** Which database file to keep where. */
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

/** One job for each database of the app; where nothing else is asked for, backups lie in the data folder. */
export function backupJobs(
  { dataDir, databases: { main, autism } }: Pick<Environment, 'dataDir' | 'databases'>,
  { folder = join(dataDir, 'backups'), keep = BACKUPS.kept as number } = {},
): BackupJob[] {
  const job = { folder, keep, secretFile: join(dataDir, 'auth-secret'), isAlone: autism === null };
  const ofMain = { ...job, kind: 'main', place: main } as const;
  return autism === null ? [ofMain] : [ofMain, { ...job, kind: 'autism', place: autism }];
}

/**
 * Takes a backup of a database file while it is in use, and gives the file of the backup. It has its name only once it is
 * checked and on the disk.
 * @throws StartupError with one sentence for whatever went wrong; nothing half-written stays
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
      // Without the other database the backup is not whole.
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
