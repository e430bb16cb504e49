import type { ChangedSettings } from '#rules/settings.ts';
import { request } from './request.ts';

/** Sends changes of the learner's settings and gives all that the learner ever changed. */
export function sendSettings(changes: ChangedSettings): Promise<ChangedSettings> {
  return request<ChangedSettings>('/api/learner/settings', { method: 'PATCH', body: changes });
}
