import { setTimeout as after } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Client, DatabaseError, Pool, type PoolClient, types } from 'pg';
import { DatabaseUnavailable } from './database-errors.ts';

/**
 * How many connections there are at most, and how long to wait: for one of them, for a row that another transaction
 * holds, for a statement to end, for its answer to come, and for a transaction that asks for nothing more.
 */
export type PoolSettings = {
  connections: number;
  connectMs: number;
  lockMs: number;
  statementMs: number;
  answerMs: number;
  idleInTransactionMs: number;
};

/** Where nobody was, nobody is looked for again at once: what waits there waits in vain. */
const REST_MS = 500;
/** PostgreSQL's number for whole numbers of eight bytes, which are what it counts in. */
const BIGINT = 20;

const pools = new Set<Pool>();

/** The connections of all pools of this process, and who waits for one; null where there are no pools. */
export function connectionCounts(): { used: number; idle: number; waiting: number } | null {
  if (pools.size === 0) return null;
  const sum = (count: (pool: Pool) => number) => [...pools].reduce((total, pool) => total + count(pool), 0);
  const idle = sum(({ idleCount }) => idleCount);
  return { used: sum(({ totalCount }) => totalCount) - idle, idle, waiting: sum(({ waitingCount }) => waitingCount) };
}

/** Connections to PostgreSQL, made when they are needed. */
export function createPool(connectionString: string, pace: PoolSettings): PostgresPool {
  const pool = new Pool({
    connectionString,
    Client: ImpatientClient as unknown as new () => Client,
    max: pace.connections,
    connectionTimeoutMillis: pace.connectMs,
    lock_timeout: pace.lockMs,
    statement_timeout: pace.statementMs,
    query_timeout: pace.answerMs,
    idle_in_transaction_session_timeout: pace.idleInTransactionMs,
    keepAlive: true,
    application_name: 'thembstudy',
    types: { getTypeParser: typeParser },
  });
  pools.add(pool);
  /** After an answer that did not come, connections from before are as good as dead. */
  let trustedSince = 0;
  let couldNotConnectAt = Number.NEGATIVE_INFINITY;
  // A server that dies must not take this process with it, as an error does that nobody listens to.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    (client as PoolClient & ImpatientClient).onGivingUp = () => {
      trustedSince = performance.now();
    };
  });

  async function connect(): Promise<PostgresPoolClient> {
    const isAway = performance.now() - couldNotConnectAt < REST_MS && pool.idleCount === 0;
    if (isAway) throw new DatabaseUnavailable('there was no connection a moment ago');
    const client = (await pool.connect().catch(tell)) as PoolClient & ImpatientClient;
    if (client.madeAt >= trustedSince) return client;
    client.giveUp();
    client.release(true);
    return connect();
  }

  function tell(cause: unknown): never {
    const waitedForOthers = pool.totalCount >= pace.connections;
    if (!waitedForOthers) couldNotConnectAt = performance.now();
    throw new DatabaseUnavailable(cause);
  }
  // A connection that gives no answer does not say good-bye either.
  const end = async () => {
    pools.delete(pool);
    await Promise.race([pool.end(), after(pace.answerMs, undefined, { ref: false })]);
  };
  return { connect, end, options: pool.options };
}

/** Ends its connection when an answer does not come: whatever is asked there next would wait as long. */
class ImpatientClient extends Client {
  readonly madeAt = performance.now();
  onGivingUp = () => {};

  constructor(settings: ConstructorParameters<typeof Client>[0]) {
    super(settings);
    const ask = this.query.bind(this) as (...words: unknown[]) => Promise<unknown>;
    const askOrGiveUp = (...words: unknown[]) =>
      ask(...words).catch((error) => {
        if (error instanceof DatabaseError) throw error;
        this.giveUp();
        this.onGivingUp();
        throw new DatabaseUnavailable(error);
      });
    this.query = askOrGiveUp as typeof this.query;
  }

  giveUp(): void {
    (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  }
}

/** Counts come as numbers, as from SQLite: none of ours passes 2^53. */
function typeParser(id: number, format?: 'text' | 'binary') {
  return id === BIGINT ? Number : types.getTypeParser(id, format as 'text');
}
