import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../server/database/connect.ts';
import { migrate } from '../server/database/migrations/index.ts';
import { openDatabases } from '../server/database/open-databases.ts';
import { ANOTHER_SECRET, noteSecret } from '../server/identity/installation/secret-fingerprint.ts';
import { cleanUp } from '../server/testing/clean-up.ts';
import { everyRow } from '../server/testing/databases/all-rows.ts';
import { emptyFolder } from '../server/testing/databases/data-folder.ts';
import {
  lastingDatabaseAddress,
  newDatabaseAddress,
  onPostgres,
  openForTest,
} from '../server/testing/databases/databases.ts';
import { makeEarlier } from '../server/testing/databases/earlier-database.ts';
import { TEST_ONLY } from '../server/testing/databases/portable-sql.ts';
import { type Broken, expectGood, expectNamed, type Settings } from './doctor/testing/examine-with.ts';
import { runScript } from './run-script.ts';

async function databaseLine(address: string) {
  const DATABASE_URL = address.startsWith('postgres') ? address : `sqlite:${address}`;
  const { status, stdout } = await runScript('doctor', [], { PORT: '0', DATA_DIR: await emptyFolder(), DATABASE_URL });
  return { status, line: stdout.split('\n').find((line) => line.startsWith('Database: ')) };
}

it('doctor says OK for a database of this version, and changes nothing in it', async () => {
  const address = await lastingDatabaseAddress();
  const database = await openForTest(address);
  await migrate(database);
  const before = await everyRow(database);
  const line = 'Database: OK. It can be written, and its tables are of this version.';
  expect(await databaseLine(address)).toEqual({ status: 0, line });
  expect(await everyRow(database)).toEqual(before);
});

it('doctor says OK for a database of an earlier version, and leaves it as it is', async () => {
  const address = await lastingDatabaseAddress();
  const database = await openDatabase(address);
  await makeEarlier(database, '013-database-pairs');
  await database.destroy();
  const line = 'Database: OK. It can be written. The server brings its tables up to date at the next start.';
  expect(await databaseLine(address)).toEqual({ status: 0, line });
  expect(await databaseLine(address)).toEqual({ status: 0, line });
});

it.runIf(onPostgres())('doctor names a PostgreSQL database that does not exist, and exits with 1', async () => {
  const { host, href } = new URL(await lastingDatabaseAddress());
  const line = `Database: WRONG. There is no database nowhere at ${host}. Create it first. DATABASE_URL says which it is.`;
  expect(await databaseLine(href.replace(/\/[^/]*$/, '/nowhere'))).toEqual({ status: 1, line });
});

const urlOf = (address: string) => (address.startsWith('postgres') ? address : `sqlite:${address}`);
const asRole = (address: string, role: string) => address.replace('postgres@', `${role}@`);
const SAYS_WHICH = 'DATABASE_URL says which it is.';
const OWNER = 'Let the role own the database and its tables: alter database … owner to …; reassign owned by … to ….';
const MORE =
  'Raise max_connections of the server, or the limit of the role (alter role … connection limit) or of the database.';

async function migrated(kind: 'main' | 'autism' = 'main') {
  const address = await lastingDatabaseAddress();
  const database = await openForTest(address);
  await migrate(database, kind);
  return { address, database };
}

/** The settings with a database, and the start of the line that names what is wrong with it. */
type Named = { address: string; says: string; check?: string; settings?: Settings };

const named = async ({ address, says, check = 'Database', settings = {} }: Named): Promise<Broken> => ({
  settings: { DATA_DIR: await emptyFolder(), DATABASE_URL: urlOf(address), ...settings },
  line: `${check}: WRONG. ${says}`,
});

const ON_BOTH: Record<string, () => Promise<Broken>> = {
  'a database of a newer version': async () => {
    const { address, database } = await migrated();
    await sql`insert into kysely_migration values ('999-newer', '2999-01-01T00:00:00.000Z')`.execute(database);
    const says = 'The database was made by a newer version of this app (999-newer). Start that version instead.';
    return named({ address, says });
  },
  'the database of the questionnaire in place of the main one': async () => {
    const { address } = await migrated('autism');
    return named({
      address,
      says: "This database holds the questionnaire's results alone. Name the main database here.",
    });
  },
  'the main database in place of the one of the questionnaire': async () => {
    const [main, other] = [await migrated(), await migrated()];
    return named({
      ...{ address: main.address, check: 'Database of the questionnaire' },
      says: "This is the main database. Name the one of the questionnaire's results here.",
      settings: { AUTISM_DATABASE_URL: urlOf(other.address) },
    });
  },
  'a database of the questionnaire that is left out': async () => {
    const { address, database } = await migrated();
    await database.insertInto('databasePairs').values({ id: 1, pairId: 'pair' }).execute();
    return named({
      address,
      says: 'The results of the questionnaire lie in a database of their own. Set AUTISM_DATABASE_URL to its address.',
    });
  },
  'another secret than that of the data': async () => {
    const { address, database } = await migrated();
    expect(await noteSecret(database, 'the first secret')).toBe(true);
    return named({ address, check: 'Secret', says: ANOTHER_SECRET, settings: { AUTH_SECRET: 'another secret' } });
  },
  'a lost file of the secret': async () => {
    const { address, database } = await migrated();
    await noteSecret(database, 'the first secret');
    return named({
      ...{ address, check: 'Secret' },
      says:
        'There is no auth-secret in DATA_DIR, so the server would make a new one, and everybody has to sign in again. Put the ' +
        'file back, from a backup or from the earlier DATA_DIR.',
    });
  },
};

const ON_POSTGRES: Record<string, () => Promise<Broken>> = {
  'a role that may only read': async () => {
    const { address, run, role } = await withRole();
    await run(`grant select on all tables in schema public to ${role}`);
    const says = `The role ${role} may not read and write all tables (accounts, …). ${OWNER} ${SAYS_WHICH}`;
    return named({ address: asRole(address, role), says });
  },
  'a role without rights on the tables': async () => {
    const { address, role } = await withRole();
    const says = `The role ${role} may not read and write all tables (accounts, …). ${OWNER} ${SAYS_WHICH}`;
    return named({ address: asRole(address, role), says });
  },
  'a role that may not write one of the tables': async () => {
    const { address, run, role } = await withRole();
    await run(`grant all on all tables in schema public to ${role}`);
    await run(`revoke insert on mails from ${role}`);
    const says = `The role ${role} may not read and write all tables (mails). ${OWNER} ${SAYS_WHICH}`;
    return named({ address: asRole(address, role), says });
  },
  'a role that may not create tables': async () => {
    const { address, run, role } = await withRole();
    await run(`grant all on all tables in schema public to ${role}`);
    const says =
      `The role ${role} may not create tables, as the server does at its first start and after upgrades. ${OWNER} ` +
      SAYS_WHICH;
    return named({ address: asRole(address, role), says });
  },
  'a role that may not create tables in an empty database': async () => {
    const { address, role } = await withRole(await newDatabaseAddress());
    const says =
      `The role ${role} may not create tables, as the server does at its first start and after upgrades. ${OWNER} ` +
      SAYS_WHICH;
    return named({ address: asRole(address, role), says });
  },
  'a role that may open five connections': async () => {
    const { address, run, role } = await withRole();
    await run(`grant all on all tables in schema public to ${role}; grant create on schema public to ${role}`);
    await run(`alter role ${role} connection limit 5`);
    const says = `PostgreSQL allows the app 5 connections, and each process opens up to 13. ${MORE}`;
    return named({ address: asRole(address, role), check: 'Connections', says });
  },
  'a role that may open no more connections': async () => {
    const { address, run, role } = await withRole();
    await run(`alter role ${role} connection limit 0`);
    const { pathname, host } = new URL(address);
    const says = `The database ${pathname.slice(1)} at ${host} allows no more connections. ${MORE} ${SAYS_WHICH}`;
    return named({ address: asRole(address, role), says });
  },
  'a database that allows twelve connections': async () => {
    const { address, run } = await withRole();
    await run(`alter database ${new URL(address).pathname.slice(1)} connection limit 12`);
    const says = `PostgreSQL allows the app 12 connections, and each process opens up to 13. ${MORE}`;
    return named({ address, check: 'Connections', says });
  },
  'a role whose transactions are read-only': async () => {
    const { address, run, role } = await withRole();
    await run(`alter role ${role} set default_transaction_read_only = on`);
    const says =
      'It accepts no writes (default_transaction_read_only). Reset this of the server, the database or the role. ' +
      SAYS_WHICH;
    return named({ address: asRole(address, role), says });
  },
  'a role whose commits do not wait for the disk': async () => {
    const { address, run, role } = await withRole();
    await run(`alter role ${role} set synchronous_commit = off`);
    const { pathname, host } = new URL(address);
    const says =
      `The database ${pathname.slice(1)} at ${host} does not wait until data has reached the disk (synchronous_commit). ` +
      SAYS_WHICH;
    return named({ address: asRole(address, role), says });
  },
  'a role that is not there': async () => {
    const address = await newDatabaseAddress();
    const { pathname, host } = new URL(address);
    const says = `The user or the password for the database ${pathname.slice(1)} at ${host} is wrong. ${SAYS_WHICH}`;
    return named({ address: asRole(address, 'nobody'), says });
  },
  'a database without every alphabet': async () => {
    const address = await newDatabaseAddress({ encoding: 'LATIN1' });
    const { pathname, host } = new URL(address);
    const says =
      `The database ${pathname.slice(1)} at ${host} cannot hold every alphabet. Create it with the encoding UTF8. ` +
      SAYS_WHICH;
    return named({ address, says });
  },
};

/** A new role without rights, in a database with our tables unless another is given. */
async function withRole(given?: string) {
  const address = given ?? (await migrated()).address;
  const database = await openForTest(address);
  const role = `role_${randomUUID().replaceAll('-', '')}`;
  const run = async (text: string) => void (await sql.raw(TEST_ONLY + text).execute(database));
  await run(`create role ${role} login`);
  cleanUp(() => run(`drop owned by ${role}; drop role ${role}`));
  return { address, run, role };
}

it.each(Object.entries(ON_BOTH))('doctor names %s', async (_what, setUp) => expectNamed(await setUp()));

it.runIf(onPostgres()).each(Object.entries(ON_POSTGRES))('doctor names %s', async (_what, setUp) =>
  expectNamed(await setUp()),
);

it.runIf(!onPostgres())('doctor names a database file that another process has locked', async () => {
  const { address } = await migrated();
  const other = new DatabaseSync(address);
  other.exec('begin immediate');
  cleanUp(async () => other.close());
  const says =
    'Another process has locked the database file for more than five seconds. Stop that one, or wait until it is done. ' +
    SAYS_WHICH;
  await expectNamed(await named({ address, says }));
});

it('doctor finds nothing wrong with one database and with two, once the server has started there', async () => {
  const [main, autism] = [await lastingDatabaseAddress(), await lastingDatabaseAddress()];
  for (const AUTISM_DATABASE_URL of [undefined, urlOf(autism)]) {
    const address = AUTISM_DATABASE_URL === undefined ? await lastingDatabaseAddress() : main;
    const opened = await openDatabases({ main: address, autism: AUTISM_DATABASE_URL === undefined ? null : autism });
    await noteSecret(opened.database, 'the first secret');
    await opened.close();
    const DATA_DIR = await emptyFolder();
    const settings = { DATA_DIR, DATABASE_URL: urlOf(address), AUTH_SECRET: 'the first secret' };
    const states = await expectGood({ ...settings, ...(AUTISM_DATABASE_URL && { AUTISM_DATABASE_URL }) });
    expect(states).toEqual(expect.arrayContaining(['Database: OK', 'Secret: OK']));
  }
});
