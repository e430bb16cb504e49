import { Hono } from 'hono';
import { type Leaderboard, leaderboardChoiceSchema } from '#contract/leaderboard.ts';
import { isValidNickname } from '#rules/nickname.ts';
import type { MainDatabase } from '../database/connect.ts';
import { jsonBody } from '../http/json-body.ts';
import { Problem } from '../http/problems.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Auth } from '../identity/auth.ts';
import { ownOnly, setCookies, signedIn } from '../identity/session-middleware.ts';
import { createLeaderboard, showLearner } from './leaderboard.ts';
import { findPlacedLearner, findPlacedLearnerByToken, setNickname } from './leaderboard-queries.ts';

/** The leaderboard, for everybody, and the choice of a learner to be seen on it. */
export function leaderboardRoutes({ auth, database }: { auth: Auth; database: MainDatabase }) {
  const app = new Hono<RequestContext>();
  const readLeaderboard = createLeaderboard(database);

  app.get('/leaderboard', async (c) => {
    const { found: own, cookies } = await auth.readOwn(c.req.header('cookie') ?? '', {
      byToken: (token) => findPlacedLearnerByToken(database, token),
      byId: (learnerId) => findPlacedLearner(database, learnerId),
    });
    setCookies(c, cookies);
    return c.json((await readLeaderboard(own)) satisfies Leaderboard);
  });

  app.put('/learners/:learnerId/leaderboard', signedIn(auth), ownOnly(), async (c) => {
    const learnerId = c.get('learnerId');
    const { nickname } = await jsonBody(c, leaderboardChoiceSchema);
    if (nickname !== null && !isValidNickname(nickname)) throw new Problem('nickname-not-usable');
    if (nickname === null) await setNickname(database, learnerId, null);
    else await showLearner(database, learnerId, nickname);
    const own = (await findPlacedLearner(database, learnerId)) ?? null;
    return c.json((await readLeaderboard(own)) satisfies Leaderboard);
  });
  return app;
}
