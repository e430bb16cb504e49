import { existsSync } from 'node:fs';
import { CannotStart } from '../server/cannot-start.ts';
import type { DatabaseKind } from '../server/database/migrations/index.ts';
import { isPostgresAddress } from '../server/database/postgres.ts';
import { readEnvironment } from '../server/environment/environment.ts';
import { moveData } from '../server/operations/move-data.ts';
import { inOneSentence, optionsOf } from './in-one-sentence.ts';

// Moves one database from SQLite to PostgreSQL, while no server runs; that of the questionnaire is moved in the same way.
// An address with a password is safer in DATABASE_URL or AUTISM_DATABASE_URL, where others on this machine cannot read it:
// npm run move-data -- --from FILE [--to postgres://…]
const USAGE = 'npm run move-data -- --from data/thembstudy.sqlite --to postgres://user@host/name';
const SETTINGS = { main: 'DATABASE_URL', autism: 'AUTISM_DATABASE_URL' } as const;

await inOneSentence('The data was not moved', async () => {
  const { from, to } = optionsOf(['from', 'to'], USAGE);
  const isWrong =
    !from || isPostgresAddress(from) || (to !== undefined && !(isPostgresAddress(to) && URL.canParse(to)));
  if (isWrong) throw new CannotStart(`Use it like this: ${USAGE}`);
  if (!existsSync(from)) throw new CannotStart(`There is no database at ${from}.`);
  const { databases } = readEnvironment(process.env);
  const addressFor = (kind: DatabaseKind) => {
    const address = to ?? databases[kind];
    if (address && isPostgresAddress(address)) return address;
    throw new CannotStart(`Say where ${from} is to go: set ${SETTINGS[kind]} to the address of a PostgreSQL database.`);
  };
  const { kind, rows } = await moveData(from, addressFor, console.log);
  console.log(`${rows} rows are in PostgreSQL. Set ${SETTINGS[kind]} to its address, then start the server.`);
});
