import { type NewPurchase, newPurchaseSchema, type Purchases } from '#contract/people/purchases.ts';
import { presetPicturePath } from '#rules/people/profile-picture.ts';
import { LOOK_SETTINGS } from '#rules/people/settings.ts';
import { balance, canUndo, type Look, MOST_PURCHASES_A_DAY, purchaseRefusal, shopItem } from '#rules/rewards/shop.ts';
import { waitForRoom } from '#rules/wait-for-room.ts';
import type { MainDatabase } from '../database/connect.ts';
import { inLearnerTransaction } from '../database/transaction.ts';
import { pathParam, type Route } from '../http/answers/endpoint-routes.ts';
import { jsonBody } from '../http/answers/json-body.ts';
import { Problem } from '../http/answers/problems.ts';
import {
  findBoughtSince,
  findEarnedPoints,
  findPurchase,
  findPurchases,
  insertPurchase,
  setUndone,
} from './purchase-queries.ts';
import { replaceSetting } from './settings-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Request = { purchaseId: string; learnerId: string; at: Date };

/** The purchases of a learner in the shop. */
export function purchaseRoutes(route: Route, { database, now }: { database: MainDatabase; now: () => Date }) {
  route('GET /learners/:learnerId/purchases', (c) => read(database, c.get('learnerId')));

  route('PUT /learners/:learnerId/purchases/:purchaseId', async (c) => {
    const purchaseId = pathParam(c, 'purchaseId', 'invalid-request');
    const wanted = await jsonBody(c, newPurchaseSchema);
    const { isNew, ...answer } = await buy({ purchaseId, learnerId: c.get('learnerId'), at: now() }, wanted);
    c.status(isNew ? 201 : 200);
    return answer;
  });

  route('DELETE /learners/:learnerId/purchases/:purchaseId', (c) =>
    undo({ purchaseId: pathParam(c, 'purchaseId'), learnerId: c.get('learnerId'), at: now() }),
  );

  /**
   * Buys an item. Purchases of a learner run one after the other, so that their balance never becomes negative.
   * Repeating a purchase changes nothing.
   * @throws Problem `not-enough-points`, `already-owned`, `outdated-page` when the price has changed,
   * `request-differs` when the id has another item, `not-found` when it is another learner's, `too-many-purchases`
   */
  async function buy(request: Request, wanted: NewPurchase): Promise<Purchases & { isNew: boolean }> {
    const { learnerId, at } = request;
    const purchaseId = request.purchaseId.toLowerCase();
    return inLearnerTransaction(database, learnerId, async (transaction) => {
      const stored = await findPurchase(transaction, purchaseId);
      if (stored && stored.learnerId !== learnerId) throw new Problem('not-found');
      if (stored && stored.item !== wanted.item) throw new Problem('request-differs');
      if (stored) return { ...(await read(transaction, learnerId)), isNew: false };
      const item = shopItem(wanted.item);
      if (item?.price !== wanted.price) throw new Problem('outdated-page');
      const { earned, purchases } = await read(transaction, learnerId);
      const refusal = purchaseRefusal(item, earned, purchases);
      if (refusal) throw new Problem(refusal);
      await refuseTooMany(transaction, learnerId, at);
      await insertPurchase(transaction, {
        purchaseId,
        learnerId,
        item: item.id,
        price: item.price,
        boughtAt: at.toISOString(),
        undoneAt: null,
      });
      return { ...(await read(transaction, learnerId)), isNew: true };
    });
  }

  /**
   * Undoes a purchase: returns its points and replaces its look by the free one.
   * Undoing it again changes nothing. Refused after 24 hours, when a visit is
   * over, so that a late request cannot remove an item that was bought long ago.
   * @throws Problem `not-found`, `undo-too-late`
   */
  async function undo({ purchaseId, learnerId, at }: Request): Promise<Purchases> {
    return inLearnerTransaction(database, learnerId, async (transaction) => {
      const stored = await findPurchase(transaction, purchaseId.toLowerCase());
      if (stored?.learnerId !== learnerId) throw new Problem('not-found');
      if (stored.undoneAt === null) {
        if (!canUndo(Date.parse(stored.boughtAt), at.getTime())) throw new Problem('undo-too-late');
        await setUndone(transaction, stored.purchaseId, at.toISOString());
        await takeOff(transaction, learnerId, shopItem(stored.item)?.look ?? null, at);
      }
      return read(transaction, learnerId);
    });
  }
}

async function refuseTooMany(transaction: MainDatabase, learnerId: string, at: Date): Promise<void> {
  const bought = await findBoughtSince(transaction, learnerId, new Date(at.getTime() - DAY_MS).toISOString());
  const retryAfterMs = waitForRoom(bought, { most: MOST_PURCHASES_A_DAY, windowMs: DAY_MS }, at.getTime());
  if (retryAfterMs > 0) throw new Problem('too-many-purchases', { retryAfterMs });
}

async function read(database: MainDatabase, learnerId: string): Promise<Purchases> {
  const earned = await findEarnedPoints(database, learnerId);
  const purchases = await findPurchases(database, learnerId);
  return { earned, balance: balance(earned, purchases), purchases };
}

/** Replaces this look by the free one where the learner uses it. */
async function takeOff(transaction: MainDatabase, learnerId: string, look: Look, at: Date): Promise<void> {
  if (look === null) return;
  if ('picture' in look) {
    const using = transaction.updateTable('accounts').set({ image: null, updatedAt: at.toISOString() });
    await using.where('id', '=', learnerId).where('image', '=', presetPicturePath(look.picture)).execute();
    return;
  }
  const { setting, value } = look;
  await replaceSetting(transaction, learnerId, setting, { from: value, to: LOOK_SETTINGS[setting].default }, at);
}
