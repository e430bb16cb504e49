import { join } from 'node:path';
import { openExisting } from '../server/database/open-databases.ts';
import { readEnvironment } from '../server/environment/environment.ts';
import { StartupError } from '../server/environment/startup-error.ts';
import { readOrCreateSecret } from '../server/identity/auth-secret.ts';
import { writeResearchExport } from '../server/operations/research/write-research-export.ts';
import { writeExport } from '../server/operations/write-export.ts';
import { optionsOf, runCommand } from './command-line.ts';

// Writes accounts, results, runs, what was read, classes and consents as JSON lines. The server may be running:
// npm run export [-- --to FOLDER]. Or, for researchers, the results of those who agreed to it, without names, as a data set
// of Psych-DS: npm run export -- --research FOLDER
await runCommand('Nothing was exported', async () => {
  const { dataDir, databases } = readEnvironment(process.env);
  const instant = new Date().toISOString().replaceAll(':', '-');
  const usage = 'npm run export -- --to FOLDER, or npm run export -- --research FOLDER';
  const { to, research } = optionsOf(['to', 'research'], usage);
  if (to !== undefined && research !== undefined) throw new StartupError(`Use it like this: ${usage}`);
  await using existing = await openExisting(databases);
  if (research !== undefined) {
    const counts = await writeResearchExport(existing, research, await readOrCreateSecret(dataDir, 'research-key'));
    for (const [name, count] of Object.entries(counts)) console.log(`${name}_data.csv: ${count} rows`);
    console.log(`Export: ${research}. The key to the made-up ids is ${join(dataDir, 'research-key')}.`);
    return;
  }
  const folder = to ?? join(dataDir, 'exports', instant);
  const counts = await writeExport(existing, folder);
  for (const [name, count] of Object.entries(counts)) console.log(`${name}.jsonl: ${count} documents`);
  console.log(`Export: ${folder}`);
});
