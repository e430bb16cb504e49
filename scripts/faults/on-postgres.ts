import { DurablePostgres } from './durable-postgres.ts';

/** Does something with a PostgreSQL of its own, and a new database in it. */
export async function onPostgres<Result>(
  work: (postgres: DurablePostgres, databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  const postgres = await DurablePostgres.start();
  try {
    return await work(postgres, await postgres.newDatabase());
  } finally {
    await postgres.discard();
  }
}
