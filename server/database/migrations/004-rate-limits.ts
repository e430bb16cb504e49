import { type Kysely, sql } from 'kysely';
import { strictTable } from './strict-table.ts';

/** In the database, so that all processes share the counts. */
export async function createRateLimits(database: Kysely<unknown>): Promise<void> {
  await strictTable(database, 'rateLimits')
    .addColumn('key', 'text', (key) => key.primaryKey().notNull())
    .addColumn('count', 'integer', (count) => count.notNull().check(sql`count >= 0`))
    .addColumn('startedAt', 'text', (at) => at.notNull())
    .addColumn('endsAt', 'text', (at) => at.notNull())
    .execute();
  await database.schema.createIndex('rateLimitsByEnd').on('rateLimits').column('endsAt').execute();
}
