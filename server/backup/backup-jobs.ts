import { join } from 'node:path';
import type { Environment } from '../environment/environment.ts';
import { BACKUPS, type BackupJob } from './take-backup.ts';

/** One job for each database of the app; where nothing else is asked for, backups lie in the data folder. */
export function backupJobs(
  { dataDir, databases }: Pick<Environment, 'dataDir' | 'databases'>,
  {
    folder = join(dataDir, 'backups'),
    keep = BACKUPS.kept,
  }: { folder?: string | undefined; keep?: number | undefined } = {},
): BackupJob[] {
  const { main, autism } = databases;
  const to = { folder, keep, secretFile: join(dataDir, 'auth-secret'), isAlone: autism === null };
  const job = { ...to, kind: 'main', place: main } as const;
  return autism === null ? [job] : [job, { ...to, kind: 'autism', place: autism }];
}
