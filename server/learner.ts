import type { Learner } from '#contract/learner.ts';
import { findOwnProfile } from './database/queries/own-profile.ts';
import { findSettings } from './database/queries/settings.ts';
import { findAutismBand } from './database/queries/traits-questionnaire-attempts.ts';
import type { ScreeningDatabases } from './screening/screening-attempts.ts';

/** The learner as their own browser may see them; null when there is none of that id. */
export async function readLearner(
  { database, autismDatabase }: ScreeningDatabases,
  learnerId: string,
): Promise<Learner | null> {
  const profile = await findOwnProfile(database, learnerId);
  if (!profile) return null;
  return {
    ...profile,
    autism: await findAutismBand(autismDatabase, learnerId),
    settings: await findSettings(database, learnerId),
  };
}
