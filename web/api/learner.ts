import type { Preferences, PreferencesChange } from '#contract/preferences.ts';
import { request } from './request.ts';

/** Changes some of the learner's toggles and gives all of them as they are now. */
export function changePreferences(change: PreferencesChange): Promise<Preferences> {
  return request<Preferences>('/api/learner/preferences', { method: 'PATCH', body: change });
}
