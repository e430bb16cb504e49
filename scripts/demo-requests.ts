import { openExisting } from '../server/database/open-databases.ts';
import { readEnvironment } from '../server/environment/environment.ts';
import { listDemoRequests } from '../server/support/demo-request-routes.ts';
import { runCommand } from './command-line.ts';

// Prints the requests for a demo session, the oldest first, one JSON object a line. The server may be running.
await runCommand('The requests cannot be read', async () => {
  await using existing = await openExisting(readEnvironment(process.env).databases);
  for (const request of await listDemoRequests(existing.database)) process.stdout.write(`${JSON.stringify(request)}\n`);
});
