import type { Preferences, PreferencesChange } from '#contract/preferences.ts';
import { request } from './request.ts';

/** Changes some of a learner's toggles and gives all of them as they are now. */
export function changePreferences(learnerId: string, change: PreferencesChange): Promise<Preferences> {
  const path = `/api/learners/${learnerId}/preferences`;
  return request<Preferences>(path, { method: 'PATCH', body: change, outlivesPage: true });
}
