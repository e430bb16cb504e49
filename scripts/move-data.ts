import { existsSync } from 'node:fs';
import type { DatabaseKind } from '../server/database/migrations/index.ts';
import { isPostgresAddress } from '../server/environment/databases.ts';
import { readEnvironment } from '../server/environment/environment.ts';
import { StartupError } from '../server/environment/startup-error.ts';
import { moveData } from '../server/operations/move-data.ts';
import { optionsOf, runCommand } from './command-line.ts';

// Moves one database from SQLite to PostgreSQL, the main one or that of the questionnaire; the server must be stopped.
// Other users of the machine can read arguments, so an address with a password belongs in the environment:
// npm run move-data -- --from FILE [--to postgres://…]
const USAGE = 'npm run move-data -- --from data/thembstudy.sqlite --to postgres://user@host/name';
const SETTINGS = { main: 'DATABASE_URL', autism: 'AUTISM_DATABASE_URL' } as const;

await runCommand('The data was not moved', async () => {
  const { from, to } = optionsOf(['from', 'to'], USAGE);
  const isInvalid =
    !from || isPostgresAddress(from) || (to !== undefined && !(isPostgresAddress(to) && URL.canParse(to)));
  if (isInvalid) throw new StartupError(`Use it like this: ${USAGE}`);
  if (!existsSync(from)) throw new StartupError(`There is no database at ${from}.`);
  const { databases } = readEnvironment(process.env);
  const addressFor = (kind: DatabaseKind) => {
    const address = to ?? databases[kind];
    if (address && isPostgresAddress(address)) return address;
    throw new StartupError(
      `Say where ${from} is to go: set ${SETTINGS[kind]} to the address of a PostgreSQL database.`,
    );
  };
  const { kind, rows } = await moveData(from, addressFor, console.log);
  console.log(`${rows} rows are in PostgreSQL. Set ${SETTINGS[kind]} to its address, then start the server.`);
});
