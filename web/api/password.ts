import { useQueryClient } from '@tanstack/react-query';
import type { PasswordChange } from '#contract/password-change.ts';
import { request } from './request.ts';
import { sessionsQuery } from './sessions.ts';
import { signInMethodsQuery } from './sign-in-methods.ts';

/** Sets another password, or the first one. It ends all other sessions of the learner. */
export function useChangePassword(learnerId: string): (change: PasswordChange) => Promise<void> {
  const queries = useQueryClient();
  return async (body) => {
    await request(`/api/learners/${learnerId}/password`, { method: 'POST', body });
    await Promise.all([
      queries.invalidateQueries(sessionsQuery(learnerId)),
      queries.invalidateQueries(signInMethodsQuery(learnerId)),
    ]);
  };
}
