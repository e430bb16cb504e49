import type { Learner } from '#contract/learner.ts';
import { findAnswer } from './database/queries/consents.ts';
import { findLearner } from './database/queries/learners.ts';
import { findPreferences } from './database/queries/preferences.ts';
import { findSettings } from './database/queries/settings.ts';
import { findAutismBand } from './database/queries/traits-questionnaire-attempts.ts';
import type { ScreeningDatabases } from './screening/screening-attempts.ts';

/** The learner as their own browser may see them; null when there is none of that id. */
export async function readLearner(
  { database, autismDatabase }: ScreeningDatabases,
  learnerId: string,
): Promise<Learner | null> {
  const learner = await findLearner(database, learnerId);
  if (!learner) return null;
  return {
    ...learner,
    autism: await findAutismBand(autismDatabase, learnerId),
    keepsResults: await findAnswer(database, learnerId, 'results'),
    preferences: await findPreferences(database, learnerId),
    settings: await findSettings(database, learnerId),
  };
}
