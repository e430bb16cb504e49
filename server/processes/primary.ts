import cluster, { type Worker } from 'node:cluster';
import { CannotStart } from '../cannot-start.ts';
import type { DatabaseAddresses } from '../database/open-databases.ts';
import { isPostgresAddress } from '../database/postgres-address.ts';
import type { Environment } from '../environment/environment.ts';
import { listen, stop } from '../http-server.ts';
import { outliveReaders, sayLastWords } from '../log/last-words.ts';
import { setLogLevel } from '../log/logger.ts';
import { httpOrigin } from '../loopback.ts';
import { openWorkersMetrics } from '../metrics/open-metrics.ts';
import { createCrew } from './crew.ts';
import { answerWorker } from './messages.ts';
import { shareAmongWorkers } from './shared.ts';

const SQLITE_IS_FOR_ONE =
  'SQLite serves one process. Leave out --workers, or name PostgreSQL in DATABASE_URL, and in AUTISM_DATABASE_URL if set.';

/**
 * Starts so many processes that answer at one address, and watches over them.
 * @throws CannotStart with a sentence, once, however many of them cannot start.
 */
export async function startWorkers(environment: Environment, count: number) {
  const { databases, host, metrics } = environment;
  setLogLevel(environment.logLevel);
  sayLastWords();
  outliveReaders();
  if (usesSqlite(databases)) throw new CannotStart(SQLITE_IS_FOR_ONE);
  const port = await usablePort(host, environment.port);
  const endMetrics = await openWorkersMetrics(metrics);
  const shared = shareAmongWorkers();
  cluster.setupPrimary({ args: [], serialization: 'advanced' });
  const crew = createCrew({ count, drainMs: environment.drainSeconds * 1000 }, () => startWorker(port, shared));
  process.once('exit', crew.kill);
  await crew.ready;
  return {
    origin: httpOrigin(host, port),
    async end() {
      await crew.end();
      await shared.stop();
      await endMetrics();
    },
  };
}

function startWorker(port: number, { answersFor }: ReturnType<typeof shareAmongWorkers>): Worker {
  const worker = cluster.fork({ PORT: String(port) });
  answerWorker(worker, answersFor(worker));
  return worker;
}

function usesSqlite({ main, autism }: DatabaseAddresses): boolean {
  return [main, autism].some((address) => address !== null && !isPostgresAddress(address));
}

/** Every worker, also a later one, has the same port. */
async function usablePort(host: string, wanted: number): Promise<number> {
  const { server, port } = await listen(host, wanted);
  await stop(server);
  return port;
}
