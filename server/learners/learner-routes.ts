import { Hono } from 'hono';
import type { Learner } from '#contract/learner.ts';
import { type Preferences, preferencesChangeSchema } from '#contract/preferences.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import { inLearnerTransaction } from '../database/transaction.ts';
import { jsonBody } from '../http/json-body.ts';
import { Problem } from '../http/problems.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Auth } from '../identity/auth.ts';
import { ownOnly, signedIn } from '../identity/session-middleware.ts';
import { learnerOf } from './own-profile.ts';
import { changePreferences } from './preference-queries.ts';

/** What a signed-in learner reads and changes about themselves. */
export function learnerRoutes({ auth, ...databases }: { auth: Auth } & ScreeningDatabases) {
  const app = new Hono<RequestContext>();

  app.get('/learner', async (c) => {
    const learner = await learnerOf(c, { auth, ...databases });
    if (!learner) throw new Problem('not-signed-in');
    return c.json(learner satisfies Learner);
  });

  app.patch('/learners/:learnerId/preferences', signedIn(auth), ownOnly(), async (c) => {
    const change = await jsonBody(c, preferencesChangeSchema);
    const preferences = await inLearnerTransaction(databases.database, c.get('learnerId'), (transaction) =>
      changePreferences(transaction, c.get('learnerId'), change),
    );
    return c.json(preferences satisfies Preferences);
  });
  return app;
}
