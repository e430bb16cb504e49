import type { Preferences, PreferencesChange } from '#contract/preferences.ts';
import { request } from './request.ts';

/** Changes some of a learner's toggles and gives all of them as they are now. */
export function changePreferences(learnerId: string, change: PreferencesChange): Promise<Preferences> {
  return request<Preferences>(`/api/learners/${learnerId}/preferences`, { method: 'PATCH', body: change });
}
