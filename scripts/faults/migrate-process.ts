import { openDatabase } from '../../server/database/connect.ts';
import { migrate } from '../../server/database/migrations/index.ts';
import { JOB_POOL } from '../../server/database/postgres.ts';
import { StartupError } from '../../server/environment/startup-error.ts';

// migrate-process.ts ADDRESS: migrates a database as a starting server does. Prints a line before it begins.
const [, , address] = process.argv;
if (!address) throw new StartupError('Name the database.');
const database = await openDatabase(address, JOB_POOL);
process.stdout.write('started\n');
await migrate(database);
await database.destroy();
