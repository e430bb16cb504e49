import { constants, existsSync } from 'node:fs';
import { access, lstat, stat } from 'node:fs/promises';
import { isPostgresAddress } from '../../server/environment/databases.ts';
import type { Environment } from '../../server/environment/environment.ts';
import { type BackupJob, backupJobs, lastBackupAt } from '../../server/operations/backup.ts';
import { databaseFiles, dataFolders } from '../../server/operations/disk.ts';
import { type Finding, findingsOf, type Readings } from './finding.ts';

const MB = 1_000_000;
const HOUR_MS = 3_600_000;
const LEAST_FREE_BYTES = 500 * MB;
/** The largest age of a good backup in hours, unless BACKUP_HOURS is set: two missed days. */
const OLDEST_BACKUP_HOURS = 49;

/** Whether DATA_DIR is a folder, or can become one. */
export async function checkDataFolder({ dataDir, databases, authSecret }: Environment): Promise<Finding[]> {
  const { wrong } = findingsOf('Data folder');
  const there = await stat(dataDir).catch(() => null);
  if (there?.isDirectory()) {
    const needsSecret = authSecret === null && isPostgresAddress(databases.main);
    const isOpen = await access(dataDir, constants.W_OK | constants.X_OK).then(
      () => true,
      () => false,
    );
    return isOpen || !needsSecret ? [] : [wrong(`The secret cannot be written into ${dataDir}. Give it to this user.`)];
  }
  if (there) return [wrong(`${dataDir} is a file. Name a folder in DATA_DIR.`)];
  const isLink = (await lstat(dataDir).catch(() => null))?.isSymbolicLink();
  return isLink
    ? [wrong(`${dataDir} is a link to a folder that is not there. Mount or create that folder, or correct DATA_DIR.`)]
    : [];
}

/** Whether there is room for the data, and for one more backup of the largest SQLite file. */
export async function checkDisk(environment: Environment, freeBytes: Readings['freeBytes']): Promise<Finding[]> {
  const files = databaseFiles(environment.databases);
  const sizes = await Promise.all(files.map(async (file) => (existsSync(file) ? (await stat(file)).size : 0)));
  const needed = Math.max(LEAST_FREE_BYTES, ...sizes);
  return Promise.all(
    dataFolders(environment).map(async (folder) => {
      const { ok, wrong } = findingsOf('Disk');
      const free = await freeBytes(folder);
      const room = `${Math.floor(free / MB)} MB are free for ${folder}`;
      if (free >= needed) return ok(`${room}.`);
      return wrong(`Only ${room}; ${Math.ceil(needed / MB)} MB are needed. Delete files or enlarge the disk.`);
    }),
  );
}

/** How old the newest backup of each database is. */
export function checkBackups(environment: Environment, now: Date): Promise<Finding[]> {
  return Promise.all(backupJobs(environment).map((job) => checkBackup(environment, job, now)));
}

async function checkBackup(
  { backupHours, isLoopbackOnly }: Environment,
  { kind, place, folder }: BackupJob,
  now: Date,
): Promise<Finding> {
  const isDumped = isPostgresAddress(place);
  const { ok, wrong, notTried } = findingsOf(kind === 'main' ? 'Backup' : 'Backup of the questionnaire');
  if (!isDumped && !existsSync(place)) return notTried('There is no database yet.');
  const advice = isDumped
    ? 'Start the timer thembstudy-dump, or look at its log, see docs/deploying.md.'
    : 'Set BACKUP_HOURS=24 and look at the log of the server, or run: npm run backup.';
  const takenAt = await lastBackupAt(folder, kind, isDumped);
  if (takenAt === null) {
    if (isDumped) return notTried(`There is no dump in ${folder}. Other backups of PostgreSQL are not seen here.`);
    if (isLoopbackOnly && backupHours === 0) return notTried('There is none. One machine alone may not need any.');
    return wrong(`There is no backup in ${folder}. ${advice}`);
  }
  const hours = Math.floor((now.getTime() - takenAt.getTime()) / HOUR_MS);
  // The server looks for a due backup each minute, and waits for an hour after a failure.
  const most = backupHours > 0 ? backupHours + 2 : OLDEST_BACKUP_HOURS;
  if (hours < 0) return wrong(`The newest backup in ${folder} is from the future. Check the clock of this machine.`);
  if (hours > most) return wrong(`The newest backup in ${folder} is ${hours} hours old. ${advice}`);
  return ok(`The newest one is ${hours} hours old.`);
}
