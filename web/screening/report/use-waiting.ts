import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OutboxEntry } from '../../api/device-store.ts';
import { runsQuery } from '../../api/game-runs.ts';
import { entriesOf, onOutboxChange } from '../../api/outbox.ts';
import { attemptsQuery } from '../../api/screening-attempts.ts';

/** What still waits on this device, kept up to date; null until it has been read. A delivery renews the report. */
export function useWaiting(owner: string | null): readonly OutboxEntry[] | null {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<readonly OutboxEntry[] | null>(null);

  useEffect(() => {
    let isGone = false;
    const show = (found: readonly OutboxEntry[]) => !isGone && setWaiting(found);
    // A browser that forbids keeping things keeps nothing that could wait.
    const read = () => void entriesOf(owner).then(show, () => show([]));
    const stopListening = onOutboxChange(() => {
      read();
      void queries.invalidateQueries(attemptsQuery(owner));
      void queries.invalidateQueries(runsQuery(owner));
    });
    read();
    return () => {
      isGone = true;
      stopListening();
    };
  }, [owner, queries]);

  return waiting;
}
