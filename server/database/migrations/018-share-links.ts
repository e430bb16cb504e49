import { type Kysely, sql } from 'kysely';
import { strictTable } from './strict-table.ts';

/** Links that show a learner's newest results to anyone who has their token, of which a hash is stored. */
export async function createShareLinks(database: Kysely<unknown>): Promise<void> {
  await strictTable(database, 'shareLinks')
    .addColumn('linkId', 'text', (id) => id.primaryKey().notNull())
    .addColumn('learnerId', 'text', (id) => id.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('tokenHash', 'text', (hash) => hash.notNull().unique())
    .addColumn('createdAt', 'text', (at) => at.notNull())
    .addColumn('expiresAt', 'text', (at) => at.notNull())
    .addColumn('revokedAt', 'text')
    .addColumn('lastOpenedAt', 'text')
    .addColumn('openedCount', 'integer', (count) => count.notNull().defaultTo(0).check(sql`"openedCount" >= 0`))
    .execute();
  await database.schema
    .createIndex('shareLinksNewestFirst')
    .on('shareLinks')
    .columns(['learnerId', 'createdAt desc', 'linkId desc'])
    .execute();
}
