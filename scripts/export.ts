import { join } from 'node:path';
import { openExisting } from '../server/database/open-databases.ts';
import { readEnvironment } from '../server/environment/environment.ts';
import { writeExport } from '../server/operations/write-export.ts';
import { optionsOf, runCommand } from './command-line.ts';

// Writes accounts, results, runs, what was read, classes and consents as JSON lines. The server may be running:
// npm run export [-- --to FOLDER]
await runCommand('Nothing was exported', async () => {
  const { dataDir, databases } = readEnvironment(process.env);
  const instant = new Date().toISOString().replaceAll(':', '-');
  const { to = join(dataDir, 'exports', instant) } = optionsOf(['to'], 'npm run export -- --to FOLDER');
  await using existing = await openExisting(databases);
  const counts = await writeExport(existing, to);
  for (const [name, count] of Object.entries(counts)) console.log(`${name}.jsonl: ${count} documents`);
  console.log(`Export: ${to}`);
});
