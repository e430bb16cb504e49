import { Hono } from 'hono';
import { settingsChangeSchema } from '#contract/settings.ts';
import type { SettingChanges } from '#rules/settings.ts';
import type { MainDatabase } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { jsonBody } from '../http/json-body.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Auth } from '../identity/auth.ts';
import { ownOnly, signedIn } from '../identity/session-middleware.ts';
import { changeSettings } from './settings-queries.ts';

type Needs = { auth: Auth; database: MainDatabase; now: () => Date };

/** Settings that follow the learner from device to device. They are read with the learner. */
export function settingsRoutes({ auth, database, now }: Needs) {
  const app = new Hono<RequestContext>();

  app.patch('/learners/:learnerId/settings', signedIn(auth), ownOnly(), async (c) => {
    const changes = await jsonBody(c, settingsChangeSchema);
    const settings = await inTransaction(database, (transaction) =>
      changeSettings(transaction, c.get('learnerId'), changes, now()),
    );
    return c.json(settings satisfies SettingChanges);
  });
  return app;
}
