import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/database/connect.ts';
import { migrate, migrateAutism } from '../../server/database/migrations/index.ts';
import { JOB_POOL } from '../../server/database/postgres.ts';
import type {} from '../../server/testing/databases/databases.ts';
import { PostgresProcess } from '../servers/postgres-process.ts';

/** Vitest's global setup: starts PostgreSQL with two migrated template databases, which each test copies. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await PostgresProcess.start({ isDurable: false });
  await createTemplate(postgres, 'main', migrate);
  await createTemplate(postgres, 'autism', migrateAutism);
  provide('postgres', { server: postgres.address, main: 'main', autism: 'autism' });
  return () => postgres.stop();
}

async function createTemplate(postgres: PostgresProcess, name: string, migrateTables: typeof migrate): Promise<void> {
  const database = await openDatabase(await postgres.createDatabase(name), JOB_POOL);
  await migrateTables(database);
  await database.destroy();
}
