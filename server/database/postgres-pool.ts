import { hash } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Client, DatabaseError, Pool, type PoolClient, types } from 'pg';
import { DatabaseUnavailable } from './database-errors.ts';

export type PoolSettings = {
  /** The maximum number of connections. */
  connections: number;
  /** Timeout for getting a connection. */
  connectMs: number;
  /** Timeout for getting a lock. */
  lockMs: number;
  /** The server cancels a statement that runs longer. */
  statementMs: number;
  /** The client closes a connection that does not answer a query within this time. */
  answerMs: number;
  idleInTransactionMs: number;
};

/** Fail fast for 500 ms after a failed connect. */
const FAIL_FAST_MS = 500;
/** The OID of bigint, PostgreSQL's type of counts. */
const BIGINT = 20;
/** The error code of a prepared query whose table has other columns since a newer version of the app started. */
const PLAN_OUTDATED = '0A000';

const pools = new Set<Pool>();

/** The connections of all pools of this process, and how many requests wait for one; null without pools. */
export function connectionCounts(): { used: number; idle: number; waiting: number } | null {
  if (pools.size === 0) return null;
  const sum = (count: (pool: Pool) => number) => [...pools].reduce((total, pool) => total + count(pool), 0);
  const idle = sum(({ idleCount }) => idleCount);
  return { used: sum(({ totalCount }) => totalCount) - idle, idle, waiting: sum(({ waitingCount }) => waitingCount) };
}

/** A pool that opens connections to PostgreSQL when they are needed. */
export function createPool(connectionString: string, settings: PoolSettings): PostgresPool {
  const pool = new Pool({
    connectionString,
    Client: ClosingClient as unknown as new () => Client,
    max: settings.connections,
    connectionTimeoutMillis: settings.connectMs,
    lock_timeout: settings.lockMs,
    statement_timeout: settings.statementMs,
    query_timeout: settings.answerMs,
    idle_in_transaction_session_timeout: settings.idleInTransactionMs,
    keepAlive: true,
    // Compiling a query takes seconds on a database without statistics, and ours run in milliseconds.
    options: '-c jit=off',
    application_name: 'thembstudy',
    types: { getTypeParser: typeParser },
  });
  pools.add(pool);
  /** After a query timeout, connections made before it are closed instead of reused. */
  let lastTimeoutAt = 0;
  let connectFailedAt = Number.NEGATIVE_INFINITY;
  // An 'error' event without a listener would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    (client as PoolClient & ClosingClient).onTimeout = () => {
      lastTimeoutAt = performance.now();
    };
  });

  async function connect(): Promise<PostgresPoolClient> {
    const shouldFailFast = performance.now() - connectFailedAt < FAIL_FAST_MS && pool.idleCount === 0;
    if (shouldFailFast) throw new DatabaseUnavailable('there was no connection a moment ago');
    const client = (await pool.connect().catch(throwUnavailable)) as PoolClient & ClosingClient;
    if (client.createdAt >= lastTimeoutAt) return client;
    client.destroy();
    client.release(true);
    return connect();
  }

  function throwUnavailable(cause: unknown): never {
    const isPoolFull = pool.totalCount >= settings.connections;
    if (!isPoolFull) connectFailedAt = performance.now();
    throw new DatabaseUnavailable(cause);
  }
  // A connection that does not answer would never close.
  const end = async () => {
    pools.delete(pool);
    await Promise.race([pool.end(), after(settings.answerMs, undefined, { ref: false })]);
  };
  return { connect, end, options: pool.options };
}

/** Closes its connection after a query timeout, because the next query would wait as long. */
class ClosingClient extends Client {
  readonly createdAt = performance.now();
  onTimeout = () => {};

  constructor(settings: ConstructorParameters<typeof Client>[0]) {
    super(settings);
    const query = this.query.bind(this) as (...args: unknown[]) => Promise<unknown>;
    const queryOrDestroy = (text: unknown, values?: unknown[]) =>
      query(prepared(text, values), values).catch((error) => {
        if (error instanceof DatabaseError && error.code !== PLAN_OUTDATED) throw error;
        this.destroy();
        this.onTimeout();
        throw new DatabaseUnavailable(error);
      });
    this.query = queryOrDestroy as typeof this.query;
  }

  destroy(): void {
    (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  }
}

/** PostgreSQL plans a query once per connection if it has a name. The statements of transactions have no values. */
function prepared(text: unknown, values?: unknown[]): unknown {
  if (typeof text !== 'string' || !values?.length) return text;
  return { name: hash('sha1', text, 'base64'), text };
}

/** Reads counts as numbers, as SQLite does; ours stay below 2^53. */
function typeParser(id: number, format?: 'text' | 'binary') {
  return id === BIGINT ? Number : types.getTypeParser(id, format as 'text');
}
