import { z } from 'zod';
import { SHOP_ITEMS, type ShopItemId } from '#rules/rewards/shop.ts';
import type { Endpoints } from '../platform/endpoint.ts';
import { instantSchema } from '../platform/instant.ts';

/** Generated in the browser. A purchase is idempotent by its id. */
export const purchaseIdSchema = z.uuid();

/** What to buy, and the price in points that the page showed. */
export const newPurchaseSchema = z.strictObject({
  item: z.enum(SHOP_ITEMS.map(({ id }) => id) as [ShopItemId, ...ShopItemId[]]),
  price: z.int().min(1),
});
export type NewPurchase = z.infer<typeof newPurchaseSchema>;

/** A purchase that was not undone. `item` may be one that is not sold any more; `price` is what was paid, in points. */
export const purchaseSchema = z.strictObject({
  purchaseId: z.string(),
  item: z.string(),
  price: z.int().min(1),
  boughtAt: instantSchema,
});
export type Purchase = z.infer<typeof purchaseSchema>;

/** `earned` never falls; `balance`, what can be spent, is `earned` minus the prices of the purchases, oldest first. */
export const purchasesSchema = z.strictObject({
  earned: z.int().min(0),
  balance: z.int().min(0),
  purchases: z.array(purchaseSchema),
});
export type Purchases = z.infer<typeof purchasesSchema>;

export const purchaseEndpoints = {
  'GET /learners/:learnerId/purchases': {
    summary: 'What the learner bought in the shop, and the points that they can spend',
    access: 'read-purchases',
    answers: { 200: purchasesSchema },
  },
  'PUT /learners/:learnerId/purchases/:purchaseId': {
    summary: 'Buy an item with points; the same purchase under the same id is paid once, also after it was undone',
    access: 'buy-looks',
    body: newPurchaseSchema,
    answers: { 200: purchasesSchema, 201: purchasesSchema },
    problems: ['not-enough-points', 'already-owned', 'outdated-page', 'request-differs', 'too-many-purchases'],
  },
  'DELETE /learners/:learnerId/purchases/:purchaseId': {
    summary: 'Undo a purchase of the last 24 hours, which gives its points back; undoing it again changes nothing',
    access: 'buy-looks',
    answers: { 200: purchasesSchema },
    problems: ['not-found', 'undo-too-late'],
  },
} as const satisfies Endpoints;
