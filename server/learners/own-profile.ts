import type { Context } from 'hono';
import type { Learner } from '#contract/learner.ts';
import { isSameDatabase, type ScreeningDatabases } from '../database/screening-databases.ts';
import type { Auth } from '../identity/auth.ts';
import { setCookies } from '../identity/session-middleware.ts';
import { findAutismBand, findOwnProfile, findOwnProfileByToken } from './own-profile-queries.ts';

/** The learner as their own browser may see them; null when there is no such learner. */
export async function readLearner(databases: ScreeningDatabases, learnerId: string): Promise<Learner | null> {
  const learner = await findOwnProfile(databases.database, learnerId);
  return learner ? withBand(databases, learner) : null;
}

/** The signed-in learner of a request, or null; a renewed or outdated cookie goes back with the answer. */
export async function learnerOf(
  c: Context,
  { auth, ...databases }: { auth: Auth } & ScreeningDatabases,
): Promise<Learner | null> {
  const { found, cookies } = await auth.readOwn(c.req.header('cookie') ?? '', {
    byToken: (token) => findOwnProfileByToken(databases.database, token),
    byId: (learnerId) => findOwnProfile(databases.database, learnerId),
  });
  setCookies(c, cookies);
  return found && withBand(databases, found);
}

/** The band is in the profile already, unless the questionnaire has a database of its own. */
async function withBand(databases: ScreeningDatabases, learner: Learner): Promise<Learner> {
  if (isSameDatabase(databases)) return learner;
  return { ...learner, autism: await findAutismBand(databases.autismDatabase, learner.id) };
}
