import { type Context, Hono } from 'hono';
import { attemptIdSchema, reportSchemas } from '#contract/screening/screening-attempts.ts';
import { SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import type { ScreeningDatabases } from '../../database/screening-databases.ts';
import { jsonBody } from '../../http/answers/json-body.ts';
import { Problem } from '../../http/answers/problems.ts';
import type { Counting } from '../../http/limits/rate-limit.ts';
import { rateLimitInMemory } from '../../http/limits/rate-limit-in-memory.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Auth } from '../../identity/auth.ts';
import { guardedRoutes } from '../../identity/guarded-routes.ts';
import { createScreeningAttempts } from './attempts.ts';

type Needs = { auth: Auth } & Counting & ScreeningDatabases;

/** Screening attempts. Anonymous ones can be added without signing in, but not read, changed or claimed later. */
export function screeningAttemptRoutes(needs: Needs) {
  const { auth, now } = needs;
  const app = new Hono<RequestContext>();
  const route = guardedRoutes(app, auth);
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
    const part = partOf(c.req.param('part'));
    const attemptId = attemptIdOf(c.req.param('attemptId'));
    const report = await jsonBody(c, reportSchemas[part]);
    const { attempt, isNew } = await attempts.save(part, { attemptId, learnerId, receivedAt: now() }, report);
    c.status(isNew ? 201 : 200);
    return { attempt };
  }
  return app;
}

function partOf(name: string | undefined): ScreeningPart {
  const part = SCREENING_PARTS.find((known) => known === name);
  if (!part) throw new Problem('unknown-kind');
  return part;
}

function attemptIdOf(id: string | undefined): string {
  const { data, error } = attemptIdSchema.safeParse(id);
  if (error) throw new Problem('invalid-request');
  return data;
}
