import { isSettingName, isValidSetting, type SettingChanges, type Settings } from '#rules/settings.ts';
import type { MainDatabase } from '../database/connect.ts';
import type { SettingsTable } from '../database/tables.ts';

/** What the learner changed, on any of their devices. */
export async function findSettings(database: MainDatabase, learnerId: string): Promise<SettingChanges> {
  const rows = database
    .selectFrom('settings')
    .select(['name', 'value', 'changedAt'])
    .where('learnerId', '=', learnerId);
  return storedSettings(await rows.execute());
}

/** Settings as they lie in rows; one of another version that this one does not know is left out. */
export function storedSettings(rows: readonly Omit<SettingsTable, 'learnerId'>[]): SettingChanges {
  const stored: Partial<Record<keyof Settings, unknown>> = {};
  for (const { name, value: text, changedAt } of rows) {
    const value: unknown = JSON.parse(text);
    if (isSettingName(name) && isValidSetting(name, value)) stored[name] = { value, changedAt };
  }
  return stored as SettingChanges;
}

/**
 * Takes over every change that is newer than what is stored, and gives all that the learner changed. A change from a
 * clock that runs ahead counts as made now, and what is stored from before this clock was moved back as made just
 * before. To be called in a transaction.
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
  const rows = Object.entries(changes).map(([name, { value, changedAt }]) => ({
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
  return findSettings(database, learnerId);
}
