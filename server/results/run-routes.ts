import { Hono } from 'hono';
import { type GameRunAnswer, runIdSchema, runReportSchemas } from '#contract/game-runs.ts';
import { GAMES, type Game } from '#rules/runs.ts';
import type { MainDatabase } from '../database/connect.ts';
import { jsonBody } from '../http/json-body.ts';
import { Problem } from '../http/problems.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Auth } from '../identity/auth.ts';
import { ownLearnerOnly, signedIn } from '../identity/session-middleware.ts';
import { createGameRuns } from './game-runs.ts';

type Needs = { auth: Auth; database: MainDatabase; now: () => Date };

/** Game runs of signed-in learners. */
export function gameRunRoutes({ auth, database, now }: Needs) {
  const app = new Hono<RequestContext>();
  const runs = createGameRuns(database);

  app.get('/learners/:learnerId/runs', signedIn(auth), ownLearnerOnly(), async (c) =>
    c.json(await runs.list(c.get('learnerId'))),
  );

  app.put('/learners/:learnerId/runs/:game/:runId', signedIn(auth), ownLearnerOnly(), async (c) => {
    const game = gameOf(c.req.param('game'));
    const runId = runIdOf(c.req.param('runId'));
    const report = await jsonBody(c, runReportSchemas[game]);
    const sender = { runId, learnerId: c.get('learnerId'), receivedAt: now() };
    const { isNew, ...answer } = await runs.save(game, sender, report);
    return c.json(answer satisfies GameRunAnswer, isNew ? 201 : 200);
  });
  return app;
}

function gameOf(name: string): Game {
  const game = GAMES.find((known) => known === name);
  if (!game) throw new Problem('not-found');
  return game;
}

function runIdOf(id: string): string {
  const { data, error } = runIdSchema.safeParse(id);
  if (error) throw new Problem('invalid-request');
  return data;
}
