import { Hono } from 'hono';
import { newPurchaseSchema, purchaseIdSchema } from '#contract/people/purchases.ts';
import type { MainDatabase } from '../database/connect.ts';
import { jsonBody } from '../http/answers/json-body.ts';
import { Problem } from '../http/answers/problems.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Auth } from '../identity/auth.ts';
import { guardedRoutes } from '../identity/guarded-routes.ts';
import { createPurchases } from './purchases.ts';

type Needs = { auth: Auth; database: MainDatabase; now: () => Date };

/** The purchases of a learner in the shop. */
export function purchaseRoutes({ auth, database, now }: Needs) {
  const app = new Hono<RequestContext>();
  const route = guardedRoutes(app, auth);
  const purchases = createPurchases(database);

  route('GET /learners/:learnerId/purchases', (c) => purchases.list(c.get('learnerId')));

  route('PUT /learners/:learnerId/purchases/:purchaseId', async (c) => {
    const { data: purchaseId } = purchaseIdSchema.safeParse(c.req.param('purchaseId'));
    if (purchaseId === undefined) throw new Problem('invalid-request');
    const wanted = await jsonBody(c, newPurchaseSchema);
    const request = { purchaseId, learnerId: c.get('learnerId'), at: now() };
    const { isNew, ...answer } = await purchases.buy(request, wanted);
    c.status(isNew ? 201 : 200);
    return answer;
  });

  route('DELETE /learners/:learnerId/purchases/:purchaseId', async (c) => {
    const { data: purchaseId } = purchaseIdSchema.safeParse(c.req.param('purchaseId'));
    if (purchaseId === undefined) throw new Problem('not-found');
    return purchases.undo({ purchaseId, learnerId: c.get('learnerId'), at: now() });
  });
  return app;
}
