import type { Learner } from '#contract/learner.ts';
import type { Auth } from './auth.ts';
import type { AutismDatabase } from './database/connect.ts';
import { findOwnProfile, findOwnProfileByToken } from './database/queries/own-profile.ts';
import { findAutismBand } from './database/queries/traits-questionnaire-attempts.ts';
import type { ScreeningDatabases } from './screening/screening-attempts.ts';

/** Who somebody is signed in as, and the cookies that their browser is to keep or drop. */
export type SignedInLearner = { learner: Learner | null; cookies: string[] };

/** The learner as their own browser may see them; null when there is none of that id. */
export async function readLearner(databases: ScreeningDatabases, learnerId: string): Promise<Learner | null> {
  const learner = await findOwnProfile(databases.database, learnerId);
  return learner && liesApart(databases) ? withBand(databases.autismDatabase, learner) : (learner ?? null);
}

/** The learner whom a browser proves to be with its cookies: nearly always in one statement. */
export async function readSignedInLearner(
  { auth, ...databases }: { auth: Auth } & ScreeningDatabases,
  cookie: string,
): Promise<SignedInLearner> {
  const own = await auth.readBySession(cookie, (token) => findOwnProfileByToken(databases.database, token));
  if (own && liesApart(databases))
    return { learner: await withBand(databases.autismDatabase, own.learner), cookies: [] };
  if (own) return { learner: own.learner, cookies: [] };
  const { learnerId, cookies } = await auth.findSession(cookie);
  return { learner: learnerId === null ? null : await readLearner(databases, learnerId), cookies };
}

/** Whether the questionnaire has a database of its own; else its band is in the profile already. */
function liesApart({ database, autismDatabase }: ScreeningDatabases): boolean {
  return (autismDatabase as object) !== database;
}

async function withBand(autismDatabase: AutismDatabase, learner: Learner): Promise<Learner> {
  return { ...learner, autism: await findAutismBand(autismDatabase, learner.id) };
}
