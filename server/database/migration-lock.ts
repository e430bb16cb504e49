import { setTimeout as after } from 'node:timers/promises';
import { Kysely, type MigrationLockOptions, PostgresAdapter, PostgresDialect, type PostgresPool } from 'kysely';

/** How often the holder counts, how long others pause between two looks, and after how many looks without a change it is dead. */
const PACE = { beatMs: 1000, pauseMs: 100, looks: 150 };
type Database = Kysely<Record<string, { id: string; is_locked: number }>>;
type Held = { count: number; stop: AbortController; beating: Promise<void> };

const FREE = 0;

/**
 * PostgreSQL with a migration lock that CockroachDB and YugabyteDB have too: a row instead of an advisory lock. Its number
 * is 0 while nobody holds it. The holder counts it up every second; a number that stands still for 15 seconds was left by
 * a process that died. No clock is compared with another one.
 */
export class RowLockPostgresDialect extends PostgresDialect {
  readonly #pool: PostgresPool;
  readonly #pace: typeof PACE;

  constructor(pool: PostgresPool, pace = PACE) {
    super({ pool });
    this.#pool = pool;
    this.#pace = pace;
  }

  override createAdapter(): PostgresAdapter {
    return new RowLockAdapter(this.#pool, this.#pace);
  }
}

class RowLockAdapter extends PostgresAdapter {
  /** Other connections than the one of the migrations, which is busy and perhaps in a transaction. */
  readonly #others: Database;
  readonly #pace: typeof PACE;
  readonly #held = new WeakMap<object, Held>();

  constructor(pool: PostgresPool, pace: typeof PACE) {
    super();
    this.#others = new Kysely({ dialect: new PostgresDialect({ pool }) });
    this.#pace = pace;
  }

  /** Otherwise Kysely puts all migrations and their notes, tables and rows, into one transaction. */
  override get supportsTransactionalDdl(): boolean {
    return false;
  }

  override async acquireMigrationLock(database: Database, lock: MigrationLockOptions): Promise<void> {
    let seen = await read(database, lock);
    let looks = 0;
    for (;;) {
      const mayTake = seen === FREE || looks >= this.#pace.looks;
      if (mayTake && (await exchange(database, lock, seen, seen + 1))) break;
      await after(this.#pace.pauseMs);
      const now = await read(database, lock);
      looks = now === seen ? looks + 1 : 0;
      seen = now;
    }
    const held = { count: seen + 1, stop: new AbortController(), beating: Promise.resolve() };
    held.beating = this.#beat(held, lock);
    this.#held.set(database, held);
  }

  /** Kysely calls this also when the lock was not acquired. */
  override async releaseMigrationLock(database: Database, lock: MigrationLockOptions): Promise<void> {
    const held = this.#held.get(database);
    if (!held) return;
    held.stop.abort();
    await held.beating;
    await exchange(database, lock, held.count, FREE);
  }

  async #beat(held: Held, lock: MigrationLockOptions): Promise<void> {
    const { signal } = held.stop;
    while (!signal.aborted) {
      await after(this.#pace.beatMs, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      const isCounted = await exchange(this.#others, lock, held.count, held.count + 1).catch(() => false);
      if (isCounted) held.count += 1;
    }
  }
}

async function read(database: Database, { lockTable, lockRowId }: MigrationLockOptions): Promise<number> {
  const row = await database.selectFrom(lockTable).select('is_locked').where('id', '=', lockRowId).executeTakeFirst();
  return row?.is_locked ?? FREE;
}

/** Changes the number if it still is `from`. */
async function exchange(
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
