import { existsSync } from 'node:fs';
import { openDatabase } from '../server/database/connect.ts';
import { isPostgresAddress } from '../server/environment/databases.ts';
import { readEnvironment } from '../server/environment/environment.ts';
import { StartupError } from '../server/environment/startup-error.ts';
import { listDemoRequests } from '../server/support/demo-request-queries.ts';
import { inOneSentence } from './command-line.ts';

// Prints the requests for a demo session, the oldest first, one JSON object a line. The server may be running.
await inOneSentence('The requests cannot be read', async () => {
  const address = readEnvironment(process.env).databases.main;
  const isFile = !isPostgresAddress(address);
  if (isFile && !existsSync(address))
    throw new StartupError(`There is no database at ${address}. Set DATA_DIR to its folder.`);
  const database = await openDatabase(address);
  try {
    const requests = await listDemoRequests(database).catch((error: Error) => {
      if (!/^no such table|does not exist$/.test(error.message)) throw error;
      // The address of PostgreSQL may contain a password.
      const at = isFile ? ` at ${address}` : '';
      throw new StartupError(`The database${at} is of an earlier version. Start the app once, then try again.`);
    });
    for (const request of requests) process.stdout.write(`${JSON.stringify(request)}\n`);
  } finally {
    await database.destroy();
  }
});
