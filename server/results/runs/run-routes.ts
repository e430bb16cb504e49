import { Hono } from 'hono';
import { runIdSchema, runReportSchema } from '#contract/games/game-runs.ts';
import { GAMES } from '#rules/games/runs.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { jsonBody } from '../../http/answers/json-body.ts';
import { Problem } from '../../http/answers/problems.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Auth } from '../../identity/auth.ts';
import { guardedRoutes } from '../../identity/guarded-routes.ts';
import { createGameRuns } from './game-runs.ts';

type Needs = { auth: Auth; database: MainDatabase; now: () => Date };

/** Game runs of signed-in learners. */
export function gameRunRoutes({ auth, database, now }: Needs) {
  const app = new Hono<RequestContext>();
  const route = guardedRoutes(app, auth);
  const runs = createGameRuns(database);

  route('GET /learners/:learnerId/runs', (c) => runs.list(c.get('learnerId')));

  route('GET /learners/:learnerId/best-runs', (c) => runs.listBest(c.get('learnerId')));

  route('PUT /learners/:learnerId/runs/:game/:runId', async (c) => {
    const game = GAMES.find((known) => known === c.req.param('game'));
    if (!game) throw new Problem('unknown-kind');
    const { data: runId } = runIdSchema.safeParse(c.req.param('runId'));
    if (runId === undefined) throw new Problem('invalid-request');
    const report = await jsonBody(c, runReportSchema(game));
    const sender = { runId, learnerId: c.get('learnerId'), receivedAt: now() };
    const { isNew, ...answer } = await runs.save(game, sender, report);
    c.status(isNew ? 201 : 200);
    return answer;
  });
  return app;
}
