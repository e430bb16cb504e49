import type { Purchase } from '#contract/people/purchases.ts';
import type { MainDatabase } from '../database/connect.ts';
import type { Instant, PurchasesTable } from '../database/tables.ts';

/** The purchases of a learner that were not undone, oldest first. */
export async function findPurchases(database: MainDatabase, learnerId: string): Promise<Purchase[]> {
  return database
    .selectFrom('purchases')
    .select(['purchaseId', 'item', 'price', 'boughtAt'])
    .where('learnerId', '=', learnerId)
    .where('undoneAt', 'is', null)
    .orderBy('boughtAt')
    .orderBy('purchaseId')
    .execute();
}

/** The ids of the items that a learner owns. */
export async function findOwnedItems(database: MainDatabase, learnerId: string): Promise<string[]> {
  return (await findPurchases(database, learnerId)).map(({ item }) => item);
}

/** The times of a learner's purchases since an instant, in ms, including undone ones. */
export async function findBoughtSince(database: MainDatabase, learnerId: string, since: Instant): Promise<number[]> {
  const purchases = database.selectFrom('purchases').select('boughtAt').where('learnerId', '=', learnerId);
  return (await purchases.where('boughtAt', '>', since).execute()).map(({ boughtAt }) => Date.parse(boughtAt));
}

/** The purchase with this id, even if undone; undefined when there is none. */
export async function findPurchase(database: MainDatabase, purchaseId: string): Promise<PurchasesTable | undefined> {
  return database.selectFrom('purchases').selectAll().where('purchaseId', '=', purchaseId).executeTakeFirst();
}

/** Stores a purchase. Call it in the transaction that has checked it. */
export async function insertPurchase(transaction: MainDatabase, row: PurchasesTable): Promise<void> {
  await transaction.insertInto('purchases').values(row).execute();
}

/** Marks a purchase as undone. */
export async function setUndone(database: MainDatabase, purchaseId: string, undoneAt: Instant): Promise<void> {
  await database.updateTable('purchases').set({ undoneAt }).where('purchaseId', '=', purchaseId).execute();
}

/**
 * The points that a learner has earned, which never fall.
 * @throws NoResultError when there is no such learner
 */
export async function findEarnedPoints(database: MainDatabase, learnerId: string): Promise<number> {
  const learners = database.selectFrom('learners').select('points').where('id', '=', learnerId);
  return (await learners.executeTakeFirstOrThrow()).points;
}
