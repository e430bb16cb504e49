import { existsSync } from 'node:fs';
import { type Database, openDatabase } from '../server/database/connect.ts';
import { isPostgresAddress } from '../server/database/postgres.ts';
import { readEnvironment } from '../server/environment/environment.ts';
import { CannotStart } from '../server/environment/startup-error.ts';
import { listDemoRequests } from '../server/support/demo-request-queries.ts';

// Prints who asked for a demo session, the oldest first, one JSON object a line: demo-requests.ts
// Reads the main database, also while the server runs. Ends with 1 and one sentence when it cannot.
try {
  await print();
} catch (error) {
  const { message } = error as Error;
  console.error(error instanceof CannotStart ? message : `The requests cannot be read: ${message}.`);
  process.exitCode = 1;
}

async function requestsIn(database: Database, place: string) {
  return listDemoRequests(database).catch((error: Error) => {
    if (!/^no such table|does not exist$/.test(error.message)) throw error;
    throw new CannotStart(`The database${from(place)} is of an earlier version. Start the app once, then try again.`);
  });
}

async function print(): Promise<void> {
  const place = readEnvironment(process.env).databases.main;
  if (!isPostgresAddress(place) && !existsSync(place))
    throw new CannotStart(`There is no database at ${place}. Set DATA_DIR to its folder.`);
  const database = await openDatabase(place);
  try {
    for (const request of await requestsIn(database, place)) process.stdout.write(`${JSON.stringify(request)}\n`);
  } finally {
    await database.destroy();
  }
}

/** An address with a password in it is not shown. */
function from(place: string): string {
  return isPostgresAddress(place) ? '' : ` at ${place}`;
}
