import { DEFAULT_PREFERENCES, type Preferences, type PreferencesChange } from '#contract/preferences.ts';
import type { MainDatabase } from '../database/connect.ts';
import { fromFlag, toFlag } from '../database/flags.ts';
import type { Flag } from '../database/tables.ts';

/** The learner's preferences; the defaults before the first change. */
export async function findPreferences(database: MainDatabase, learnerId: string): Promise<Preferences> {
  const row = await database
    .selectFrom('preferences')
    .select(['stutterDetection', 'focusMode', 'dailyReports'])
    .where('learnerId', '=', learnerId)
    .executeTakeFirst();
  return row ? storedPreferences(row) : DEFAULT_PREFERENCES;
}

/** The preferences of a joined row; the defaults when its columns are null. */
export function storedPreferences(row: { [Toggle in keyof Preferences]: Flag | null }): Preferences {
  const { stutterDetection, focusMode, dailyReports } = row;
  if (stutterDetection === null || focusMode === null || dailyReports === null) return DEFAULT_PREFERENCES;
  return {
    stutterDetection: fromFlag(stutterDetection),
    focusMode: fromFlag(focusMode),
    dailyReports: fromFlag(dailyReports),
  };
}

/** Sets the preferences in `change` and returns all of them. Call it in a transaction. */
export async function changePreferences(
  database: MainDatabase,
  learnerId: string,
  change: PreferencesChange,
): Promise<Preferences> {
  const before = await findPreferences(database, learnerId);
  const preferences: Preferences = {
    stutterDetection: change.stutterDetection ?? before.stutterDetection,
    focusMode: change.focusMode ?? before.focusMode,
    dailyReports: change.dailyReports ?? before.dailyReports,
  };
  const row = {
    stutterDetection: toFlag(preferences.stutterDetection),
    focusMode: toFlag(preferences.focusMode),
    dailyReports: toFlag(preferences.dailyReports),
  };
  await database
    .insertInto('preferences')
    .values({ learnerId, ...row })
    .onConflict((conflict) => conflict.column('learnerId').doUpdateSet(row))
    .execute();
  return preferences;
}
