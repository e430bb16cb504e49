import { sql } from 'kysely';
import type { Learner } from '#contract/learner.ts';
import { compiledOnce } from '../compiled-once.ts';
import type { MainDatabase } from '../connect.ts';
import { LEARNER_COLUMNS, storedLearner } from './learners.ts';
import { storedPreferences } from './preferences.ts';

type OwnProfile = Omit<Learner, 'autism' | 'settings'>;

const profileOf = compiledOnce((database: MainDatabase, { learnerId }: { learnerId: string }) =>
  database
    .selectFrom('learners')
    .leftJoin('preferences', 'preferences.learnerId', 'learners.id')
    .select(LEARNER_COLUMNS)
    .select(['stutterDetection', 'focusMode', 'dailyReports'])
    .select((learner) =>
      learner
        .selectFrom('consents')
        .select('answer')
        .whereRef('consents.learnerId', '=', 'learners.id')
        .where('kind', '=', 'results')
        .orderBy('givenAt', 'desc')
        .orderBy('consentId', 'desc')
        .limit(sql.lit(1))
        .as('keepsResults'),
    )
    .where('learners.id', '=', learnerId),
);

/** What every page asks for about a learner, in one statement. */
export async function findOwnProfile(database: MainDatabase, learnerId: string): Promise<OwnProfile | undefined> {
  const [row] = (await profileOf(database, { learnerId })).rows;
  if (!row) return undefined;
  const { stutterDetection, focusMode, dailyReports, keepsResults, ...learner } = row;
  return {
    ...storedLearner(learner),
    keepsResults: keepsResults === null ? null : keepsResults === 'yes',
    preferences: storedPreferences({ stutterDetection, focusMode, dailyReports }),
  };
}
