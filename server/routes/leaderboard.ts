import { Hono } from 'hono';
import { type Leaderboard, leaderboardChoiceSchema } from '#contract/leaderboard.ts';
import { isNickname } from '#rules/nickname.ts';
import type { Auth } from '../auth.ts';
import type { MainDatabase } from '../database/connect.ts';
import { setNickname } from '../database/queries/leaderboard.ts';
import { jsonBody } from '../json-body.ts';
import { createLeaderboard, showLearner } from '../leaderboard.ts';
import { ownOnly, sessionOf, signedIn } from '../middleware/learner-session.ts';
import { Problem } from '../problems.ts';
import type { RequestContext } from '../request-context.ts';

/** The leaderboard, for everybody, and the choice of a learner to be seen on it. */
export function leaderboardRoutes({ auth, database }: { auth: Auth; database: MainDatabase }) {
  const app = new Hono<RequestContext>();
  const readLeaderboard = createLeaderboard(database);

  app.get('/leaderboard', async (c) => {
    const { learnerId } = await sessionOf(c, auth);
    return c.json((await readLeaderboard(learnerId)) satisfies Leaderboard);
  });

  app.put('/learners/:learnerId/leaderboard', signedIn(auth), ownOnly(), async (c) => {
    const learnerId = c.get('learnerId');
    const { nickname } = await jsonBody(c, leaderboardChoiceSchema);
    if (nickname !== null && !isNickname(nickname)) throw new Problem('nickname-not-usable');
    if (nickname === null) await setNickname(database, learnerId, null);
    else await showLearner(database, learnerId, nickname);
    return c.json((await readLeaderboard(learnerId)) satisfies Leaderboard);
  });
  return app;
}
