import { useEffect, useState } from 'react';
import { SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';

const NONE: readonly ScreeningPart[] = [];

/** The parts of the screening that a learner finished and that still wait on this device to be sent; none at first. */
export function useWaitingParts(owner: string): readonly ScreeningPart[] {
  const [waiting, setWaiting] = useState(NONE);

  useEffect(() => {
    let isGone = false;
    let stopListening: (() => void) | undefined;
    // Its script is loaded after the page, as most devices keep nothing that waits.
    import('../api/outbox.ts')
      .then(({ entriesOf, onOutboxChange }) => {
        const read = async () => {
          const kinds = (await entriesOf(owner)).filter(({ state }) => state !== 'refused').map(({ kind }) => kind);
          const parts = SCREENING_PARTS.filter((part) => kinds.includes(part));
          if (!isGone) setWaiting((now) => (now.length === 0 && parts.length === 0 ? now : parts));
        };
        if (isGone) return;
        stopListening = onOutboxChange(() => void read().catch(() => undefined));
        return read();
      })
      // Where the browser keeps nothing, nothing waits.
      .catch(() => undefined);
    return () => {
      isGone = true;
      stopListening?.();
    };
  }, [owner]);

  return waiting;
}
