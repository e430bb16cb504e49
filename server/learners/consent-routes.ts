import { Hono } from 'hono';
import { type ResultsConsentAnswer, resultsConsentSchema } from '#contract/consents.ts';
import type { MainDatabase } from '../database/connect.ts';
import { jsonBody } from '../http/json-body.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Auth } from '../identity/auth.ts';
import { ownOnly, signedIn } from '../identity/session-middleware.ts';
import { answerResults } from './results-consent.ts';

type Needs = { auth: Auth; database: MainDatabase; now: () => Date };

/** What a learner says yes or no to after the sign-up. */
export function consentRoutes({ auth, database, now }: Needs) {
  const app = new Hono<RequestContext>();

  app.put('/learners/:learnerId/consents/results', signedIn(auth), ownOnly(), async (c) => {
    const consent = await jsonBody(c, resultsConsentSchema);
    await answerResults(database, c.get('learnerId'), consent, now());
    return c.json({ keepsResults: consent.answer } satisfies ResultsConsentAnswer);
  });
  return app;
}
