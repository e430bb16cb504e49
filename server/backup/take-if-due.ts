import { FolderInUse } from './folder-lock.ts';
import { type BackupJob, takeDueBackup } from './take-backup.ts';

/** A backup that is wanted unless there is one of the last so many milliseconds. */
export type BackupOrder = { job: BackupJob; mostMs: number; now: Date };
/** Without a file, another process was faster. */
export type BackupOutcome = { file: string | null } | { fault: string };

/** Takes a backup if it is still wanted, and never fails: what went wrong is a sentence. */
export function takeIfDue({ job, mostMs, now }: BackupOrder): Promise<BackupOutcome> {
  return takeDueBackup(job, mostMs, now).then(
    (file) => ({ file }),
    (error: Error) => (error instanceof FolderInUse ? { file: null } : { fault: error.message }),
  );
}
