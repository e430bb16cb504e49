import { consentSchema, preferencesChangeSchema, settingsChangeSchema } from '#contract/people/settings.ts';
import type { MainDatabase } from '../database/connect.ts';
import { inLearnerTransaction } from '../database/transaction.ts';
import type { Route } from '../http/answers/endpoint-routes.ts';
import { jsonBody } from '../http/answers/json-body.ts';
import { saveConsent } from './save-consent.ts';
import { changePreferences, changeSettings } from './settings-queries.ts';

/** The preferences and settings of a learner, and the consents to store results and to give them to researchers. */
export function learnerRoutes(route: Route, { database, now }: { database: MainDatabase; now: () => Date }) {
  route('PATCH /learners/:learnerId/preferences', async (c) => {
    const change = await jsonBody(c, preferencesChangeSchema);
    return inLearnerTransaction(database, c.get('learnerId'), (transaction) =>
      changePreferences(transaction, c.get('learnerId'), change),
    );
  });

  route('PATCH /learners/:learnerId/settings', async (c) => {
    const changes = await jsonBody(c, settingsChangeSchema);
    return inLearnerTransaction(database, c.get('learnerId'), (transaction) =>
      changeSettings(transaction, c.get('learnerId'), changes, now()),
    );
  });

  route('PUT /learners/:learnerId/consents/results', async (c) => {
    const consent = await jsonBody(c, consentSchema);
    await saveConsent(database, c.get('learnerId'), 'results', consent, now());
    return { keepsResults: consent.answer };
  });

  route('PUT /learners/:learnerId/consents/research', async (c) => {
    const consent = await jsonBody(c, consentSchema);
    await saveConsent(database, c.get('learnerId'), 'research', consent, now());
    return { inResearch: consent.answer };
  });
}
