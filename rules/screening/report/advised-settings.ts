import type { Settings } from '../../people/settings.ts';
import type { Suggestion } from './suggestions.ts';

/** The settings that a suggestion advises. The numbers are the least ones; the values are our own. */
export const ADVISED_SETTINGS = {
  spacing: { size: 1.2, spacing: 0.5 },
  'quiet-place': { calm: true },
} as const satisfies { readonly [Step in Suggestion]?: Partial<Settings> };
export type SettingSuggestion = keyof typeof ADVISED_SETTINGS;

/** Whether a suggestion advises settings. */
export function advisesSettings(step: Suggestion): step is SettingSuggestion {
  return step in ADVISED_SETTINGS;
}

/** What has to be changed to follow a suggestion; null when the settings are so already, or go further. */
export function advisedChange(step: SettingSuggestion, settings: Settings): Partial<Settings> | null {
  const changes = Object.entries(ADVISED_SETTINGS[step]).filter(([name, advised]) => {
    const value = settings[name as keyof Settings];
    return typeof advised === 'number' ? Number(value) < advised : value !== advised;
  });
  return changes.length === 0 ? null : Object.fromEntries(changes);
}
