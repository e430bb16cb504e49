import { useEffect, useState } from 'react';
import type { ScreeningAttempts } from '#contract/screening-attempts.ts';
import { request } from './request.ts';

/** Whether an account holds results of the screening. Until the server has said so, nothing is said of them. */
export function useResultsInAccount(learnerId: string): boolean {
  const [areThere, setAreThere] = useState(false);
  useEffect(() => {
    let isGone = false;
    const show = (attempts: ScreeningAttempts) =>
      !isGone && setAreThere(Object.values(attempts).some((each) => each.length > 0));
    request<ScreeningAttempts>(`/api/learners/${learnerId}/attempts`).then(show, () => undefined);
    return () => {
      isGone = true;
    };
  }, [learnerId]);
  return areThere;
}
