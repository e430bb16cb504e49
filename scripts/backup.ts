import { isPostgresAddress } from '../server/environment/databases.ts';
import { readEnvironment } from '../server/environment/environment.ts';
import { StartupError } from '../server/environment/startup-error.ts';
import { backupJobs, takeBackup } from '../server/operations/backup.ts';
import { optionsOf, runCommand } from './command-line.ts';

// Takes a backup; the server may be running: npm run backup [-- --to FOLDER --keep 14]
const USAGE = 'npm run backup -- --to FOLDER --keep 14';

await runCommand('No backup was taken', async () => {
  const { to, keep } = optionsOf(['to', 'keep'], USAGE);
  if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep)) throw new StartupError(`Use it like this: ${USAGE}`);
  const jobs = backupJobs(readEnvironment(process.env), { folder: to, keep: keep ? Number(keep) : undefined });
  const files = jobs.filter(({ place }) => !isPostgresAddress(place));
  for (const job of files) console.log(`Backup: ${await takeBackup(job)}`);
  if (files.length < jobs.length)
    throw new StartupError('PostgreSQL is backed up with pg_dump, not with this command: see docs/deploying.md.');
});
