import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseKind } from '../database/migrations/index.ts';
import { checkDatabaseExists } from '../database/open-databases.ts';
import { AUTISM_DATABASE_MISSING } from '../database/pairs.ts';
import { isPostgresAddress } from '../environment/databases.ts';
import type { Environment } from '../environment/environment.ts';
import { StartupError } from '../environment/startup-error.ts';
import { addSecret, checkDatabase, copyDatabase, hasPair, inFile } from './database-file.ts';
import { deleteDraft, fileErrorMessage, lockFolder, makeDraft, sync } from './files.ts';

const BACKUPS = { kept: 14 } as const;

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

const STEM = { main: 'thembstudy', autism: 'thembstudy-autism' } as const;
/** Earlier versions compressed their backups. */
const NAME = /^(.+)-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.sqlite(\.gz)?$/;

type Backup = { file: string; takenAt: Date };

function backupName(kind: DatabaseKind, takenAt: Date): string {
  return `${STEM[kind]}-${withoutColons(takenAt)}.sqlite`;
}

/** An instant in UTC for file names; some file systems refuse colons. */
export function withoutColons(instant: Date): string {
  return instant.toISOString().replaceAll(':', '-');
}

/** The backups of one kind in a folder, the newest first. A folder that does not exist has none. */
export async function listBackups(folder: string, kind: DatabaseKind, named = NAME): Promise<Backup[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => {
      const [, stem, hour, minute, second] = named.exec(name) ?? [];
      return stem === STEM[kind]
        ? [{ file: join(folder, name), takenAt: new Date(`${hour}:${minute}:${second}`) }]
        : [];
    })
    .sort((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
}

/** The names that `deploy/dump-postgres.sh` gives. */
const DUMP_NAME = /^(.+)-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\dZ)\.dump$/;

/**
 * When the newest backup of one kind in a folder was taken, whichever process took it; null when there is none.
 * @param isDumped whether the backups are dumps of PostgreSQL instead of SQLite files
 */
export async function lastBackupAt(folder: string, kind: DatabaseKind, isDumped: boolean): Promise<Date | null> {
  return (await listBackups(folder, kind, isDumped ? DUMP_NAME : NAME))[0]?.takenAt ?? null;
}

/** The age in seconds of the newest backup of each database; infinite without one. */
export async function backupAges(jobs: readonly BackupJob[], now: Date): Promise<Record<string, number>> {
  const ages = jobs.map(async ({ kind, place, folder }) => {
    const takenAt = await lastBackupAt(folder, kind, isPostgresAddress(place));
    const seconds = takenAt ? (now.getTime() - takenAt.getTime()) / 1000 : Number.POSITIVE_INFINITY;
    return [kind, seconds] as const;
  });
  return Object.fromEntries(await Promise.all(ages));
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
async function deleteOldBackups(kind: DatabaseKind, justTaken: string, folder: string, keep: number) {
  const others = (await listBackups(folder, kind)).filter(({ file }) => file !== justTaken);
  for (const { file } of others.slice(keep - 1)) await rm(file, { force: true });
}
