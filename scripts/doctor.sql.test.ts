import { expect, it } from 'vitest';
import { openDatabase } from '../server/database/connect.ts';
import { migrate } from '../server/database/migrations/index.ts';
import { everyRow } from '../server/testing/databases/all-rows.ts';
import { emptyFolder } from '../server/testing/databases/data-folder.ts';
import { lastingDatabaseAddress, onPostgres, openForTest } from '../server/testing/databases/databases.ts';
import { makeEarlier } from '../server/testing/databases/earlier-database.ts';
import { runScript } from './run-script.ts';

async function databaseLine(address: string) {
  const DATABASE_URL = address.startsWith('postgres') ? address : `sqlite:${address}`;
  const { status, stdout } = await runScript('doctor', [], { DATA_DIR: await emptyFolder(), DATABASE_URL });
  return { status, line: stdout.split('\n').find((line) => line.startsWith('Database: ')) };
}

it('doctor says OK for a database of this version, and changes nothing in it', async () => {
  const address = await lastingDatabaseAddress();
  const database = await openForTest(address);
  await migrate(database);
  const before = await everyRow(database);
  const line = 'Database: OK. It can be used, and its tables are of this version.';
  expect(await databaseLine(address)).toEqual({ status: 0, line });
  expect(await everyRow(database)).toEqual(before);
});

it('doctor says OK for a database of an earlier version, and leaves it as it is', async () => {
  const address = await lastingDatabaseAddress();
  const database = await openDatabase(address);
  await makeEarlier(database, '013-database-pairs');
  await database.destroy();
  const line = 'Database: OK. It can be used. The server brings its tables up to date at the next start.';
  expect(await databaseLine(address)).toEqual({ status: 0, line });
  expect(await databaseLine(address)).toEqual({ status: 0, line });
});

it.runIf(onPostgres())('doctor names a PostgreSQL database that does not exist, and exits with 1', async () => {
  const { host, href } = new URL(await lastingDatabaseAddress());
  const line = `Database: WRONG. There is no database nowhere at ${host}. Create it first. DATABASE_URL says which it is.`;
  expect(await databaseLine(href.replace(/\/[^/]*$/, '/nowhere'))).toEqual({ status: 1, line });
});
