import type { SettingChanges } from '#rules/settings.ts';
import { request } from './request.ts';

/** Sends changes of a learner's settings and gives all that the learner ever changed. */
export function sendSettings(learnerId: string, changes: SettingChanges): Promise<SettingChanges> {
  return request<SettingChanges>(`/api/learners/${learnerId}/settings`, { method: 'PATCH', body: changes });
}
