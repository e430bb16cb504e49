import { openDatabase } from '../../server/database/connect.ts';
import { migrate } from '../../server/database/migrations/index.ts';
import { PATIENT } from '../../server/database/postgres.ts';
import { CannotStart } from '../../server/environment/startup-error.ts';

// migrate-process.ts ADDRESS: brings the tables of a database up to date as a starting server does. Says when it begins.
const [, , address] = process.argv;
if (!address) throw new CannotStart('Name the database.');
const database = await openDatabase(address, PATIENT);
process.stdout.write('begun\n');
await migrate(database);
await database.destroy();
