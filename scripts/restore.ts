import { readEnvironment } from '../server/environment/environment.ts';
import { StartupError } from '../server/environment/startup-error.ts';
import { backupJobs } from '../server/operations/backup.ts';
import { restore } from '../server/operations/restore.ts';
import { optionsOf, runCommand } from './command-line.ts';

// Replaces the database by a backup; the server must be stopped: npm run restore -- --from FILE
await runCommand('Nothing was restored', async () => {
  const { from } = optionsOf(['from'], 'npm run restore -- --from FILE');
  if (!from) throw new StartupError('Name the backup: npm run restore -- --from FILE');
  await restore(from, backupJobs(readEnvironment(process.env)), new Date(), console.log);
});
