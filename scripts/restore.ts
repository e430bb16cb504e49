import { CannotStart } from '../server/cannot-start.ts';
import { readEnvironment } from '../server/environment/environment.ts';
import { backupJobs } from '../server/operations/backup.ts';
import { restore } from '../server/operations/restore.ts';
import { inOneSentence, optionsOf } from './in-one-sentence.ts';

// Puts a backup in the place of the database, while no server runs: npm run restore -- --from FILE
await inOneSentence('Nothing was restored', async () => {
  const { from } = optionsOf(['from'], 'npm run restore -- --from FILE');
  if (!from) throw new CannotStart('Name the backup: npm run restore -- --from FILE');
  await restore(from, backupJobs(readEnvironment(process.env)), new Date(), console.log);
});
