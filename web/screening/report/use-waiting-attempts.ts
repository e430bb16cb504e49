import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onOutboxChange } from '../../api/outbox.ts';
import { attemptsQuery, waitingAttempts } from '../../api/screening-attempts.ts';

export type WaitingAttempt = Awaited<ReturnType<typeof waitingAttempts>>[number];

/** What still waits on this device, kept up to date; null until it has been read. A delivery renews the report. */
export function useWaitingAttempts(owner: string | null): readonly WaitingAttempt[] | null {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<readonly WaitingAttempt[] | null>(null);

  useEffect(() => {
    let isGone = false;
    const show = (found: readonly WaitingAttempt[]) => !isGone && setWaiting(found);
    // A browser that forbids keeping things keeps nothing that could wait.
    const read = () => void waitingAttempts(owner).then(show, () => show([]));
    const stopListening = onOutboxChange(() => {
      read();
      void queries.invalidateQueries(attemptsQuery(owner));
    });
    read();
    return () => {
      isGone = true;
      stopListening();
    };
  }, [owner, queries]);

  return waiting;
}
