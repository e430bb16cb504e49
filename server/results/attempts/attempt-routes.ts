import type { Context } from 'hono';
import type { ServerSetup } from '#contract/platform/server-setup.ts';
import { reportSchemas } from '#contract/screening/screening-attempts.ts';
import type { ScreeningDatabases } from '../../database/screening-databases.ts';
import { pathParam, type Route } from '../../http/answers/endpoint-routes.ts';
import { jsonBody } from '../../http/answers/json-body.ts';
import type { Counting } from '../../http/limits/rate-limit.ts';
import { rateLimitInMemory } from '../../http/limits/rate-limit-in-memory.ts';
import { createScreeningAttempts } from './attempts.ts';

type Needs = Counting & ScreeningDatabases & { setUp: Pick<ServerSetup, 'tests'> };

/** Screening attempts. Anonymous ones can be added without signing in, but not read, changed or claimed later. */
export function screeningAttemptRoutes(route: Route, needs: Needs) {
  const attempts = createScreeningAttempts(needs);

  route('GET /learners/:learnerId/attempts', (c) => attempts.list(c.get('learnerId')));

  route('DELETE /learners/:learnerId/attempts', async (c) => {
    await attempts.deleteAll(c.get('learnerId'));
    return attempts.list(c.get('learnerId'));
  });

  route('PUT /learners/:learnerId/attempts/:part/:attemptId', (c) => record(c, c.get('learnerId')));

  const anonymousLimit = rateLimitInMemory('anonymousAttempt', needs);
  route('PUT /anonymous/attempts/:part/:attemptId', anonymousLimit, (c) => record(c, null));

  async function record(c: Context, learnerId: string | null) {
    const part = pathParam(c, 'part', 'unknown-kind');
    const attemptId = pathParam(c, 'attemptId', 'invalid-request');
    const report = await jsonBody(c, reportSchemas[part]);
    const submission = { attemptId, learnerId, receivedAt: needs.now(), tests: needs.setUp.tests };
    const { attempt, isNew } = await attempts.save(part, submission, report);
    c.status(isNew ? 201 : 200);
    return { attempt };
  }
}
