import type { ProfileAnswer, ProfileChange } from '#contract/profile.ts';
import { request } from './request.ts';

/** Changes a learner's name, their picture or both, and gives how they are shown now. */
export function changeProfile(learnerId: string, change: ProfileChange): Promise<ProfileAnswer> {
  return request<ProfileAnswer>(`/api/learners/${learnerId}/profile`, { method: 'PATCH', body: change });
}
