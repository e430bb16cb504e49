import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OutboxEntry } from '../api/device-store.ts';
import { runsQuery } from '../api/game-runs.ts';
import { entriesOf, onOutboxChange } from '../api/outbox.ts';
import { attemptsQuery } from '../api/screening-attempts.ts';

const NONE: readonly OutboxEntry[] = [];

/**
 * What somebody finished and what is still on this device to be sent, the oldest first; nothing at first. What was
 * delivered meanwhile is asked for before it leaves this list.
 */
export function useOutboxEntries(owner: string | null): readonly OutboxEntry[] {
  const queries = useQueryClient();
  const [entries, setEntries] = useState(NONE);

  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const found = await entriesOf(owner);
      if (!isGone) setEntries((now) => (now.length === 0 && found.length === 0 ? now : found));
    };
    const readAgain = () =>
      Promise.all(
        [attemptsQuery(owner), runsQuery(owner)].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
      ).then(read);
    // Where the browser keeps nothing, nothing waits.
    const stopListening = onOutboxChange(() => void readAgain().catch(() => undefined));
    void read().catch(() => undefined);
    return () => {
      isGone = true;
      stopListening();
    };
  }, [owner, queries]);

  return entries;
}
