import { setTimeout as after } from 'node:timers/promises';
import { Kysely, type MigrationLockOptions, PostgresAdapter, PostgresDialect, type PostgresPool } from 'kysely';
import { StartupError } from '../environment/startup-error.ts';
import { checkServer, openFaultOf } from './postgres-checks.ts';
import { createPool, type PoolSettings } from './postgres-pool.ts';

/** For requests: a query timeout and then a failed connect take less than three seconds together. */
export const REQUEST_POOL: PoolSettings = {
  connections: 10,
  connectMs: 1000,
  lockMs: 800,
  statementMs: 1200,
  answerMs: 1400,
  idleInTransactionMs: 10_000,
};
/** For jobs such as migrations, counts and mails, which no request waits for. */
export const JOB_POOL: PoolSettings = {
  connections: 3,
  connectMs: 10_000,
  lockMs: 600_000,
  statementMs: 600_000,
  answerMs: 610_000,
  idleInTransactionMs: 3_600_000,
};

/**
 * Opens a database that speaks PostgreSQL's protocol.
 * @throws StartupError when it is unreachable or would not store data durably
 */
export async function openPostgres<Tables>(
  address: string,
  settings: PoolSettings = REQUEST_POOL,
): Promise<Kysely<Tables>> {
  const database = connectPostgres<Tables>(address, settings);
  try {
    await checkServer(database, address, settings.connections);
  } catch (error) {
    await database.destroy();
    if (error instanceof StartupError) throw error;
    throw new StartupError(openFaultOf(error, address));
  }
  return database;
}

/** A pool that connects at its first query, for a database whose settings were checked before. */
export function connectPostgres<Tables>(address: string, settings: PoolSettings): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new RowLockPostgresDialect(createPool(address, settings)) });
}

/** The holder increments the lock every `heartbeatMs`; after `maxUnchangedPolls` polls without a change it counts as dead. */
const LOCK_TIMING = { heartbeatMs: 1000, pollMs: 100, maxUnchangedPolls: 150 };
type Database = Kysely<Record<string, { id: string; is_locked: number }>>;
type Held = { count: number; stop: AbortController; heartbeat: Promise<void> };

const FREE = 0;

/**
 * PostgreSQL with a migration lock in a row instead of an advisory lock, which CockroachDB and YugabyteDB lack. The number
 * in the row is 0 while the lock is free. The holder increments it every second; if it is unchanged for 15 seconds, the
 * holder has died. This needs no synchronized clocks.
 */
export class RowLockPostgresDialect extends PostgresDialect {
  readonly #pool: PostgresPool;
  readonly #timing: typeof LOCK_TIMING;

  constructor(pool: PostgresPool, timing = LOCK_TIMING) {
    super({ pool });
    this.#pool = pool;
    this.#timing = timing;
  }

  override createAdapter(): PostgresAdapter {
    return new RowLockAdapter(this.#pool, this.#timing);
  }
}

class RowLockAdapter extends PostgresAdapter {
  /** Separate connections, because the one of the migrations is busy. */
  readonly #heartbeats: Database;
  readonly #timing: typeof LOCK_TIMING;
  readonly #held = new WeakMap<object, Held>();

  constructor(pool: PostgresPool, timing: typeof LOCK_TIMING) {
    super();
    this.#heartbeats = new Kysely({ dialect: new PostgresDialect({ pool }) });
    this.#timing = timing;
  }

  /** With `true`, Kysely runs all migrations in one transaction; some databases cannot change tables and rows in one. */
  override get supportsTransactionalDdl(): boolean {
    return false;
  }

  override async acquireMigrationLock(database: Database, lock: MigrationLockOptions): Promise<void> {
    let seen = await read(database, lock);
    let unchangedPolls = 0;
    for (;;) {
      const mayTake = seen === FREE || unchangedPolls >= this.#timing.maxUnchangedPolls;
      if (mayTake && (await compareAndSet(database, lock, seen, seen + 1))) break;
      await after(this.#timing.pollMs);
      const now = await read(database, lock);
      unchangedPolls = now === seen ? unchangedPolls + 1 : 0;
      seen = now;
    }
    const held = { count: seen + 1, stop: new AbortController(), heartbeat: Promise.resolve() };
    held.heartbeat = this.#sendHeartbeats(held, lock);
    this.#held.set(database, held);
  }

  /** Kysely calls this also when the lock was not acquired. */
  override async releaseMigrationLock(database: Database, lock: MigrationLockOptions): Promise<void> {
    const held = this.#held.get(database);
    if (!held) return;
    held.stop.abort();
    await held.heartbeat;
    await compareAndSet(database, lock, held.count, FREE);
  }

  async #sendHeartbeats(held: Held, lock: MigrationLockOptions): Promise<void> {
    const { signal } = held.stop;
    while (!signal.aborted) {
      await after(this.#timing.heartbeatMs, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      const isSet = await compareAndSet(this.#heartbeats, lock, held.count, held.count + 1).catch(() => false);
      if (isSet) held.count += 1;
    }
  }
}

async function read(database: Database, { lockTable, lockRowId }: MigrationLockOptions): Promise<number> {
  const row = await database.selectFrom(lockTable).select('is_locked').where('id', '=', lockRowId).executeTakeFirst();
  return row?.is_locked ?? FREE;
}

/** Sets the number if it still is `from`. Returns whether it did. */
async function compareAndSet(
  database: Database,
  { lockTable, lockRowId }: MigrationLockOptions,
  from: number,
  to: number,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable(lockTable)
    .set({ is_locked: to })
    .where('id', '=', lockRowId)
    .where('is_locked', '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
