import { once } from 'node:events';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../server/database/connect.ts';
import { migrate } from '../../server/database/migrations/index.ts';
import { openDatabases } from '../../server/database/open-databases.ts';
import { asynchronousStandbyWarning } from '../../server/database/postgres-checks.ts';
import { emptyFolder } from '../../server/testing/databases/data-folder.ts';
import { newDatabaseAddress, onPostgres } from '../../server/testing/databases/databases.ts';
import { TEST_ONLY } from '../../server/testing/databases/portable-sql.ts';
import { isPgBouncerInstalled, startPgBouncer } from '../servers/pgbouncer.ts';
import { PostgresProcess } from '../servers/postgres-process.ts';
import { examineWith, expectGood, expectNamed } from './testing/examine-with.ts';

async function migrated(address: string): Promise<string> {
  await using database = await openDatabase(address);
  await migrate(database);
  return address;
}
type Connection = NodeJS.EventEmitter & { stream: { destroy(): void }; sendCopyFromChunk(chunk: Buffer): void };

/** The message with which a standby says that it has written, flushed and applied everything up to a position. */
function statusUpdate(position: string): Buffer {
  const [high = '', low = ''] = position.split('/');
  const at = (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
  const message = Buffer.alloc(34);
  message.write('r');
  for (const offset of [1, 9, 17]) message.writeBigInt64BE(at, offset);
  return message;
}

const settingsFor = async (DATABASE_URL: string) => ({ DATA_DIR: await emptyFolder(), DATABASE_URL });

describe.runIf(onPostgres())('a server with standbys', () => {
  let postgres: PostgresProcess;
  let address: string;
  beforeAll(async () => {
    postgres = await PostgresProcess.start({ isDurable: false, replicates: true });
    address = await migrated(await postgres.createDatabase('learn'));
  });
  afterAll(() => postgres.stop());

  /** A client that reads the log of the database and says how far, as a standby does. */
  async function startStandby(): Promise<void> {
    const standby = new Client({ connectionString: postgres.address, replication: 'true' } as object);
    const { connection } = standby as unknown as { connection: Connection };
    standby.on('error', () => {});
    await standby.connect();
    const { rows } = await standby.query('IDENTIFY_SYSTEM');
    const started = once(connection, 'replicationStart');
    standby.query(`START_REPLICATION PHYSICAL ${rows[0].xlogpos}`).catch(() => {});
    await started;
    connection.sendCopyFromChunk(statusUpdate(rows[0].xlogpos));
    onTestFinished(() => connection.stream.destroy());
    await vi.waitFor(async () => expect(await ask('select 1 from pg_stat_replication')).toHaveLength(1));
  }

  async function ask(text: string) {
    const client = new Client({ connectionString: address });
    await client.connect();
    const { rows } = await client.query(TEST_ONLY + text).finally(() => client.end());
    return rows;
  }

  const NOTE =
    'copies asynchronously: when the primary fails, results that were saved in the last moments are lost. Set ' +
    'synchronous_standby_names, see docs/high-availability.md.';
  const standbyLines = (lines: readonly string[]) => lines.filter((line) => line.startsWith('Standby: '));

  it('doctor says nothing of standbys where there are none', async () => {
    const { lines } = await examineWith(await settingsFor(address));
    expect(standbyLines(lines)).toEqual([]);
  });

  it('doctor notes an asynchronous standby, and the start warns of it in the same sentence', async () => {
    await startStandby();
    const { lines, exitCode } = await examineWith(await settingsFor(address));
    const { host } = new URL(address);
    const sentence = `The standby of the database learn at ${host} ${NOTE}`;
    expect([standbyLines(lines), exitCode]).toEqual([[`Standby: note. ${sentence}`], 0]);
    await using database = await openDatabase(address);
    expect(await asynchronousStandbyWarning(database, address)).toBe(sentence);
  });

  it('a role that may not see the state of standbys sees that none is synchronous', async () => {
    await startStandby();
    await ask('create role ordinary login; grant all on all tables in schema public to ordinary');
    await using database = await openDatabase(address.replace('postgres@', 'ordinary@'));
    expect(await asynchronousStandbyWarning(database, address)).toContain(NOTE);
  });

  it('doctor says nothing of a synchronous standby', async () => {
    await startStandby();
    await ask("alter system set synchronous_standby_names = '*'");
    await ask('select pg_reload_conf()');
    await vi.waitFor(async () =>
      expect(await ask('select sync_state from pg_stat_replication')).toEqual([{ sync_state: 'sync' }]),
    );
    const { lines } = await examineWith(await settingsFor(address));
    expect(standbyLines(lines)).toEqual([]);
  });

  it('doctor names a database that is a standby itself', async () => {
    await ask('alter system reset synchronous_standby_names');
    await postgres.becomeStandby();
    await expectNamed({
      settings: await settingsFor(address),
      line:
        'Database: WRONG. It is a standby, which accepts no writes. Name the primary, or haproxy that leads to it, see ' +
        'docs/deploying.md. DATABASE_URL says which it is.',
    });
  });
});

describe.runIf(onPostgres() && isPgBouncerInstalled())('behind PgBouncer', () => {
  const LOST =
    'loses prepared statements. A pooler that changes the server connection with each transaction, such as PgBouncer with ' +
    'pool_mode = transaction, needs PgBouncer 1.21 or newer with max_prepared_statements; or set pool_mode = session.';

  it('doctor and the start name the mode that loses prepared statements', async () => {
    const direct = await newDatabaseAddress();
    const address = await startPgBouncer(direct, { poolMode: 'transaction', ignoresParameters: true });
    const { pathname, host } = new URL(address);
    const sentence = `The database ${pathname.slice(1)} at ${host} ${LOST}`;
    await expectNamed({
      settings: await settingsFor(address),
      line: `Database: WRONG. ${sentence} DATABASE_URL says which it is.`,
    });
    await expect(openDatabases({ main: address, autism: null })).rejects.toThrow(sentence);
  });

  it('doctor and the start name what PgBouncer has to ignore', async () => {
    const address = await startPgBouncer(await newDatabaseAddress(), { poolMode: 'session', ignoresParameters: false });
    const { pathname, host } = new URL(address);
    const sentence =
      `The database ${pathname.slice(1)} at ${host} cannot be used. PgBouncer refuses a parameter of the connection. Set ` +
      'ignore_startup_parameters = options, lock_timeout, statement_timeout, idle_in_transaction_session_timeout in ' +
      'pgbouncer.ini.';
    await expectNamed({
      settings: await settingsFor(address),
      line: `Database: WRONG. ${sentence} DATABASE_URL says which it is.`,
    });
    await expect(openDatabases({ main: address, autism: null })).rejects.toThrow(sentence);
  });

  it('nothing is wrong with a session for each connection', async () => {
    const direct = await migrated(await newDatabaseAddress());
    const address = await startPgBouncer(direct, { poolMode: 'session', ignoresParameters: true });
    expect(await expectGood(await settingsFor(address))).toContain('Database: OK');
  });
});
