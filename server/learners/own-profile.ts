import type { Context } from 'hono';
import type { Learner } from '#contract/learner.ts';
import { isSameDatabase, type ScreeningDatabases } from '../database/screening-databases.ts';
import type { Auth } from '../identity/auth.ts';
import { setCookies } from '../identity/session-middleware.ts';
import { findAutismBand, findOwnProfile, findOwnProfileByToken } from './own-profile-queries.ts';

/** The learner's profile; null when there is no such learner. */
export async function readLearner(databases: ScreeningDatabases, learnerId: string): Promise<Learner | null> {
  const learner = await findOwnProfile(databases.database, learnerId);
  return learner ? withBand(databases, learner) : null;
}

/** The signed-in learner of a request; null when signed out. Sets renewed or removed session cookies on the answer. */
export async function readSignedInLearner(
  c: Context,
  { auth, ...databases }: { auth: Auth } & ScreeningDatabases,
): Promise<Learner | null> {
  const { found, cookies } = await auth.readWithSession(c.req.header('cookie') ?? '', {
    byToken: (token) => findOwnProfileByToken(databases.database, token),
    byId: (learnerId) => findOwnProfile(databases.database, learnerId),
  });
  setCookies(c, cookies);
  return found && withBand(databases, found);
}

/** The profile contains the band already, unless the questionnaire has its own database. */
async function withBand(databases: ScreeningDatabases, learner: Learner): Promise<Learner> {
  if (isSameDatabase(databases)) return learner;
  return { ...learner, autism: await findAutismBand(databases.autismDatabase, learner.id) };
}
