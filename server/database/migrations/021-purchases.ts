import { type Kysely, sql } from 'kysely';
import { strictTable } from './strict-table.ts';

/** What learners bought in the shop. An item can be bought again only after its purchase was undone. */
export async function createPurchases(database: Kysely<unknown>): Promise<void> {
  await strictTable(database, 'purchases')
    .addColumn('purchaseId', 'text', (id) => id.primaryKey().notNull())
    .addColumn('learnerId', 'text', (id) => id.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('item', 'text', (item) => item.notNull())
    .addColumn('price', 'integer', (price) => price.notNull().check(sql`price > 0`))
    .addColumn('boughtAt', 'text', (at) => at.notNull())
    .addColumn('undoneAt', 'text')
    .execute();
  await database.schema.createIndex('purchasesByLearner').on('purchases').columns(['learnerId', 'boughtAt']).execute();
  await database.schema
    .createIndex('purchasesInUse')
    .unique()
    .on('purchases')
    .columns(['learnerId', 'item'])
    .where(sql.ref('undoneAt'), 'is', null)
    .execute();
}
