import { Hono } from 'hono';
import { type ResultsConsentAnswer, resultsConsentSchema } from '#contract/consents.ts';
import type { Learner } from '#contract/learner.ts';
import { type Preferences, preferencesChangeSchema } from '#contract/preferences.ts';
import { settingsChangeSchema } from '#contract/settings.ts';
import type { SettingChanges } from '#rules/settings.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import { inLearnerTransaction, inTransaction } from '../database/transaction.ts';
import { jsonBody } from '../http/json-body.ts';
import { Problem } from '../http/problems.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Auth } from '../identity/auth.ts';
import { ownLearnerOnly, signedIn } from '../identity/session-middleware.ts';
import { readSignedInLearner } from './own-profile.ts';
import { changePreferences } from './preference-queries.ts';
import { saveResultsConsent } from './results-consent.ts';
import { changeSettings } from './settings-queries.ts';

type Needs = { auth: Auth; now: () => Date } & ScreeningDatabases;

/** The signed-in learner: profile, preferences, settings and the consent to keep results. */
export function learnerRoutes({ auth, now, ...databases }: Needs) {
  const { database } = databases;
  const app = new Hono<RequestContext>();

  app.get('/learner', async (c) => {
    const learner = await readSignedInLearner(c, { auth, ...databases });
    if (!learner) throw new Problem('not-signed-in');
    return c.json(learner satisfies Learner);
  });

  app.patch('/learners/:learnerId/preferences', signedIn(auth), ownLearnerOnly(), async (c) => {
    const change = await jsonBody(c, preferencesChangeSchema);
    const preferences = await inLearnerTransaction(database, c.get('learnerId'), (transaction) =>
      changePreferences(transaction, c.get('learnerId'), change),
    );
    return c.json(preferences satisfies Preferences);
  });

  app.patch('/learners/:learnerId/settings', signedIn(auth), ownLearnerOnly(), async (c) => {
    const changes = await jsonBody(c, settingsChangeSchema);
    const settings = await inTransaction(database, (transaction) =>
      changeSettings(transaction, c.get('learnerId'), changes, now()),
    );
    return c.json(settings satisfies SettingChanges);
  });

  app.put('/learners/:learnerId/consents/results', signedIn(auth), ownLearnerOnly(), async (c) => {
    const consent = await jsonBody(c, resultsConsentSchema);
    await saveResultsConsent(database, c.get('learnerId'), consent, now());
    return c.json({ keepsResults: consent.answer } satisfies ResultsConsentAnswer);
  });
  return app;
}
