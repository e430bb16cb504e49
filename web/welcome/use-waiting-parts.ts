import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { entriesOf, onOutboxChange } from '../api/outbox.ts';
import { attemptsQuery } from '../api/screening-attempts.ts';

const NONE: readonly ScreeningPart[] = [];

/**
 * The parts of the screening that somebody finished and that still wait on this device to be sent, in the order in
 * which they were finished; none at first. What was delivered meanwhile is asked for before it no longer counts here.
 */
export function useWaitingParts(owner: string | null): readonly ScreeningPart[] {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState(NONE);

  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const parts = (await entriesOf(owner)).flatMap(({ kind, state }) =>
        state === 'refused' ? [] : SCREENING_PARTS.filter((part) => part === kind),
      );
      if (!isGone) setWaiting((now) => (now.length === 0 && parts.length === 0 ? now : parts));
    };
    const readAgain = () => queries.invalidateQueries(attemptsQuery(owner)).then(read);
    // Where the browser keeps nothing, nothing waits.
    const stopListening = onOutboxChange(() => void readAgain().catch(() => undefined));
    void read().catch(() => undefined);
    return () => {
      isGone = true;
      stopListening();
    };
  }, [owner, queries]);

  return waiting;
}
