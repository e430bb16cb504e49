import { spawnSync } from 'node:child_process';
import { Client } from 'pg';
import type { AppServer } from '../../scripts/servers/app-server.ts';
import { type PostgresProcess, withPostgres } from '../../scripts/servers/postgres-process.ts';
import type { Data, ServerBench } from './server-bench.ts';

/** Runs `work` with the app on PostgreSQL, which holds a copy of the data. */
export function withPostgresApp<Result>(
  bench: ServerBench,
  data: Data,
  work: (app: AppServer, postgres: PostgresProcess) => Promise<Result>,
): Promise<Result> {
  return withPostgres(async (databaseUrl, postgres) => {
    await copyTo(databaseUrl, data.database);
    const app = await bench.app(data, { DATABASE_URL: databaseUrl });
    return work(app, postgres).finally(() => app.stop());
  });
}

async function copyTo(databaseUrl: string, file: string): Promise<void> {
  const args = ['scripts/move-data.ts', '--from', file, '--to', databaseUrl];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  // Otherwise the work that the copy left to do would be measured.
  for (const statement of ['vacuum analyze', 'checkpoint']) await client.query(statement);
  await client.end();
}
