import type { Learner } from '#contract/learner.ts';
import type { Auth } from './auth.ts';
import { findOwnProfile, findOwnProfileByToken } from './database/queries/own-profile.ts';
import { findAutismBand } from './database/queries/traits-questionnaire-attempts.ts';
import { areOne, type ScreeningDatabases } from './screening/both-databases.ts';

/** Who somebody is signed in as, and the cookies that their browser is to keep or drop. */
export type SignedInLearner = { learner: Learner | null; cookies: string[] };

/** The learner as their own browser may see them; null when there is none of that id. */
export async function readLearner(databases: ScreeningDatabases, learnerId: string): Promise<Learner | null> {
  const learner = await findOwnProfile(databases.database, learnerId);
  return learner ? withBand(databases, learner) : null;
}

/** The learner whom a browser proves to be with its cookies: nearly always in one statement. */
export async function readSignedInLearner(
  { auth, ...databases }: { auth: Auth } & ScreeningDatabases,
  cookie: string,
): Promise<SignedInLearner> {
  const { found, cookies } = await auth.readOwn(cookie, {
    byToken: (token) => findOwnProfileByToken(databases.database, token),
    byId: (learnerId) => findOwnProfile(databases.database, learnerId),
  });
  return { learner: found && (await withBand(databases, found)), cookies };
}

/** The band is in the profile already, unless the questionnaire has a database of its own. */
async function withBand(databases: ScreeningDatabases, learner: Learner): Promise<Learner> {
  if (areOne(databases)) return learner;
  return { ...learner, autism: await findAutismBand(databases.autismDatabase, learner.id) };
}
