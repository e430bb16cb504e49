import { Hono } from 'hono';
import { resultsConsentSchema } from '#contract/people/consents.ts';
import { preferencesChangeSchema } from '#contract/people/preferences.ts';
import { settingsChangeSchema } from '#contract/people/settings.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import { inLearnerTransaction } from '../database/transaction.ts';
import { addRoute } from '../http/answers/endpoint-routes.ts';
import { jsonBody } from '../http/answers/json-body.ts';
import { Problem } from '../http/answers/problems.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Auth } from '../identity/auth.ts';
import { guardedRoutes } from '../identity/guarded-routes.ts';
import { readSignedInLearner } from './own-profile.ts';
import { changePreferences } from './preference-queries.ts';
import { saveResultsConsent } from './results-consent.ts';
import { changeSettings } from './settings-queries.ts';

type Needs = { auth: Auth; now: () => Date } & ScreeningDatabases;

/** The signed-in learner: profile, preferences, settings and the consent to store results. */
export function learnerRoutes({ auth, now, ...databases }: Needs) {
  const { database } = databases;
  const app = new Hono<RequestContext>();
  const route = guardedRoutes(app, auth);

  // One query reads the session and the learner.
  addRoute(app, 'GET /learner', async (c) => {
    const learner = await readSignedInLearner(c, { auth, ...databases });
    if (!learner) throw new Problem('not-signed-in');
    return learner;
  });

  route('PATCH /learners/:learnerId/preferences', async (c) => {
    const change = await jsonBody(c, preferencesChangeSchema);
    const preferences = await inLearnerTransaction(database, c.get('learnerId'), (transaction) =>
      changePreferences(transaction, c.get('learnerId'), change),
    );
    return preferences;
  });

  route('PATCH /learners/:learnerId/settings', async (c) => {
    const changes = await jsonBody(c, settingsChangeSchema);
    const settings = await inLearnerTransaction(database, c.get('learnerId'), (transaction) =>
      changeSettings(transaction, c.get('learnerId'), changes, now()),
    );
    return settings;
  });

  route('PUT /learners/:learnerId/consents/results', async (c) => {
    const consent = await jsonBody(c, resultsConsentSchema);
    await saveResultsConsent(database, c.get('learnerId'), consent, now());
    return { keepsResults: consent.answer };
  });
  return app;
}
