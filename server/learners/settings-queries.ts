import type { Preferences, PreferencesChange } from '#contract/people/settings.ts';
import { DEFAULT_PREFERENCES } from '#rules/people/preferences.ts';
import { isSettingName, isValidSetting, type SettingChanges, type Settings } from '#rules/people/settings.ts';
import { withOwnedLooks } from '#rules/rewards/shop.ts';
import type { MainDatabase } from '../database/connect.ts';
import { fromFlag, toFlag } from '../database/flags.ts';
import type { Flag, SettingsTable } from '../database/tables.ts';
import { findOwnedItems } from './purchase-queries.ts';

/** The settings of rows; unknown and invalid ones, stored by another version, are left out. */
export function storedSettings(rows: readonly Omit<SettingsTable, 'learnerId'>[]): SettingChanges {
  const stored: Partial<Record<keyof Settings, unknown>> = {};
  for (const { name, value: text, changedAt } of rows) {
    const value: unknown = JSON.parse(text);
    if (isSettingName(name) && isValidSetting(name, value)) stored[name] = { value, changedAt };
  }
  return stored as SettingChanges;
}

/**
 * Stores every change that is newer than the stored one and returns all settings that the learner changed. A change from
 * the future counts as made now; a stored one from the future counts as 1 ms older. A look that the learner did not buy
 * counts as the free one. Call it in `inLearnerTransaction`.
 */
export async function changeSettings(
  database: MainDatabase,
  learnerId: string,
  changes: SettingChanges,
  now: Date,
): Promise<SettingChanges> {
  const instant = now.toISOString();
  await database
    .updateTable('settings')
    .set({ changedAt: new Date(now.getTime() - 1).toISOString() })
    .where('learnerId', '=', learnerId)
    .where('changedAt', '>', instant)
    .execute();
  const allowed = withOwnedLooks(changes, await findOwnedItems(database, learnerId));
  const rows = Object.entries(allowed).map(([name, { value, changedAt }]) => ({
    learnerId,
    name,
    value: JSON.stringify(value),
    changedAt: new Date(Math.min(Date.parse(changedAt), now.getTime())).toISOString(),
  }));
  if (rows.length > 0)
    await database
      .insertInto('settings')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['learnerId', 'name'])
          .doUpdateSet(({ ref }) => ({ value: ref('excluded.value'), changedAt: ref('excluded.changedAt') }))
          .whereRef('excluded.changedAt', '>', 'settings.changedAt'),
      )
      .execute();
  const stored = database.selectFrom('settings').select(['name', 'value', 'changedAt']);
  return storedSettings(await stored.where('learnerId', '=', learnerId).execute());
}

/** Changes a setting that has one given value to another one; a setting with any other value stays. */
export async function replaceSetting<Name extends keyof Settings>(
  database: MainDatabase,
  learnerId: string,
  name: Name,
  { from, to }: { from: Settings[Name]; to: Settings[Name] },
  now: Date,
): Promise<void> {
  await database
    .updateTable('settings')
    .set({ value: JSON.stringify(to), changedAt: now.toISOString() })
    .where('learnerId', '=', learnerId)
    .where('name', '=', name)
    .where('value', '=', JSON.stringify(from))
    .execute();
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
