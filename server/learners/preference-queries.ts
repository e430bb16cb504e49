import type { Preferences, PreferencesChange } from '#contract/people/settings.ts';
import { DEFAULT_PREFERENCES } from '#rules/people/preferences.ts';
import type { MainDatabase } from '../database/connect.ts';
import { fromFlag, toFlag } from '../database/flags.ts';
import type { Flag } from '../database/tables.ts';

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
  const rows = database.selectFrom('preferences').select(['stutterDetection', 'focusMode', 'dailyReports']);
  const stored = await rows.where('learnerId', '=', learnerId).executeTakeFirst();
  const before = stored ? storedPreferences(stored) : DEFAULT_PREFERENCES;
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
