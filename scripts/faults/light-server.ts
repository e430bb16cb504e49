import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { openDatabase } from '../../server/database/connect.ts';
import { listen } from '../../server/http/listener.ts';
import { onError } from '../../server/http/problems.ts';
import { ADDRESS_LIMITS } from '../../server/http/rate-limit.ts';
import type { RequestContext } from '../../server/http/request-context.ts';
import type { Auth } from '../../server/identity/auth.ts';
import { learnerRoutes } from '../../server/learners/learner-routes.ts';
import { screeningAttemptRoutes } from '../../server/results/attempt-routes.ts';
import { leaderboardRoutes } from '../../server/results/leaderboard-routes.ts';
import { gameRunRoutes } from '../../server/results/run-routes.ts';

// The routes that keep results, over a real file with tables in it, and nothing else: it starts in half the time. Whoever
// asks is believed to be the learner whose id their cookie is.
const { DATA_DIR = '', HOST = '', PORT = '0' } = process.env;
const database = await openDatabase(join(DATA_DIR, 'thembstudy.sqlite'));
const session = { id: '', isFresh: true };
const findSession = async (cookie: string) => ({ learnerId: cookie, session, cookies: [] });
const readOwn: Auth['readOwn'] = async (cookie, { byId }) => ({ found: (await byId(cookie)) ?? null, cookies: [] });
const needs = {
  database,
  autismDatabase: database as never,
  auth: { findSession, readOwn } as unknown as Auth,
  now: () => new Date(),
  trustedProxies: [],
  limits: ADDRESS_LIMITS,
};
const app = new Hono<RequestContext>();
app.onError(onError);
for (const routes of [gameRunRoutes, leaderboardRoutes, learnerRoutes, screeningAttemptRoutes])
  app.route('/api', routes(needs));
const { server, port } = await listen(HOST, Number(PORT));
server.on('request', getRequestListener(app.fetch));
process.stdout.write(`ready at http://${HOST}:${port}\n`);
