import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/database/connect.ts';
import { type DatabaseKind, migrate } from '../../server/database/migrations/index.ts';
import { JOB_POOL } from '../../server/database/postgres.ts';
import type {} from '../../server/testing/databases/databases.ts';
import { PostgresProcess } from '../servers/postgres-process.ts';

/** Vitest's global setup: starts PostgreSQL with two migrated template databases, which each test copies. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await PostgresProcess.start({ isDurable: false });
  await createTemplate(postgres, 'main');
  await createTemplate(postgres, 'autism');
  provide('postgres', { server: postgres.address, main: 'main', autism: 'autism' });
  return () => postgres.stop();
}

async function createTemplate(postgres: PostgresProcess, kind: DatabaseKind): Promise<void> {
  await using database = await openDatabase(await postgres.createDatabase(kind), JOB_POOL);
  await migrate(database, kind);
}
