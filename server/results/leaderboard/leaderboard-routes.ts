import { Hono } from 'hono';
import { leaderboardChoiceSchema } from '#contract/people/leaderboard.ts';
import { isNickname } from '#rules/people/nickname.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { jsonBody } from '../../http/answers/json-body.ts';
import { Problem } from '../../http/answers/problems.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Auth } from '../../identity/auth.ts';
import { guardedRoutes } from '../../identity/guarded-routes.ts';
import { setCookies } from '../../identity/sessions/session-middleware.ts';
import { createLeaderboard, showLearner } from './leaderboard.ts';
import { findRankedLearner, findRankedLearnerByToken, setNickname } from './leaderboard-queries.ts';

/** The public leaderboard, and the learner's choice to be shown on it. */
export function leaderboardRoutes({ auth, database }: { auth: Auth; database: MainDatabase }) {
  const app = new Hono<RequestContext>();
  const route = guardedRoutes(app, auth);
  const readLeaderboard = createLeaderboard(database);

  route('GET /leaderboard', async (c) => {
    const { found: own, cookies } = await auth.readWithSession(c.req.header('cookie') ?? '', {
      byToken: (token) => findRankedLearnerByToken(database, token),
      byId: (learnerId) => findRankedLearner(database, learnerId),
    });
    setCookies(c, cookies);
    return readLeaderboard(own);
  });

  route('PUT /learners/:learnerId/leaderboard', async (c) => {
    const learnerId = c.get('learnerId');
    const { nickname } = await jsonBody(c, leaderboardChoiceSchema);
    if (nickname !== null && !isNickname(nickname)) throw new Problem('nickname-not-usable');
    if (nickname === null) await setNickname(database, learnerId, null);
    else await showLearner(database, learnerId, nickname);
    const own = (await findRankedLearner(database, learnerId)) ?? null;
    return readLeaderboard(own);
  });
  return app;
}
